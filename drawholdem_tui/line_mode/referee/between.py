"""Between two hands at a real table: as at any other, and stacks are put right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawholdem_tui.evening.between import BetweenHands
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.line_mode.between import Interval
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.referee.understanding import BETWEEN
from drawholdem_tui.line_mode.understanding import CommandError
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.mistakes import corrected
from drawholdem_tui.words.typed_words import amount_behind

COMMANDS: Final = ("next", *BETWEEN, "stacks", "rules", "help", "end", "quit")
_HELP: Final = (
    _("next, or Enter alone: the next hand."),
    _("undo: take back the last action of the hand that just ended."),
    _("correct Ben 1240: set Ben's stack to 1,240 after a count."),
    _("button Ben: give Ben the button, before the first hand only."),
    _("rebuy: buy chips up to your starting stack. topup 500: buy 500."),
    _(
        "sitout: skip hands. sitin: come back. leave: take your chips and go. join Zoe: a seat for "
        "Zoe."
    ),
    _("overblind: post twice the big blind in the next hand, if your seat allows it."),
    _("game texas-holdem: choose the next game, when it is your choice."),
    _("With several people, add a name: overblind Ann, topup Ann 500."),
    _("stacks: everyone's chips. rules: the game in brief."),
    _("end: end the evening. quit: leave; the game is saved."),
)


class RealInterval(Interval):
    """Until somebody wants the next hand."""

    commands = COMMANDS
    what_they_do = _HELP
    enter_when_broke = "help"  # it has meant the next hand all evening: nobody buys by it

    def __init__(
        self, referee: Referee, lines: Lines, ask_table: Callable[[str], list[str]]
    ) -> None:
        super().__init__(
            BetweenHands(referee.evening),
            lines,
            ask_table=ask_table,
            seat_person=lambda _chair: None,
            told_of=lambda _event: None,
        )
        self._referee = referee

    def _to_buy(self, chair: int) -> str:
        told = _("rebuy: {name} buys {price}; sitout; leave; next: deal without {name}")
        name = called(self.match.chairs[chair].name)
        return translate(told, name=name, price=chips(self.hands.price(chair)))

    def _about_somebody(self, word: str, rest: list[str]) -> None:
        match word:
            case "correct":
                self._correct(rest)
            case "button":
                chair = self._chair_of(rest)
                self._referee.give_button(chair)
                has = translate(_("{name} has the button."))
                self._said.append(has.format(name=called(self.match.chairs[chair].name)))
            case _:
                super()._about_somebody(word, rest)

    def _correct(self, rest: list[str]) -> None:
        name, stack = amount_behind(rest)
        if stack is None or not name:
            raise CommandError(_("correct needs a name and the stack, such as: correct Ben 1240"))
        chair = self._chair_of(name)
        by = self._referee.correct(chair, stack)
        bought = sum(seat.bought for seat in self.match.chairs) + self.match.brought
        seat = self.match.chairs[chair]
        self._said += corrected(seat.name, seat.stack, by, self.match.chips(), bought)
