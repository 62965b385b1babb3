"""What a place of the action bar means is a value: keys and rests go by it, whatever it is called,
and its amounts are told to the chip or not at all."""

from __future__ import annotations

import asyncio
import re
from gettext import NullTranslations
from typing import Any

import pytest

from drawholdem_tui.engine.actions import Call, Check, Keep, Swap
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.decisions import (
    BetDecision,
    Decision,
    DrawDecision,
    NoCheck,
    NoRaise,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.rulebook.clauses import clause_of_refusal
from drawholdem_tui.tui.hot_seat.choices import offer
from drawholdem_tui.tui.hot_seat.commands import Offer, Verb, places
from drawholdem_tui.tui.hot_seat.offers_picture import Moment, button_picture, in_words
from drawholdem_tui.tui.hot_seat.question import Asked, Question
from drawholdem_tui.tui.table.panel.action_bar import fitted
from drawholdem_tui.tui.table.scene.regions import ActionButton
from drawholdem_tui.words.language import choose
from drawholdem_tui.words.table.decisions import why_not

DRAW_HOLDEM = PRESETS["draw-holdem"]
HOLDEM, DRAW_POKER = PRESETS["draw-holdem"], PRESETS["draw-poker"]


def bet(**changes: Any) -> BetDecision:
    facts: dict[str, Any] = {
        "seat": 0, "price": 60, "bet": 0, "stack": 1_343, "to_call": 60, "pot": 190,
        "min_to": 120, "max_to": 1_343, "no_check": NoCheck.FACING_A_BET, "no_raise": None,
        "no_swap": NoSwap.TURN_IS_OVER,
    }  # fmt: skip
    return BetDecision(**facts | changes)


FREE = {"price": 0, "to_call": 0, "no_check": None}
ALL_IN = {"price": 2_000, "to_call": 1_343, "min_to": 0, "max_to": 0}
CALLS_ALL_IN = bet(**ALL_IN, no_raise=NoRaise.CALLING_IS_ALL_IN)


def swap(fee: int, then: BetDecision | None) -> SwapDecision:
    return SwapDecision(0, fee, 1_343, cards("AsQd"), then)


@pytest.mark.parametrize(
    ("decision", "rules", "means"),
    [
        (bet(), HOLDEM, {
            "fold": Offer(Verb.FOLD, True),
            "call": Offer(Verb.CALL, True, 60, 60),
            "raise": Offer(Verb.RAISE, True, 120, 1_343),
        }),
        (bet(**FREE, no_raise=NoRaise.NOBODY_CAN_CALL, min_to=0, max_to=0), HOLDEM, {
            "fold": Offer(Verb.FOLD, True),
            "call": Offer(Verb.CHECK, True),
        }),
        (bet(**FREE), HOLDEM, {
            "fold": Offer(Verb.FOLD, True),
            "call": Offer(Verb.CHECK, True),
            "raise": Offer(Verb.BET, True, 120, 1_343),
        }),
        (CALLS_ALL_IN, HOLDEM, {
            "fold": Offer(Verb.FOLD, True),
            "call": Offer(Verb.CALL, True, 1_343, 1_343, all_in=True),
        }),
        (swap(5, None), HOLDEM, {
            "swap": Offer(Verb.SWAP, True, 5, 5),
            "keep": Offer(Verb.KEEP, True),
        }),
        (swap(1_343, bet()), HOLDEM, {
            "fold": Offer(Verb.FOLD, True),
            "call": Offer(Verb.CALL, True, 60, 60),
            "raise": Offer(Verb.RAISE, True, 120, 1_343),
            "swap": Offer(Verb.SWAP, True, 1_343, 1_343, all_in=True),
            "keep": Offer(Verb.KEEP, True),
        }),
        (DrawDecision(0, cards("JsJd9c4h2d"), 3, opener=False, to_be_had=9), DRAW_POKER, {
            "swap": Offer(Verb.DRAW, True, 0, 3),
            "keep": Offer(Verb.STAND_PAT, True),
        }),
    ],
)  # fmt: skip
def test_each_place_means_what_the_decision_has(
    decision: Decision, rules: Rules, means: dict[str, Offer]
) -> None:
    offers = {place: offer(place, decision, rules) for place in places(rules)}
    assert {place: each for place, each in offers.items() if each.possible} == means


def test_with_and_without_openers_the_place_means_the_same() -> None:  # DP-6
    opens = bet(**FREE)
    cannot = bet(**FREE, no_raise=NoRaise.NO_OPENERS, min_to=0, max_to=0)
    view = Hand(DRAW_POKER, regular(DRAW_POKER, (1_343, 1_343)), SecretDeck(b"offers")).view(0)
    told = [Asked(0, view, each, hides_openers=True).all_offers() for each in (opens, cannot)]
    assert told[0] == told[1]
    assert told[0]["raise"] == Offer(Verb.OPEN, True)


def test_no_later_swap_is_promised_to_whoever_cannot_pay_for_one_any_more() -> None:  # DH-15
    for why, said in (
        (NoSwap.ROUND_IS_OVER, "swap: next on the flop"),
        (NoSwap.NO_MORE, "no more swaps this hand: the pot is too big"),
    ):
        told = offer("swap", bet(to_call=19, no_swap=why), HOLDEM)
        assert told.why is why
        assert in_words(told)[0] == said


class _OneWordForEverything(NullTranslations):
    def gettext(self, _message: str) -> str:
        return "ja"

    def pgettext(self, _context: str, _message: str) -> str:
        return "ja"


def test_a_key_rests_because_of_what_it_means_and_not_of_what_it_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("drawholdem_tui.words.language._catalogue", _OneWordForEverything())
    checks, calls = _question(bet(**FREE)), _question(bet(to_call=61))
    assert {words for each in calls.offers().values() for words in in_words(each)} == {"ja"}
    calls.rest_after(checks.offers())
    assert calls.resting == {"call"}
    again = _question(bet(to_call=61, pot=400))
    again.rest_after(calls.offers())
    assert not again.resting


def _question(decision: Decision) -> Question:
    view = Hand(HOLDEM, regular(HOLDEM, (1_343, 1_343)), SecretDeck(b"offers")).view(0)
    loop = asyncio.new_event_loop()
    try:
        return Question(0, view, decision, loop.create_future())
    finally:
        loop.close()


@pytest.mark.parametrize("least", [1, 60, 1_180, 65_500, 9_999_999, 123_456_789])
@pytest.mark.parametrize("verb", [Verb.CALL, Verb.BET, Verb.RAISE, Verb.SWAP])
def test_amounts_of_a_decision_are_told_to_the_chip_or_not_at_all(verb: Verb, least: int) -> None:
    ranges = (least, least + 1_343) if verb in (Verb.BET, Verb.RAISE) else (least,)
    for most in ranges:
        for all_in in (False, True) if verb in (Verb.CALL, Verb.SWAP) else (False,):
            button = button_picture("x", "X", Offer(verb, True, least, most, all_in))
            lengths = [len(words) for words in (button.label, *button.shorter)]
            assert lengths == sorted(lengths, reverse=True)
            for room in range(40):
                told = re.findall(r"\d[\d,.]*[KMBT]?", fitted(button, room))
                assert set(told) <= {f"{least:,}", f"{most:,}"}


@pytest.mark.parametrize(
    ("language", "verbs"),
    [
        ("en", ("call", "bet", "raise")),
        ("de", ("mitgehen", "setzen", "erh\xf6hen")),
        ("fr", ("suivre", "miser", "relancer")),
    ],
)
def test_where_only_its_verb_has_room_the_amount_is_left_out(
    language: str, verbs: tuple[str, ...]
) -> None:
    choose(language)
    try:
        for verb, alone in zip((Verb.CALL, Verb.BET, Verb.RAISE), verbs, strict=True):
            assert in_words(Offer(verb, True, 60, 60))[-2:] == (alone, "60")
    finally:
        choose("en")


def test_keeping_says_that_betting_comes_then() -> None:
    try:
        for language in languages():
            choose(language)
            told, bare = in_words(Offer(Verb.KEEP, True), Moment(keeps=True))
            assert len(bare) < len(told) <= 20  # the same where it is narrow
    finally:
        choose("en")


def test_the_longest_wording_that_fits_is_told() -> None:
    raises = button_picture("raise", "R", Offer(Verb.RAISE, True, 1_180, 1_343))
    assert fitted(raises, 17) == "raise 1,180\u20131,343"
    assert fitted(raises, 16) == "raise 1,180+"
    assert fitted(raises, 11) == fitted(raises, 2) == "1,180+"
    calls = button_picture("call", "C", Offer(Verb.CALL, True, 1_343, 1_343, all_in=True))
    assert [fitted(calls, room) for room in (17, 16, 11)] == [
        "call 1,343 all-in",
        "1,343 all-in",
        "all-in",
    ]


def test_where_a_swap_is_asked_about_betting_says_that_it_keeps() -> None:  # DH-9
    asked = Moment(keeps=True)
    assert in_words(Offer(Verb.CHECK, True), asked)[0] == "keep and check"
    assert in_words(Offer(Verb.CALL, True, 60, 60), asked)[0] == "keep and call 60"
    raises = in_words(Offer(Verb.RAISE, True, 120, 970), asked)
    assert raises[0] == "keep and raise to 120\u2013970"
    assert raises[2] == "keep, raise 120\u2013970"
    assert in_words(Offer(Verb.FOLD, True), asked) == ("fold",)
    assert in_words(Offer(Verb.KEEP, True), asked)[0] == "keep, then decide"


def test_a_swap_says_that_a_card_has_to_be_marked_first() -> None:
    unmarked, marked = Moment(keeps=True, marks=("1", "2")), Moment(keeps=True)
    swap, free = Offer(Verb.SWAP, True, 150, 150), Offer(Verb.SWAP, True)
    assert in_words(swap, unmarked)[0] == "swap for 150: first mark 1 or 2"
    assert in_words(free, unmarked)[0] == "swap for free: first mark 1 or 2"
    assert button_picture("swap", "S", swap, unmarked).wants
    assert not button_picture("swap", "S", swap, marked).wants
    assert in_words(swap, marked)[0] == "swap for 150"
    assert in_words(Offer(Verb.SWAP, True, 9, 9, all_in=True), marked)[0] == "swap 9 all-in"


def test_an_all_in_that_nobody_can_match_says_how_far_it_plays() -> None:
    all_in = Offer(Verb.ALL_IN, True, 1_343, 1_343)
    assert in_words(all_in, Moment(plays=915))[0] == "all-in 1,343 (915 in play)"
    assert in_words(all_in, Moment(plays=2_000))[0] == "all-in 1,343"


def test_before_the_flop_a_raise_says_what_it_waits_for() -> None:  # DH-4
    dealt = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 3), SecretDeck(b"first"))
    assert isinstance(dealt.decision, SwapDecision)
    offered = offer("raise", dealt.decision, DRAW_HOLDEM)
    assert not offered.possible
    assert in_words(offered)[0] == "raise: after the swaps"
    assert why_not(NoRaise.SWAPS_FIRST) == "Before the flop, betting comes after the swaps."


def test_a_swap_that_is_over_says_what_was_chosen() -> None:  # DH-9
    over = Offer(Verb.SWAP, why=NoSwap.TURN_IS_OVER)
    assert in_words(over, Moment(swapped=True))[0] == "already swapped"
    assert in_words(over, Moment())[0] == "already kept"
    rules = PRESETS["draw-holdem"]
    hand = Hand(rules, regular(rules, (500, 500)), SecretDeck(b"over"))
    for chosen in (Swap, Keep):  # the big blind, then the button, before the flop
        decision = hand.decision
        assert isinstance(decision, SwapDecision)
        hand.act(Keep() if chosen is Keep else Swap(decision.cards[0]))
    swapped = set()
    for _seat in range(2):
        decision = hand.decision
        assert decision is not None
        swapped.add(Asked(0, hand.view(decision.seat), decision).has_swapped)
        hand.act(Call() if decision.seat else Check())
    assert swapped == {True, False}


def test_a_key_that_is_asked_once_more_says_so_itself() -> None:
    fold = in_words(Offer(Verb.FOLD, True), Moment(keeps=True, again=True))
    assert fold == ("press again to fold", "again: fold", "fold?")


def test_who_wants_to_draw_while_there_are_bets_is_told_when_that_is() -> None:  # DP-7
    offered = offer("swap", bet(no_swap=NoSwap.NOT_IN_THIS_GAME), DRAW_POKER)
    assert offered.why is NoSwap.NOT_IN_THIS_GAME
    assert why_not(NoSwap.NOT_IN_THIS_GAME) == "The draw comes between the betting rounds."
    assert clause_of_refusal(NoSwap.NOT_IN_THIS_GAME) == "DP-7"


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}))
def test_a_language_of_long_words_says_more_than_an_amount_where_english_does(
    language: str,
) -> None:
    """At a table of five cards each a button has nine cells."""
    choose(language)
    try:
        for verb in (Verb.CALL, Verb.BET, Verb.RAISE):
            for most in (20, 970):
                label, *shorter = in_words(Offer(verb, True, 20, most))
                said = fitted(ActionButton("call", "C", label, shorter=tuple(shorter)), 9)
                assert said.rstrip("+") != "20", (verb, most)
    finally:
        choose("en")


# cells: below a check stands what keeps both cards, and a bet has the rest
CHECKS_AT_60 = {"en": 17, "de": 17, "fr": 20}
BETS_AT_60 = {"en": 20, "de": 20, "fr": 17}


@pytest.mark.parametrize(
    ("language", "keeps"), [("en", "keep"), ("de", "behalten"), ("fr", "garder")]
)
def test_that_a_key_keeps_both_cards_first_is_told_in_every_language(
    language: str, keeps: str
) -> None:
    moment = Moment(keeps=True)
    offers = (
        Offer(Verb.CHECK, True),
        Offer(Verb.CALL, True, 60, 60),
        Offer(Verb.BET, True, 10, 970),
    )
    choose(language)
    try:
        for each in offers:
            room = (BETS_AT_60 if each.verb is Verb.BET else CHECKS_AT_60)[language]
            fit = next(told for told in in_words(each, moment) if len(told) <= room)
            assert fit.startswith(keeps), each
    finally:
        choose("en")
