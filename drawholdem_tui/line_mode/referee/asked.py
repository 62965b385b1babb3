"""What anybody at a real table may want to know."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.events import Held
from drawholdem_tui.evening.real.called import CalledHand
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.line_mode.stacks import stacks
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.table.games import rules_in_short

QUESTIONS: Final = ("board", "pot", "stacks", "log", "rules", "help")
_HELP: Final = (
    _("f, c, r 60, s, k: fold, check or call, bet or raise to 60, swap, keep. allin: go all-in."),
    _("A swapped card is discarded face down; the new one is dealt without a burn."),
    _("In draw poker, type how many cards the player draws."),
    _("From the flop on, f, c or r without s means no swap."),
    _("Several people in one go, up to the end of the round: kks, cr60f; in draw poker 310."),
    _("Qs 7d 2c: the board cards, if you want to type them. board, pot, stacks, log: show them."),
    _("undo: take back the last action; repeat to go further. misdeal: this hand does not count."),
    _("To fix a wrong stack, between two hands: correct Ben 1240."),
    _("pause: stop the clock. end: this hand is the last. quit: leave; the game is saved."),
)


def answer(word: str, referee: Referee, hand: CalledHand) -> list[str]:
    match word:
        case "log":
            return [str(line) for line in hand.show.log]
        case "stacks":
            return stacks(referee.evening, hand.show, referee.dealing)
        case "board":
            return [hand.board()]
        case "pot":
            return _pots(referee, hand.show)
        case "help":
            return [translate(line) for line in _HELP]
    return rules_in_short(referee.match.next_rules())


def _pots(referee: Referee, show: HandOnShow) -> list[str]:
    view = referee.hand.view(None) if referee.hand else None
    bets = sum(seat.bet for seat in view.seats) if view else 0
    fees = sum(each.fee for each in view.line if each.held is not Held.BET) if view else 0
    pots = view.in_the_middle - view.swap_pot - bets - fees if view else 0
    lines = [translate(_("In the pot: {amount}."), amount=chips(pots)), *show.side_pots()]
    if bets:
        lines.append(translate(_("Bets in front: {amount}."), amount=chips(bets)))
    if fees:
        lines.append(translate(_("Fees on the swap line: {amount}."), amount=chips(fees)))
    if show.stage.swap_pot:
        lines.append(translate(_("The swap pot is {amount}."), amount=chips(show.stage.swap_pot)))
    return lines
