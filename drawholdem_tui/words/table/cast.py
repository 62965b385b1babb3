"""The regulars of the house in words: a line about each, what they say, and how well they play."""

from __future__ import annotations

import enum
from typing import Final

from drawholdem_tui.words.language import In, _, translate


class Occasion(enum.Enum):
    """When one of them speaks: always after a hand, when nobody is deciding."""

    SITS_DOWN = enum.auto()
    WINS_BIG = enum.auto()
    BUSTS = enum.auto()


_BIOS: Final = {
    "vera": _("Counts her chips twice, and yours once."),
    "otto": _("Has never seen a bet he did not want to see again."),
    "mira": _("Always sure the next card is the one."),
    "hugo": _("Raises first and looks at his cards when asked."),
    "ines": _("Was a judge for thirty years and still sits like one."),
    "emil": _("Thinks fees are for other people."),
    "nora": _("Gives away the better card and smiles as if she had not."),
    "luca": _("Came for one hand, some years ago."),
}
_LINES: Final = {
    ("vera", Occasion.SITS_DOWN): _("I am only watching. With chips."),
    ("vera", Occasion.WINS_BIG): _("I had been saving that one."),
    ("vera", Occasion.BUSTS): _("The one time I leave the house."),
    ("otto", Occasion.SITS_DOWN): _("Go on, bet. I'll call."),
    ("otto", Occasion.WINS_BIG): _("You see? You only have to stay in."),
    ("otto", Occasion.BUSTS): _("I would have called again."),
    ("mira", Occasion.SITS_DOWN): _("I dreamt of a queen."),
    ("mira", Occasion.WINS_BIG): _("I said it would come."),
    ("mira", Occasion.BUSTS): _("The next one would have been it."),
    ("hugo", Occasion.SITS_DOWN): _("Is anybody in a hurry to go home?"),
    ("hugo", Occasion.WINS_BIG): _("Sometimes I even have it."),
    ("hugo", Occasion.BUSTS): _("Worth it."),
    ("ines", Occasion.SITS_DOWN): _("Good evening. Let us proceed."),
    ("ines", Occasion.WINS_BIG): _("The evidence was clear."),
    ("ines", Occasion.BUSTS): _("I shall appeal."),
    ("emil", Occasion.SITS_DOWN): _("Is the air free here?"),
    ("emil", Occasion.WINS_BIG): _("And not one chip in fees."),
    ("emil", Occasion.BUSTS): _("At least I paid no fees."),
    ("nora", Occasion.SITS_DOWN): _("Don't mind what I throw away."),
    ("nora", Occasion.WINS_BIG): _("That was the card I meant to keep. Or not."),
    ("nora", Occasion.BUSTS): _("Now I have confused myself."),
    ("luca", Occasion.SITS_DOWN): _("One hand, then I have to go."),
    ("luca", Occasion.WINS_BIG): _("All right, one more."),
    ("luca", Occasion.BUSTS): _("They will wonder where I have been."),
}
LEVELS: Final = {
    "rookie": In("level of a computer player", "rookie"),
    "regular": In("level of a computer player", "regular"),
    "shark": In("level of a computer player", "shark"),
    "pro": In("level of a computer player", "pro"),
    "random": In("level of a computer player", "random"),
}
_SAYS: Final = _("{name}: \u201c{line}\u201d")


def level_in_words(level: str) -> str:
    return translate(LEVELS[level])


def kind_in_words(kind: str) -> str:
    """The same on a seat; bots from elsewhere keep the name they have."""
    return level_in_words(kind) if kind in LEVELS else kind


def bio(character: str) -> str:
    """One dry line about a regular."""
    return translate(_BIOS[character])


def line_of(character: str, name: str, occasion: Occasion) -> str:
    return translate(_SAYS, name=name, line=translate(_LINES[character, occasion]))
