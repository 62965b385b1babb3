"""The same hand twice: by its cards, and by what people at a real table say of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.actions import Action, Draw, Swap
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, NoRaise
from drawholdem_tui.engine.deck import OrderedDeck, RealDeck
from drawholdem_tui.engine.events import (
    BoardDealt,
    CardsDrawn,
    CardSwapped,
    DeckReshuffled,
    Event,
    HandShown,
    HoleCardsDealt,
    OpenersShown,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judgement, Judging
from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS, Opening, Rules, Structure
from drawholdem_tui.engine.setup import Setup, regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.players.cpu.random_choice import RandomChoice


def any_rules(rng: Random) -> Rules:
    """A game of the four, its house rules and stakes by chance."""
    rules = PRESETS[rng.choice(list(PRESETS))]
    for name in rules.house_rules:
        kind = HOUSE_RULES[name]
        if name != "swaps":
            rules = rules.with_rule(name, rng.choice(["on", "off"] if kind is bool else list(kind)))
    structure = rng.choice(list(Structure))
    spread = rng.randint(1, 50) if structure is Structure.SPREAD else 0
    ante = rng.choice([0, 3]) if rules.has_blinds else 5
    return replace(rules, structure=structure, spread=spread, ante=ante)


def any_setup(rng: Random, rules: Rules) -> Setup:
    seats = rng.randint(2, 10)
    deep = rng.choice([30, 300, 3000])
    stacks = tuple(rng.randint(1, deep) for _seat in range(seats))
    overblinds = 0
    if rules.has_blinds and rules.overblinds(seats) and rng.random() < 0.3 and rules.swaps:
        overblinds = int(stacks[2] >= 2 * rules.big_blind + rules.ante)
    dead_small = rules.has_blinds and seats > 2 and not overblinds and rng.random() < 0.1
    carried = 0 if rules.has_blinds else rng.choice([0, 0, 7])
    return regular(
        rules, stacks, dead_small_blind=dead_small, overblinds=overblinds, carried=carried
    )


def dealt_and_played(seed: int) -> Hand:
    """To its end, with all its cards, by ``cpu:random``."""
    rng = Random(seed)
    rules = any_rules(rng)
    deck = OrderedDeck(shuffled(str(seed).encode()))
    hand = Hand(rules, any_setup(rng, rules), deck)
    bot = RandomChoice()
    while (decision := hand.decision) is not None:
        hand.act(bot.decide(hand.view(decision.seat), decision, rng))
    return hand


def said_aloud(action: Action, decision: Decision) -> Action:
    """What everybody at the table hears of it."""
    match action:
        case Swap():
            return Swap(UNKNOWN)
        case Draw(cards):
            splits = isinstance(decision, DrawDecision) and decision.split_by(action)
            return Draw((UNKNOWN,) * len(cards), splits)
    return action


def order_of(hand: Hand) -> Judgement:
    """Of the hands that were in at the end, as whoever saw them would tell it."""
    strengths = {seat: ranking.strength(held) for seat, held in hand.hands_at_showdown().items()}
    seats = sorted(strengths, key=lambda seat: (-strengths[seat], seat))
    return Judgement(tuple(tuple(each) for _same, each in groupby(seats, strengths.__getitem__)))


def enough_of(order: Judgement, judging: Judging) -> Judgement:
    """No more groups than the pots need."""
    groups: list[tuple[int, ...]] = []
    for group in order.order:
        open_pots = [
            pot
            for pot in judging.pots
            if len(pot.contenders) > 1 and not {s for g in groups for s in g} & set(pot.contenders)
        ]
        if not open_pots:
            break
        groups.append(group)
    return Judgement(tuple(groups))


def without_cards(event: Event) -> Event:
    """What is told of it where nobody has told the cards."""
    match event.seen_by(None):
        case HoleCardsDealt() | CardSwapped() | CardsDrawn() as hidden:
            return hidden
        case HandShown() | OpenersShown() as shown:
            return shown.but(cards=())
        case BoardDealt(cards=cards) as dealt:
            return dealt.but(cards=(UNKNOWN,) * len(cards))
        case other:
            return other


def as_asked(decision: Decision) -> dict[str, Any]:
    """A prompt but for what it knows of cards."""
    told = {**decision.fields(), "kind": decision.kind}
    if "cards" in told:
        told["cards"] = len(told["cards"])
    if told.get("then") is not None:
        told["then"] = told["then"].fields()
    return told


def played_both_ways(seed: int) -> tuple[Hand, Hand]:
    """With its cards; and by its public actions and the order of the hands. Fails where a prompt
    or an event differs."""
    known = dealt_and_played(seed)
    again = Hand(known.rules, known.setup, known.deck)
    real = Hand(known.rules, known.setup, RealDeck())
    dropped_opener = known.rules.opening is Opening.JACKS and not known.rules.has_blinds
    for action in known.actions:
        asked, heard = again.decision, real.decision
        assert asked is not None
        assert heard is not None, seed
        one, other = as_asked(asked), as_asked(heard)
        if isinstance(asked, BetDecision) and asked.no_raise is NoRaise.NO_OPENERS:
            other |= {key: one[key] for key in ("no_raise", "min_to", "max_to")}
        if dropped_opener:  # whose proof is kept out of the deck, and is of so many cards or so
            other |= {key: one[key] for key in ("to_be_had",) if key in one}
        assert one == other, seed
        again.act(action)
        real.act(said_aloud(action, heard))
    if real.judging:
        order = order_of(known)
        if seed % 3 == 0:
            order = enough_of(order, real.judging)
        real.judge(order)
    return known, real


def reshuffled(hand: Hand) -> bool:
    return any(isinstance(event, DeckReshuffled) for event in hand.events)
