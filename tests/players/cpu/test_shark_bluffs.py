"""The shark's bluffs: with a draw on the flop, and with none at all at draw poker."""

from __future__ import annotations

from collections import Counter

from drawholdem_tui.engine.actions import Call, Check, Draw, Fold, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_POKER, DRAW_POKER_CASINO, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.shark.shark import Shark


def dealt(rules: Rules, hole: str, *more: str, stack: int = 500) -> Hand:
    """Hands by seat, ``AhKd QsQd``; then what comes from the deck."""
    hands = [[card(each[at : at + 2]) for at in range(0, len(each), 2)] for each in hole.split()]
    order = [cards[at] for at in range(len(hands[0])) for cards in hands]
    order += map(card, more)
    order += [each for each in FULL_DECK if each not in order]
    return Hand(rules, regular(rules, (stack,) * len(hands)), OrderedDeck(tuple(order)))


def flop(hole: str) -> int:
    """How often of forty times it bets into one who has called, on nine, six, deuce."""
    return bets(hole)


def bets(hole: str, *, turn: bool = False) -> int:
    """The same behind a check of both, on the turn."""
    more = ("3h", "9s", "6s", "2d", "4d", "Kd")
    hand = dealt(TEXAS_HOLDEM, f"{hole} KcQd", *more[: 6 if turn else 4])
    hand.play([RaiseTo(25), Call(), *[Check()] * 2 * turn])
    decision = hand.decision
    assert decision
    assert decision.seat == 0
    view, shark = hand.view(0), Shark(quick=True)
    actions = [shark.decide(view, decision, Chance(seed)) for seed in range(40)]
    return sum(isinstance(action, RaiseTo) for action in actions)


def test_a_draw_is_bet_oftener_than_what_is_as_weak_and_will_stay_so() -> None:
    nothing, draw = flop("Jc4h"), flop("Js4s")
    assert draw > 30, (nothing, draw)
    assert draw > nothing + 5, (nothing, draw)


def test_what_is_checked_on_the_flop_may_be_bet_on_the_turn() -> None:
    """A check tells the other one that they may bet, and fewer cards are left to come for it."""
    for hole in ("Jc4h", "Ac2h", "8c7h"):
        assert bets(hole, turn=True) >= bets(hole), hole


def test_now_and_then_nothing_stands_pat_before_one_opponent_and_bets() -> None:
    """Nobody does so who has not bet before, or before several."""
    hand = dealt(DRAW_POKER_CASINO, "Kh9c7d4s2h AcAdTs8h5c")
    hand.play([RaiseTo(20), Call()])
    view, decision = hand.view(0), hand.decision
    assert decision
    assert decision.seat == 0
    drew = [Shark(quick=True).decide(view, decision, Chance(seed)) for seed in range(120)]
    pat = sum(action == Draw(()) for action in drew)
    assert 6 <= pat <= 36, pat
    hand.play([Draw(()), Draw((card("Ts"), card("8h"), card("5c")))])
    view, decision = hand.view(0), hand.decision
    assert decision
    bets = [Shark(quick=True).decide(view, decision, Chance(seed)) for seed in range(20)]
    assert sum(isinstance(action, RaiseTo) for action in bets) >= 10


def test_whoever_has_not_bet_draws_honestly() -> None:
    hand = dealt(DRAW_POKER_CASINO, "AcAdTs8h5c Kh9c7d4s2h")
    hand.play([RaiseTo(20), Call(), Draw((card("Ts"), card("8h"), card("5c")))])
    view, decision = hand.view(1), hand.decision
    assert decision
    drew = [Shark(quick=True).decide(view, decision, Chance(seed)) for seed in range(60)]
    assert Draw(()) not in drew


def test_three_of_a_kind_do_not_always_draw_the_same_number() -> None:
    hand = dealt(DRAW_POKER, "9h9c9dKs2h AcAdTs8h5c")
    hand.play([Check(), RaiseTo(20), Call()])
    view, decision = hand.view(0), hand.decision
    assert decision
    counts: Counter[int] = Counter()
    for seed in range(40):
        action = Shark(quick=True).decide(view, decision, Chance(seed))
        assert isinstance(action, Draw)
        assert not {card("9h"), card("9c"), card("9d")} & set(action.cards)
        counts[len(action.cards)] += 1
    assert min(counts[1], counts[2]) > 4, counts


def test_a_hand_that_cannot_win_gives_up_what_is_not_believed() -> None:
    """Who stood pat and is raised again with nothing folds."""
    hand = dealt(DRAW_POKER_CASINO, "Kh9c7d4s2h AcAdTs8h5c")
    hand.play([RaiseTo(20), Call(), Draw(()), Draw((card("Ts"), card("8h"), card("5c")))])
    hand.play([RaiseTo(40), RaiseTo(200)])
    view, decision = hand.view(0), hand.decision
    assert decision
    actions = [Shark(quick=True).decide(view, decision, Chance(seed)) for seed in range(20)]
    assert actions.count(Fold()) >= 19
