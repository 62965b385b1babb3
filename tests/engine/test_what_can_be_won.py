"""What a player can win, and what a call puts at risk for it, as the engine pays it out."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest
import random_hands
from drawholdem_bench.random_hands import random_hand
from tableau import LaidOut, say, texas

from drawholdem_tui.engine import showdown
from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Folded, Held, SwapPotAwarded
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import SeatState, View

pytestmark = pytest.mark.every_python


def asked(hand: Hand) -> View:
    assert hand.decision
    return hand.view(hand.decision.seat)


# As it was met at a table


def test_who_is_short_of_an_all_in_wins_what_the_own_chips_reach() -> None:  # TH-7
    hand = Hand(
        TEXAS_HOLDEM, regular(TEXAS_HOLDEM, (29, 1971)), LaidOut(["AdAh", "KdKh"], "2c7d9h4s3d")
    )
    say(hand, "p2 raises to 1971")
    view = asked(hand)
    assert view.in_the_middle == 1981
    assert (view.to_call, view.at_risk, view.to_win) == (19, 19, 39)
    assert f"{view.needs:.0%}" == "33%"


def test_fees_on_the_line_are_won_whatever_the_own_chips_reach() -> None:  # DH-14
    deck = LaidOut(["AdAh", "KdKh"], "2c7d9h4s3d", "5d6sJcTd")
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (240, 1000)), deck)
    say(hand, "p2 keeps", "p1 keeps", "p2 raises to 50", "p1 calls")
    say(hand, "p1 swaps Ad", "p1 checks", "p2 keeps", "p2 bets to 740")
    view = asked(hand)
    assert view.in_the_middle == 100 + 100 + 740
    assert (view.to_call, view.to_win) == (90, 100 + 100 + 90)


def test_a_side_pot_counts_for_those_who_are_in_it() -> None:  # TH-8
    hand = texas((50, 200, 1000, 1000))
    say(hand, "p3 calls", "p4 calls", "p1 raises to 50", "p2 calls", "p3 calls", "p4 calls")
    say(hand, "p2 checks", "p3 bets to 400", "p4 calls")
    view = asked(hand)
    assert (view.to_call, view.in_the_middle) == (150, 4 * 50 + 800)
    assert view.to_win == 4 * 50 + 150 + 150
    say(hand, "p2 calls", "p3 bets to 100")
    assert hand.view(3).to_win == 4 * 50 + 3 * 150 + 2 * 250 + 100
    assert hand.view(1).to_win == 4 * 50 + 3 * 150
    assert hand.view(0).to_win == 4 * 50


def test_the_swap_pot_counts_for_everybody_who_is_live() -> None:  # DH-18
    deck = LaidOut(["AdAh", "KdKh", "QdQh"], "2c7d9h4s3d", "5d6sJcTd")
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (40, 300, 1000)), deck)
    say(hand, "p3 keeps", "p1 keeps", "p2 keeps", "p3 raises to 40", "p1 calls", "p2 calls")
    say(hand, "p2 swaps Kd", "p2 checks", "p3 swaps Qd", "p3 bets to 800")
    view = asked(hand)
    assert (view.to_call, view.to_win) == (140, 120 + 2 * 120 + 140)  # both fees are on the line
    assert hand.view(0).to_win == 120 + 2 * 120
    say(hand, "p2 calls")
    assert hand.view(2).swap_pot == 240


def test_nobody_wins_anything_behind_a_fold_and_who_watches_sees_all_of_it() -> None:
    hand = texas((1000,) * 3)
    say(hand, "p3 folds")
    assert hand.view(2).to_win == 0
    assert hand.view(None).to_win == hand.view(None).in_the_middle == 15


def test_what_nobody_can_match_of_a_call_is_not_at_risk() -> None:  # TH-3, TH-7
    hand = texas((1000, 7, 1000))  # the big blind is 7 of 10
    say(hand, "p3 folds")
    view = asked(hand)
    assert (view.to_call, view.at_risk, view.to_win) == (5, 2, 5 + 7)


# In any hand of any game


def nothing_more(decision: Decision) -> Action:
    """What costs nothing; a fold where nothing does."""
    match decision:
        case BetDecision():
            return Check() if decision.may_check else Fold()
        case SwapDecision():
            return Keep()
        case DrawDecision():
            return Draw(())


def goes_along(decision: Decision) -> Action:
    """A check or a call; a bet only where nobody may do either (DP-4)."""
    if isinstance(decision, BetDecision) and not decision.may_check:
        return Call() if decision.may_call else RaiseTo(decision.min_to)
    return nothing_more(decision)


def played_on(spot: Hand, asked: View) -> int:
    """How many more chips whoever was asked has in the end; a pot that is passed in waits to be
    won (DP-5)."""
    seat = asked.you or 0
    while (decision := spot.decision) is not None:
        spot.act(goes_along(decision) if decision.seat == seat else nothing_more(decision))
    return spot.stacks[seat] + spot.carried - asked.seats[seat].stack


def ranks(monkeypatch: pytest.MonkeyPatch, own: tuple[Card, ...], *, first: bool) -> None:
    """The cards of one player are better than all others, or worse. Compiled rules cannot be told
    so; they play the same hands as these."""
    if not str(showdown.__file__).endswith(".py"):
        pytest.skip("compiled rules rank hands by themselves")

    def strength(cards: tuple[Card, ...]) -> int:
        return int((set(own) <= set(cards)) is first)

    monkeypatch.setattr(showdown, "ranking", SimpleNamespace(strength=strength))


def spots_of(over: Hand) -> list[Hand]:
    """A hand as it stood at each of its decisions."""
    return [
        Hand(over.rules, over.setup, over.deck).play(over.actions[:said])
        for said in range(len(over.actions))
    ]


def has_a_swap_pot(hand: Hand) -> bool:
    return any(isinstance(event, SwapPotAwarded) for event in hand.events)


def test_a_player_wins_what_the_engine_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    met: Counter[str] = Counter()
    for number in range(500):
        over = random_hand(number)
        if number >= 80 and not has_a_swap_pot(over):  # these are rare
            continue
        for spot in spots_of(over):
            view = asked(spot)
            ranks(monkeypatch, view.own_cards, first=True)
            met[view.rules.game] += 1
            met["part of it"] += view.to_win < view.in_the_middle
            met["side pots"] += len(view.pots) > 1
            met["swap pot"] += view.swap_pot > 0
            met["fees held apart"] += any(each.held is Held.SWAP_POT for each in view.line)
            assert played_on(spot, view) == view.to_win, (number, len(spot.actions))
    assert len(met) == 6, met
    assert min(met.values()) > 20, met


def test_what_is_won_if_somebody_folds_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    owed = 0
    for number in (10368, 11004, 11721, 11824, 13807, 14371):  # six of 73,716 spots are such
        for spot in spots_of(random_hand(number)):
            view = asked(spot)
            ranks(monkeypatch, view.own_cards, first=True)
            more = played_on(spot, view) - view.to_win
            folds = _was_owed_by_those_who_fold(spot, view)
            owed += folds
            assert more > 0 if folds else more == 0, (number, len(spot.actions))
    assert owed == 6


def _was_owed_by_those_who_fold(spot: Hand, view: View) -> bool:
    """Behind a short big blind somebody may owe although nobody has bet more: he has put in more
    than the other one has, and where he folds, that is the other one's all the same. It is not
    counted, for if he calls it is not."""
    own = view.seats[view.you or 0]
    live = [seat for seat in view.seats if seat.state is not SeatState.FOLDED]
    beyond = {seat.seat for seat in live if seat.bet > own.bet + own.stack}
    fold = {event.seat for event in spot.events if isinstance(event, Folded)}
    return bool(beyond) and beyond <= fold


def test_whoever_swaps_first_reaches_less_of_a_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    met: Counter[str] = Counter()
    for number in range(400):
        for spot in spots_of(random_hands.random_hand(number, preset=DRAW_HOLDEM)):
            view = asked(spot)
            if not isinstance(view.decision, SwapDecision) or not view.board:
                continue
            fee, (gives, keeps) = view.decision.fee, view.own_cards
            ranks(monkeypatch, (keeps,), first=True)
            met["less"] += view.to_win_after(fee) < view.to_win
            met["as much"] += view.to_win_after(fee) == view.to_win
            spot.act(Swap(gives))
            assert played_on(spot, view) == view.to_win_after(fee), (number, len(spot.actions))
    assert min(met.values()) > 5, met


def test_a_player_who_calls_those_who_are_all_in_loses_what_is_at_risk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: Counter[bool] = Counter()
    for number in range(300):
        for spot in spots_of(random_hand(number)):
            view = asked(spot)
            if not _is_the_last_word(view):
                continue
            ranks(monkeypatch, view.own_cards, first=False)
            met[view.at_risk < view.to_call] += 1
            gained = played_on(spot, view)
            alone = spot.won().get(view.you or 0, 0)  # what was anted and nobody else could
            assert gained - alone == -view.at_risk, (number, len(spot.actions))
    assert met[True] > 5, met
    assert met[False] > 50, met


def _is_the_last_word(view: View) -> bool:
    """There is a bet to call, and nobody else has chips; nor lies there a bet of somebody who has
    folded that no live one can match: a call would win some of that in any case."""
    others = [seat for seat in view.seats if seat.seat != view.you]
    live = [seat for seat in others if seat.state is not SeatState.FOLDED]
    able = any(seat.state is SeatState.ABLE for seat in live)
    most = max(seat.bet for seat in live)
    return view.to_call > 0 and not able and all(seat.bet <= most for seat in others)
