"""Spots in lines of text: the hand so far, a question, and what each answer was worth."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TextIO

from drawholdem_tui.drills.answers_worth import of_what, worths
from drawholdem_tui.drills.hand_shown import followed, hand_so_far, lie_open
from drawholdem_tui.drills.in_words import answer_name, question, says, why
from drawholdem_tui.drills.result import part_name, result_lines
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Call, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.line_mode.choices import by_number, prompt_of
from drawholdem_tui.line_mode.lines import EndOfInput, Lines
from drawholdem_tui.line_mode.understanding import (
    ACTIONS,
    CommandError,
    actions_of,
    command_in,
    refusals_told,
)
from drawholdem_tui.words.cards import Face, faces, in_words
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.table.decisions import own_hand, situation

_BAR = 16  # signs
WORDS = ("hand", "help", "quit")
_WORDS: Final[dict[type[object], tuple[str, ...]]] = {
    Keep: ("keep",), Swap: ("swap",), Draw: ("draw", "pat"), Call: ("call",), Fold: ("fold",),
    RaiseTo: ("allin",),
}  # fmt: skip
_WHOLE_HAND = "v"  # the key of the screen, alike in every language


class DrillInLines:
    """One sitting. The next spot is made while somebody thinks about this one."""

    def __init__(self, sitting: Sitting, source: TextIO, out: TextIO, face: Face) -> None:
        self._sitting = sitting
        self._lines = Lines(source, out, heard=face is in_words)
        self._face = face
        self._answered: Spot | None = None  # the last one

    def go(self) -> bool:
        """Until the last spot, ``quit``, or the end of the input; whether somebody has brought it
        to an end."""
        sitting, over = self._sitting, True
        beside = ThreadPoolExecutor(1)
        try:
            spot = sitting.spot_at(len(sitting.answers))
            while True:
                place = len(sitting.answers)
                following: Future[Spot] | None = None
                self._show(spot, place)
                if place + 1 < sitting.many:
                    following = beside.submit(sitting.spot_at, place + 1)
                option = self._ask(spot)
                if option is None:
                    break
                sitting.answer(spot, option)
                self._tell(spot, option)
                self._answered = spot
                if following is None:
                    self._linger()
                    break
                spot = following.result()
        except EndOfInput:
            over = False
        finally:
            beside.shutdown(cancel_futures=True)
        self._lines.say_all(result_lines(sitting.answers))
        return over

    def _show(self, spot: Spot, place: int) -> None:
        say, face = self._lines.say, self._face
        heading = translate(_("Spot {number} of {spots}: {kind}"))
        kind = part_name(spot.kind, spot.street)
        say(heading.format(number=place + 1, spots=self._sitting.many, kind=kind))
        self._tell_the_hand_so_far(spot)
        view = spot.view
        if view.own_cards and spot.decision is not None:
            say(f"{own_hand(view.own_cards, view.board, face)}")
            say(" ".join(situation(view, spot.decision)))
        for seat, held in lie_open(spot).items():
            told = translate(_("{name}: {cards}"))
            say(told.format(name=called(spot.names[seat]), cards=faces(held, face)))
        if view.board and spot.decision is None:
            say(translate(_("Board: {board}"), board=faces(view.board, face)))
        say(question(spot))

    def _tell_the_hand_so_far(self, spot: Spot) -> None:
        told = hand_so_far(spot, followed(spot, self._face))
        self._lines.say_all([line.text for line in told], "  ")

    def _ask(self, spot: Spot) -> Option | None:
        """What somebody chooses; none: that is enough."""
        while True:
            typed = self._lines.ask(self._prompt(spot)).split()
            if self._tells_the_hand(typed):
                continue
            with refusals_told(self._lines.say):
                word, rest = self._command(spot, typed)
                match word:
                    case "quit":
                        return None
                    case "help":
                        self._lines.say(translate(_HELP))
                    case "hand":
                        self._tell_the_hand_so_far(spot)
                    case _:
                        return self._understood(spot, word, rest)

    def _tells_the_hand(self, typed: list[str]) -> bool:
        """How a hand went on tells much about it: it is told behind the answer, as the key does it
        on the screen. Whether that was asked for."""
        if [each.lower() for each in typed] != [_WHOLE_HAND]:
            return False
        if self._answered is None:
            self._lines.say(translate(_("You can see the whole hand after you answer.")))
            return True
        from drawholdem_tui.line_mode.replay import hand_lines
        from drawholdem_tui.past.shelf import SpotShelf
        from drawholdem_tui.storage.phh.replay import Replay

        played = SpotShelf(self._answered).take(0)[1]
        if isinstance(played, Replay):
            whose = self._answered.called[self._answered.seat]
            self._lines.say_all(hand_lines(played, self._face, whose), "  ")
        return True

    def _linger(self) -> None:
        """Nothing is asked behind the last spot; somebody at a terminal may want its hand."""
        prompt = translate(_("v shows the whole hand, Enter ends the session"))
        if self._lines.at_a_terminal:
            while self._tells_the_hand(self._lines.ask(prompt).split()):
                pass

    def _prompt(self, spot: Spot) -> str:
        if isinstance(spot.decision, DrawDecision):
            return prompt_of(spot.decision, self._face)
        return ", ".join(
            of(number, answer_name(spot, each.do, self._face))
            for number, each in enumerate(spot.options, start=1)
        )

    def _command(self, spot: Spot, typed: list[str]) -> tuple[str, list[str]]:
        """A number of the prompt, or the words of the table, as they are understood there."""
        if isinstance(spot.decision, DrawDecision):
            typed = by_number(typed, spot.decision)
        if not typed:
            raise CommandError(_("type the number of an answer, or help"))
        if len(typed) == 1 and typed[0].isdecimal():
            return typed[0], []
        acts = ACTIONS if spot.decision else ()
        return command_in(typed, words_for(spot), (*WORDS, *acts))

    def _understood(self, spot: Spot, word: str, rest: list[str]) -> Option:
        if word.isdecimal():
            if 0 < int(word[:4]) <= len(spot.options):
                return spot.options[int(word) - 1]
            none = _("choose an answer from 1 to {most}")
            raise CommandError(none, most=len(spot.options))
        if spot.decision is None:
            raise CommandError(_("type the number of an answer, or help"))
        act, *then = actions_of(word, rest, spot.decision)
        spot.decision.check(act)
        if then or not spot.offers(act):
            raise CommandError(_("that is not one of the answers"))
        return spot.option(act)

    def _tell(self, spot: Spot, option: Option) -> None:
        say, face = self._lines.say, self._face
        say(says(spot, option, face))
        if spot.asks is None:
            say(of_what(spot)[0])
            self._lines.say_all(value_lines(spot, option, face), "  ")
        say(why(spot, face, option))
        say()


def words_for(spot: Spot) -> tuple[str, ...]:
    """By which its answers are typed."""
    words = (word for each in spot.options for word in _WORDS.get(type(each.do), ()))
    return tuple(dict.fromkeys(words))


def value_lines(spot: Spot, chosen: Option, face: Face) -> list[str]:
    """A line an answer: what it is worth, how sure that is, how much less than the best; yours has
    a sign."""
    rows = worths(spot, chosen, face)
    name = max(len(row.name) for row in rows)
    worth = max(len(row.worth) for row in rows)
    less = max(len(row.less) for row in rows)
    lines = (
        f"{'>' if row.option is chosen else ' '} {row.name:<{name}}  {row.worth:>{worth}}"
        f"  {row.less:<{less}}  {'#' * round(_BAR * row.loss)}"
        for row in rows
    )
    return [line.rstrip() for line in lines]


_HELP = _(
    "Answer with a number, or as at the table (keep, swap 1, draw 1 3, call). hand repeats the "
    "hand so far, v shows the whole hand of the last spot, quit ends the session."
)
