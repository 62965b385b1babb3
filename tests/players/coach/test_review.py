"""A finished hand looked at by the coach: nothing of it tells what its player may not know."""

from __future__ import annotations

import re
from random import Random

import pytest
from permuted import again, known_to, with_hidden_cards_permuted
from random_hands import random_hand

from drawholdem_tui.engine.actions import Call, Fold, Keep, Swap
from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, Rules
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.coach.advice import chosen_before
from drawholdem_tui.players.coach.believed import spoken
from drawholdem_tui.players.coach.review import Looked, dearest, looked_at, reviewed
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.hindsight import came_out
from drawholdem_tui.words.advice.review import (
    did_of,
    grade_told,
    graded_line,
    heard_line,
    paid_for,
    quiet_line,
    street_of,
    when_of,
)
from drawholdem_tui.words.advice.why import decided, price_told, weighed, why_as_lines
from drawholdem_tui.words.cards import in_words, letters
from drawholdem_tui.words.numbers import percent
from drawholdem_tui.words.people import Who

ANYTHING_OPENS = DRAW_POKER.with_rule("opening", "anything")
FIGURE = re.compile(r"\d+(\.\d)?")
ONLY_WORSE = re.compile(r"only (\S+) worse")
LUCKY = re.compile("won anyway")
CARD = re.compile(r"\b(?!As (?:it is|you are)\b)[2-9TJQKA][cdhs]\b")  # "As it is" names no card


def looked(hand: Hand, seat: int) -> Looked:
    """With few samples: what is asked here does not depend on their number."""
    every = tuple(reviewed(hand, seat, samples=150))
    return Looked(every, dearest(every), hand.stacks[seat] - hand.setup.stacks[seat])


def finished(rules: Rules, seed: int) -> Hand:
    print("seed", seed)
    return random_hand(seed, "no-limit", preset=rules)


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, ANYTHING_OPENS])
def test_hidden_cards_change_no_price_until_they_have_been_shown(rules: Rules) -> None:
    compared = 0
    for seed in range(40):
        hand = finished(rules, seed)
        seat = Random(seed).randrange(len(hand.setup.stacks))
        try:
            other = again(hand, with_hidden_cards_permuted(hand, seat, seed))
        except IllegalAction:  # a hand that has been mucked may win now, and the next one is asked
            continue
        before, after = looked(hand, seat), looked(other, seat)
        prices = [
            [(each.did, each.cost, each.error, each.grade, each.advice) for each in found.every]
            for found in (before, after)
        ]
        assert prices[0] == prices[1]
        if before.dearest and before.dearest.won == (after.dearest and after.dearest.won):
            assert after.dearest
            assert quiet_line(before.dearest, letters) == quiet_line(after.dearest, letters)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, ANYTHING_OPENS])
def test_nobody_else_s_hidden_cards_are_told(rules: Rules) -> None:
    told = 0
    for seed in range(40, 70):
        hand = finished(rules, seed)
        for seat in range(min(3, len(hand.setup.stacks))):
            found = looked(hand, seat)
            lines = why_as_lines(found, letters)
            lines += quiet_line(found.dearest, letters) if found.dearest else ()
            named = {card for line in lines for card in CARD.findall(line)}
            told += len(named)
            assert named <= {str(card) for card in known_to(hand, seat)}
    assert told > 20


@pytest.mark.parametrize(
    ("rules", "assumed"),
    [(DRAW_HOLDEM, "any cards or, facing a bet"), (ANYTHING_OPENS, "three cards to a pair")],
)
def test_what_the_others_are_taken_to_hold_is_told_where_there_are_figures(
    rules: Rules, assumed: str
) -> None:
    for seed in range(40, 60):
        found = looked(finished(rules, seed), 0)
        last = why_as_lines(found, letters)[-1]
        assert (assumed in last) is (last.startswith("All figures")) is bool(found.every)


def folded_before_the_flop(*, swaps: bool) -> Hand:
    """The first to speak has posted nothing, and may swap a card for a small blind: 7d 2c."""
    begun = cards("KsQs7dJsKhQh2cJh")
    deck = (*begun, *(card for card in FULL_DECK if card not in begun))
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 4), OrderedDeck(deck))
    first = True
    while hand.decision is not None:
        decision = hand.decision
        if isinstance(decision, SwapDecision):
            hand.act(Swap(decision.cards[0]) if swaps and first else Keep())
            first = False
        elif isinstance(decision, BetDecision):
            hand.act(Fold())
    return hand


def test_the_fee_of_the_first_round_is_lost_by_whoever_folds_afterwards() -> None:  # DH-5, DH-7
    first = 2  # behind the blinds
    [paid] = looked(folded_before_the_flop(swaps=True), first).every
    assert 3 < paid.cost < 5  # of the 15 that lay there
    assert paid.grade is Grade.FINE  # less than half a big blind is no mistake
    [kept] = looked(folded_before_the_flop(swaps=False), first).every
    assert kept.grade is Grade.BEST
    assert kept.advice.verdict is not None
    assert kept.advice.verdict.folds
    assert did_of(kept, letters) == "fold"  # as it was said, whatever the engine keeps first
    assert dict(price_told(kept, letters)[1])["fold"] == 0


def test_a_fold_that_is_graded_is_none_of_those_that_are_not() -> None:
    [kept] = (found := looked_at(folded_before_the_flop(swaps=False), 2)).every
    assert kept.folded
    assert found.unpriced == ()
    swapped = looked_at(folded_before_the_flop(swaps=True), 2)
    [fold] = swapped.unpriced  # the swap is graded, the fold after it not
    assert fold.said.kind is SaidKind.FOLD
    assert swapped.in_order == [*swapped.every, fold]


def test_what_has_no_price_is_seen_as_it_was_decided() -> None:
    seen = 0
    for seed in range(40):
        hand = finished(DRAW_HOLDEM, seed)
        for seat in range(len(hand.stacks)):
            for each in looked_at(hand, seat).unpriced:
                seen += 1
                assert each.said.seat == seat
                assert each.said.pot >= 0
                assert len(each.view.board) == {"preflop": 0, "flop": 3, "turn": 4}.get(
                    str(each.said.street), 5
                )
    assert seen > 20


def test_where_a_strategy_was_computed_that_alone_is_the_reason() -> None:
    seen = 0
    for seed in range(60):
        for each in looked(finished(DRAW_HOLDEM, seed), 0).every:
            computed = each.advice.spot is not None
            seen += computed
            assert (" chart " in price_told(each, letters)[2]) == computed
    assert seen


WORDS = {
    Grade.BEST: "best", Grade.FINE: "fine", Grade.COSTS: "mistake", Grade.COSTS_MUCH: "big mistake",
}  # fmt: skip


def test_each_grade_is_told_by_its_word() -> None:
    seen = set()
    for seed in range(60):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        lines = why_as_lines(found, letters)
        for each, line in zip(decided(found, letters), lines, strict=False):
            assert each.grade
            assert line.startswith(f"{WORDS[each.grade]}  ")
            seen.add(each.grade)
    assert seen == set(Grade)


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, ANYTHING_OPENS])
def test_best_is_only_what_nothing_was_worth_more_than(rules: Rules) -> None:
    about_equal = 0
    for seed in range(120):
        found = looked(finished(rules, seed), 0)
        for each, row in zip(found.every, decided(found, in_words), strict=True):
            _said, choices, _reason = price_told(each, in_words)
            own = [worth for name, worth in choices if name == did_of(each, in_words)]
            if not own:
                continue
            best = own[0] == choices[0][1]
            assert (row.word == "best") is best
            assert (", best." in graded_line(each, Who("Ann"), in_words)) is best
            about_equal += each.grade is Grade.BEST and not best
    assert about_equal


def test_a_mistake_is_one_wherever_the_coach_speaks_and_costs_half_a_blind_and_a_twentieth() -> (
    None
):
    told = 0
    for seed in range(60):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        mistakes = [each for each in found.every if each.is_mistake]
        assert bool(found.dearest) is bool(mistakes)
        nothing = "No mistakes" in "\n".join(why_as_lines(found, letters))
        assert nothing is (bool(found.every) and not mistakes)
        for each, row in zip(found.every, decided(found, letters), strict=True):
            word = "mistake" in graded_line(each, Who("Ann"), letters)
            assert word is ("mistake" in row.word) is each.is_mistake
            assert "--" not in graded_line(each, Who("Ann"), letters)
            if each.is_mistake:
                assert each.cost >= DRAW_HOLDEM.big_blind / 2
                assert each.cost > each.pot / 20
            assert not (row.price and each.cost < 1)
        told += len(mistakes)
    assert told > 10


def test_a_cost_is_the_difference_of_what_stands_beside_it() -> None:
    told = 0
    for seed in range(60):
        worst = looked(finished(DRAW_HOLDEM, seed), 0).dearest
        if worst is None or not isinstance(worst.did, Swap | Keep) or worst.advice.spot:
            continue
        said, choices, _reason = price_told(worst, letters)
        values = {name: round(worth) for name, worth in choices}
        name = did_of(worst, letters)
        less = max(values.values()) - values[name]
        assert f" {less} more" in said
        told += 1
    assert told


def test_the_share_of_the_pot_is_that_of_the_two_figures_beside_it() -> None:
    told = 0
    for seed in range(40):
        for each in decided(looked(finished(DRAW_HOLDEM, seed), 0), in_words):
            if FIGURE.fullmatch(each.price) and each.pot.isdecimal():
                assert each.of_pot == percent(float(each.price) / int(each.pot)), each
                told += 1
    assert told > 10


def test_what_a_fine_choice_cost_is_the_same_figure_in_its_row_and_in_its_sentence() -> None:
    tenths = False
    for seed in range(60):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        rows, said = decided(found, letters), came_out(found, letters)
        costs = {row.price for row, each in zip(rows, found.every, strict=True) if not each.won}
        for line in filter(None, map(ONLY_WORSE.search, said)):
            assert line[1] in costs or float(line[1]) < 1
            tenths |= "." in line[1] and float(line[1]) >= 1
    assert tenths


def test_a_choice_is_told_with_what_it_was_worth_and_the_best_of_the_others() -> None:
    kinds = set()
    for seed in range(80):
        found = looked(finished(DRAW_HOLDEM if seed % 2 else ANYTHING_OPENS, seed), 0)
        for row, each in zip(decided(found, letters), found.every, strict=True):
            every = weighed(each, letters)
            (mine,) = (one for one in every if one.chosen)
            others = [f"{one.name} {one.told}" for one in every if not one.chosen]
            if each.advice.spot:
                assert not row.worth
                continue
            assert (row.worth, row.other) == (mine.told, others[0])
            assert sum(one.best for one in every) == 1
            if called := isinstance(each.did, Call):
                assert row.other == "fold 0"
                assert re.fullmatch(r"needed [<\d.]+%, had [<\d.]+%", row.odds)
            assert called or not row.odds
            kinds.add((type(each.did), each.is_mistake))
    assert len(kinds) == 8  # calls, swaps, cards kept and draws, with and without a mistake


def test_what_came_out_alike_on_two_streets_is_one_sentence() -> None:
    said = set[str]()
    for seed in range(600):
        if {"Against ", "won"} <= said:
            return
        hand = finished(DRAW_HOLDEM, seed)
        for seat in range(min(2, len(hand.setup.stacks))):
            lines = came_out(looked(hand, seat), letters)
            if len(lines) == 2 and all(line.endswith("; the hand won anyway.") for line in lines):
                assert len({line.partition(":")[0] for line in lines}) == 1
            said |= {line[:8] for line in lines if ":" not in line}
            said |= {"won" for line in lines if line.endswith(". The hand won anyway.")}
    raise AssertionError(said)


def test_a_look_back_judges_as_the_coach_did_at_the_table() -> None:
    believed = 0
    for seed in range(45):
        hand = finished(DRAW_HOLDEM, seed)
        for each in reviewed(hand, 0):
            told = spoken(each.view, each.decision, seed=chosen_before(each.view))
            assert each.advice == told
            believed += told.against_any is not None
    assert believed


def test_whoever_listens_hears_the_grade_within_a_sentence() -> None:
    heard = set()
    for rules in (DRAW_HOLDEM, ANYTHING_OPENS):
        for seed in range(40):
            if worst := looked(finished(rules, seed), 0).dearest:
                said = heard_line(worst, in_words)
                grade = "mistake" if worst.grade is Grade.COSTS else "big mistake"
                assert f": {grade}. " in said
                assert said.count(":") == 1
                assert said.endswith("It won anyway.") == worst.won
                heard.add(said.split()[3])
    assert heard >= {"swapping", "keeping", "discarding", "calling"}


def test_hindsight_stands_behind_the_prices_and_has_words_of_its_own() -> None:
    lucky = right = 0
    for seed in range(60):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        if not found.every:
            continue
        lines = why_as_lines(found, letters)
        heading = next(at for at, line in enumerate(lines) if line.startswith("The result"))
        assert not any("luck" in line or "lost all the same" in line for line in lines[:heading])
        lucky += any(LUCKY.search(line) for line in lines[heading:])
        assert not any("more than" in line for line in lines[heading:-1])  # told above
        right += any("lost all the same" in line for line in lines[heading:])
        if found.dearest and found.dearest.won and not found.dearest.advice.spot:
            assert LUCKY.search(quiet_line(found.dearest, letters)[0])
    assert lucky
    assert right


def test_hindsight_tells_of_the_choice_for_which_most_was_paid() -> None:
    later = 0
    for seed in range(120):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        paid = [paid_for(each) for each in found.every]
        if max(paid, default=0) == 0 or found.result >= 0:
            continue
        dearest = found.every[len(paid) - 1 - paid[::-1].index(max(paid))]
        said = came_out(found, letters)
        begin, within = f"{street_of(dearest)}: ", when_of(dearest)  # two streets in one sentence
        assert any(line.startswith(begin) or within in line for line in said), said
        later += dearest.is_mistake
    assert later


def test_what_fine_and_a_big_mistake_mean_is_told_wherever_a_choice_was() -> None:
    dear, told = 0, set()
    fine_alone = "“fine”: under half a minimum bet, or under 5% of the pot."
    big_alone = "“big mistake”: over 20% of the pot and over a minimum bet."
    both = "“fine”: under 5% or half a min bet; “big mistake”: over 20% and a min bet."
    for seed in range(60):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        fine = [each for each in found.every if grade_told(each) is Grade.FINE]
        big = [each for each in found.every if grade_told(each) is Grade.COSTS_MUCH]
        said = both if fine and big else fine_alone if fine else big_alone if big else ""
        sentences = {both, fine_alone, big_alone}
        assert sentences.intersection(why_as_lines(found, letters)) == {said} - {""}
        assert all(each.cost > each.pot / 5 and each.cost >= DRAW_HOLDEM.big_blind for each in big)
        told.add(said)
        half = DRAW_HOLDEM.big_blind / 2
        sure = [each for each in fine if each.grade is Grade.FINE]
        assert all(each.cost < half or each.cost <= each.pot / 20 for each in sure)
        dear += any(each.cost >= half for each in fine)
    assert dear  # more than the smallest mistake
    assert {fine_alone, both} <= told


def test_the_line_is_no_praise_and_comes_only_with_a_cost_beyond_the_error() -> None:
    lines = 0
    for seed in range(60):
        found = looked(finished(DRAW_HOLDEM, seed), 0)
        worst = found.dearest
        if worst is None:
            least = DRAW_HOLDEM.big_blind / 2
            assert all(
                each.cost <= max(0.05 * each.pot, 2 * each.error) or each.cost < least
                for each in found.every
            )
            continue
        lines += 1
        assert (
            worst.cost == max(each.cost for each in found.every if each.cost > 2 * each.error)
            or worst.cost > 0.05 * worst.pot
        )
        assert worst.grade in (Grade.COSTS, Grade.COSTS_MUCH)
        assert not quiet_line(worst, letters)[0].endswith(")")  # a price needs no grade beside it
    assert lines


def test_the_same_hand_is_always_told_alike() -> None:
    hand = finished(DRAW_HOLDEM, 8)
    assert looked_at(hand, 0) == looked_at(hand, 0)


def test_a_bet_stands_in_the_list_without_a_grade() -> None:
    seen = set()
    for seed in range(40):
        hand = finished(DRAW_HOLDEM, seed)
        for seat in range(len(hand.stacks)):
            found = looked_at(hand, seat)
            rows = decided(found, letters)
            assert len(rows) == len(found.every) + len(found.unpriced)
            for row, each in zip(rows, found.in_order, strict=True):
                assert (row.grade is None) is (each in found.unpriced)
                if row.grade is None:
                    assert (row.word, row.price, row.worth) == ("not graded", "", "")
                    seen.add(row.did.split()[0])
    assert seen == {"bet", "raise", "fold"}
