"""How an evening in lines ends."""

from __future__ import annotations

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.closing import closing_lines


def is_lost(evening: Evening) -> bool:
    """What is played now goes into no book."""
    return evening.keeper is None or evening.not_saved is not None


def tell_that_it_stops(evening: Evening, lines: Lines, *, in_mid_hand: bool, saved: str) -> None:
    """Somebody has left the table before the evening was over; ``saved`` is said of its hand."""
    if is_lost(evening):
        if in_mid_hand:
            ends = _(
                "The evening ends mid-hand; everyone gets back the chips they had before the hand."
            )
            lines.say(translate(ends))
        evening.match.close()
    else:
        lines.say(saved if in_mid_hand else translate(_("The game is saved.")))


def tell_the_summary(evening: Evening, lines: Lines, face: Face) -> None:
    """Who won what, once there has been a hand; and what was counted otherwise."""
    if evening.match.hands >= 1:
        lines.say()
        lines.say_all(closing_lines(closing_of(evening.match), face, evening.alone))
