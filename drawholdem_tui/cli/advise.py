"""``advise``: what a swap, a call or a draw is worth, without a table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from drawholdem_tui.cli.chart import too_many
from drawholdem_tui.cli.command import Parser, cannot, chips_from, count, offers, refused, whole
from drawholdem_tui.cli.documents import document
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.engine.cards import Card
    from drawholdem_tui.engine.rules import Rules
    from drawholdem_tui.players.odds.facing import Stake
    from drawholdem_tui.players.odds.price import Call, Choice, Do, Verdict

SAMPLES = 20_000
MOST_OPPONENTS = 9


def advise_options(command: Parser) -> None:
    from drawholdem_tui.engine.rules import PRESETS

    add = command.add_argument
    games = translate(_("one of {games}"), games=", ".join(PRESETS))
    offers(add("--game", default="draw-holdem", metavar="GAME", help=games), lambda: PRESETS)
    add("--hand", required=True, metavar="CARDS", help=_("your cards, such as AsKd"))
    add("--board", default="", metavar="CARDS", help=_("the cards on the board"))
    opponents = _("number of opponents, 1 to 9")
    add("--opponents", type=count, required=True, metavar="N", help=opponents)
    pot = _("the pot, with all bets so far")
    add("--pot", type=chips_from, required=True, metavar="N", help=pot)
    fee = _("what a swap costs (default: --pot less --to-call; 0 before the flop)")
    add("--fee", type=chips_from, metavar="N", help=fee)
    add("--to-call", type=chips_from, default=0, metavar="N", help=_("what it costs to call"))
    final = _("the final pot, your call included (default: pot and call)")
    add("--final-pot", type=chips_from, metavar="N", help=final)
    add("--stack", type=chips_from, metavar="N", help=_("chips you have left"))
    most = _("draw poker: the most cards you may draw (default: what the rules allow)")
    add("--most", type=whole, choices=range(6), metavar="N", help=most)
    add("--samples", type=count, default=SAMPLES, metavar="N", help=_("number of simulated deals"))
    add("--seed", default="", metavar="S", help=_("the same seed gives the same figures"))
    add("--json", action="store_true", help=_("one JSON document instead of lines"))


def advise(options: argparse.Namespace) -> int:
    from drawholdem_tui.engine.rules import PRESETS, Game

    rules = PRESETS.get(options.game)
    if rules is None:
        told = _("unknown game {game!r}; choose one of {games}")
        raise cannot(told, "game", game=options.game, games=", ".join(PRESETS))
    if options.opponents > MOST_OPPONENTS:
        raise too_many(options.opponents, MOST_OPPONENTS)
    if rules.game is Game.DRAW_POKER:
        _advise_draw(options, rules)
    else:
        _advise_swap(options, swaps=rules.swaps)
    return 0


def _advise_swap(options: argparse.Namespace, *, swaps: bool) -> None:
    from drawholdem_tui.engine.actions import Keep, Swap
    from drawholdem_tui.players.odds.deals import Effort
    from drawholdem_tui.players.odds.facing import facing_a_bet
    from drawholdem_tui.players.odds.price import verdict, verdict_facing
    from drawholdem_tui.players.odds.sampled import as_it_is, three_ways
    from drawholdem_tui.words.advice import which_reason
    from drawholdem_tui.words.cards import letters

    if options.most is not None:
        raise cannot(_("only draw poker has draws; add --game draw-poker"), "most")
    own = _cards("hand", options.hand, (2,))
    board = _cards("board", options.board, (0, 3, 4, 5), beside=own)
    fee = options.fee
    if fee is None:  # the pot as it stood when the street's cards came (DH-12), before the bet
        fee = max(0, options.pot - options.to_call) if board else 0
    too_dear = swaps and options.stack is not None and fee > options.stack
    to_call, final_pot = _call_and_final_pot(options)
    effort = Effort(options.samples, _seed(options.seed))
    if swaps and not too_dear:
        dos: list[Do] = [Keep(), Swap(own[0]), Swap(own[1])]
        if to_call:
            stakes = _stakes(options, to_call, final_pot, fee, board)
            *_looks, found = facing_a_bet(own, board, options.opponents, stakes, effort=effort)
            told = verdict_facing(dos, found, stakes)
        else:
            *_before, ways = three_ways(own, board, options.opponents, effort=effort)
            told = verdict(dos, ways, [0, fee, fee], final_pot)
        sentence = which_reason.swap_sentence(told, letters)
    else:
        *_before, ways = as_it_is(own, board, options.opponents, effort=effort)
        told = verdict([Keep()], ways, [0], final_pot)
        keep = told.choices[0]
        sentence = (
            which_reason.swap_too_dear(keep, fee) if too_dear else which_reason.as_it_is(keep)
        )
    _tell(options, told, list(told.choices), sentence, to_call)


def _stakes(
    options: argparse.Namespace, to_call: int, final_pot: int, fee: int, board: Sequence[Card]
) -> tuple[Stake, Stake, Stake]:
    """Of keeping and of each swap. Before the flop the fee counts as a bet (DH-5); on the flop and
    later it leaves so much less to call with, and what goes beyond that goes back (TH-7)."""
    from drawholdem_tui.players.odds.facing import Stake

    if not board:
        then = max(0, to_call - fee)
        swap = Stake(fee, then, final_pot - to_call + fee + then)
    else:
        left = options.stack if options.stack is not None else to_call + fee
        then = min(to_call, left - fee)
        swap = Stake(fee, then, final_pot + fee - 2 * (to_call - then))
    return Stake(0, to_call, final_pot), swap, swap


def _advise_draw(options: argparse.Namespace, rules: Rules) -> None:
    from drawholdem_tui.engine.actions import Draw
    from drawholdem_tui.engine.cards import Card
    from drawholdem_tui.engine.openers import proves_openers
    from drawholdem_tui.players.odds.deals import Effort
    from drawholdem_tui.players.odds.discards import all_discards, draws
    from drawholdem_tui.players.odds.price import verdict
    from drawholdem_tui.words.advice.which_reason import draw_sentence
    from drawholdem_tui.words.cards import letters

    for name in ("board", "fee"):
        if getattr(options, name):
            raise cannot(_("draw poker has no board and no swaps"), name)
    own = _cards("hand", options.hand, (5,))
    most = options.most
    if most is None:
        most = rules.most_discards(options.opponents + 1)
    to_call, final_pot = _call_and_final_pot(options)
    sets = all_discards(own, most)
    effort = Effort(options.samples, _seed(options.seed))
    # whoever cannot have opened faces somebody who has; and so does whoever has to call (DP-4)
    faces_opener = rules.needs_openers and (to_call or not proves_openers(own))
    opener = 0 if faces_opener else None
    *_before, ways = draws(own, sets, [None] * options.opponents, opener=opener, effort=effort)
    dos = [Draw(tuple(map(Card, each))) for each in sets]
    told = verdict(dos, ways, [0] * len(dos), final_pot)
    best_first = sorted(told.choices, key=lambda each: -each.value)
    _tell(options, told, best_first, draw_sentence(told, letters), to_call)


def _call_and_final_pot(options: argparse.Namespace) -> tuple[int, int]:
    """Nobody calls with more than the stack; what goes beyond it goes back to who bet (TH-7)."""
    to_call, pot = options.to_call, options.pot
    if options.stack is not None and options.stack < to_call:
        pot = max(0, pot - (to_call - options.stack))
        to_call = options.stack
    least, final_pot = pot + to_call, options.final_pot
    if final_pot is not None and final_pot < least:
        told = _("the final pot cannot be {pot}: the pot and the call already come to {least}")
        raise cannot(told, "final-pot", pot=chips(final_pot), least=chips(least))
    return to_call, least if final_pot is None else final_pot


def _tell(
    options: argparse.Namespace,
    told: Verdict,
    choices: list[Choice],
    sentence: str,
    to_call: int,
) -> None:
    from drawholdem_tui.players.odds.price import call_of
    from drawholdem_tui.words.advice.which_reason import (
        call_sentence,
        choice_name,
        choices_as_lines,
    )
    from drawholdem_tui.words.cards import letters

    # a hand goes on as it is; before the draw it is worth what the best draw makes of it
    going_on = choices[0]
    call = call_of(going_on.chances, to_call, told.final_pot - to_call, told.final_pot)
    if options.json:
        print(document(_document(told, choices, call, sentence)))
        return
    best = choices[:8]
    lines = [*choices_as_lines(best, [choice_name(each.do, letters) for each in best]), sentence]
    if to_call:
        lines.append(call_sentence(call, going_on, to_call))
    say(*lines)


def _document(told: Verdict, choices: list[Choice], call: Call, sentence: str) -> dict[str, object]:
    from drawholdem_tui.engine.actions import words_for_scripts

    as_it_is = told.choices[0].chances
    return {
        "win": as_it_is.win,
        "tie": as_it_is.tie,
        "final_pot": told.final_pot,
        "choices": [
            {
                "do": words_for_scripts(each.do),
                "win": each.chances.win,
                "share": each.chances.share,
                "fee": each.fee,
                "value": each.value,
                "se": each.error,
            }
            for each in choices
        ],
        "best": words_for_scripts(told.best.do),
        "close": told.close,
        "call": {"odds": call.odds, "value": call.value},
        "sentence": sentence,
    }


def _cards(
    option: str, words: str, sizes: tuple[int, ...], beside: Sequence[Card] = ()
) -> tuple[Card, ...]:
    from drawholdem_tui.engine.cards import cards
    from drawholdem_tui.engine.errors import CardError
    from drawholdem_tui.words.refusals.errors import sentence

    try:
        found = cards("".join(words.split()))
    except CardError as error:
        raise refused(error, option) from None
    seen: set[Card] = set(beside)
    for card in found:
        if card in seen:
            raise UsageError(sentence("card_twice", {"card": card}), option)
        seen.add(card)
    if len(found) not in sizes:
        told = plural(
            "one card given; expected {sizes}",
            "{number} cards given; expected {sizes}",
            len(found),
        )
        *these, this = map(str, sizes)
        either = translate(_("{these} or {this}"), these=", ".join(these), this=this)
        raise UsageError(told.format(number=len(found), sizes=either if these else this), option)
    return found


def _seed(words: str) -> int:
    return int.from_bytes(sha256(words.encode("utf-8", "surrogateescape")).digest()[:8])
