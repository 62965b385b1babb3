"""What the tutor says before a choice that costs something."""

from __future__ import annotations

from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips


def tutor_says(cost: float, pot: int, key: str, coach: str) -> str:
    """On the screen: the same key plays it anyway, another key thinks again, the coach's key says
    why."""
    told = _("That costs about {cost} in a pot of {pot}. {key}: play it anyway; {coach}: why.")
    return translate(told, cost=chips(round(cost)), pot=chips(pot), key=key, coach=coach)


def tutor_asks(cost: float, pot: int) -> str:
    """The same in lines."""
    told = translate(_("Tutor: that costs about {cost} on average in a pot of {pot}."))
    return told.format(cost=chips(round(cost)), pot=chips(pot))


def tutor_prompt() -> str:
    return translate(_("1: play it anyway, 2: think again, 3: show why"))


def tutor_understands() -> str:
    """After any other answer."""
    return translate(_("Type 1, 2 or 3."))
