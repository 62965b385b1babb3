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
# Those of who sits down tell of no hand: what somebody has just done may be the opposite.
_LINES: Final[dict[tuple[str, Occasion], tuple[str, ...]]] = {
    ("vera", Occasion.SITS_DOWN): (
        _("I am only watching. With chips."),
        _("My chips like it here. They stay."),
        _("Somebody has to be the patient one."),
        _("I know to the chip what I brought."),
    ),
    ("vera", Occasion.WINS_BIG): (
        _("I had been saving that one."),
        _("Patience pays in round figures."),
        _("I shall count that twice."),
    ),
    ("vera", Occasion.BUSTS): (
        _("The one time I leave the house."),
        _("That was the household money."),
        _("I have nothing left to count."),
    ),
    ("otto", Occasion.SITS_DOWN): (
        _("I am here for the company."),
        _("Deal me in. I am curious by nature."),
        _("At home I am not allowed to be curious."),
        _("Good chairs. One stays longer than planned."),
    ),
    ("otto", Occasion.WINS_BIG): (
        _("You see? You only have to stay in."),
        _("Curiosity paid, for once."),
        _("I had nowhere else to be."),
    ),
    ("otto", Occasion.BUSTS): (
        _("I would have called again."),
        _("I had to know. Now I know."),
        _("It was worth the price of the ticket."),
    ),
    ("mira", Occasion.SITS_DOWN): (
        _("I dreamt of a queen."),
        _("My horoscope mentioned a river."),
        _("The deck and I are old friends."),
        _("I have a good feeling. I always have."),
    ),
    ("mira", Occasion.WINS_BIG): (
        _("I said it would come."),
        _("The deck keeps its promises."),
        _("It was in my horoscope."),
    ),
    ("mira", Occasion.BUSTS): (
        _("The next one would have been it."),
        _("The deck and I are not speaking."),
        _("My horoscope owes me an explanation."),
    ),
    ("hugo", Occasion.SITS_DOWN): (
        _("Is anybody in a hurry to go home?"),
        _("I left the brakes at home."),
        _("Chips get bored when they lie still."),
        _("Hold on to your hats."),
    ),
    ("hugo", Occasion.WINS_BIG): (
        _("Sometimes I even have it."),
        _("Loud, but not wrong."),
        _("Thank you for not asking."),
    ),
    ("hugo", Occasion.BUSTS): (
        _("Worth it."),
        _("It was fun while it was fast."),
        _("Somebody had to make it interesting."),
    ),
    ("ines", Occasion.SITS_DOWN): (
        _("Good evening. Let us proceed."),
        _("The court is in session."),
        _("I shall hear both sides."),
        _("Order, please, and a glass of water."),
    ),
    ("ines", Occasion.WINS_BIG): (
        _("The evidence was clear."),
        _("Costs are awarded to me."),
        _("The verdict is final."),
    ),
    ("ines", Occasion.BUSTS): (
        _("I shall appeal."),
        _("The court finds against itself."),
        _("Adjourned."),
    ),
    ("emil", Occasion.SITS_DOWN): (
        _("Is the air free here?"),
        _("I brought my own sandwich."),
        _("Who pays for the light?"),
        _("I came on foot. It saves the fare."),
    ),
    ("emil", Occasion.WINS_BIG): (
        _("And not one chip in fees."),
        _("A penny saved, and a pot besides."),
        _("That is cheaper than working."),
    ),
    ("emil", Occasion.BUSTS): (
        _("At least I paid no fees."),
        _("I knew there was a catch."),
        _("I shall walk home. It is free."),
    ),
    ("nora", Occasion.SITS_DOWN): (
        _("Don't mind what I throw away."),
        _("I smile like this at everybody."),
        _("Believe half of what I do. Guess which."),
        _("I am an open book. In another language."),
    ),
    ("nora", Occasion.WINS_BIG): (
        _("That was the card I meant to keep. Or not."),
        _("Even I did not see that coming."),
        _("I would not have believed me either."),
    ),
    ("nora", Occasion.BUSTS): (
        _("Now I have confused myself."),
        _("You were not supposed to guess right."),
        _("I shall pretend that was the plan."),
    ),
    ("luca", Occasion.SITS_DOWN): (
        _("One hand, then I have to go."),
        _("I left the engine running."),
        _("My coat stays on. I am not staying."),
        _("Just until the rain stops."),
    ),
    ("luca", Occasion.WINS_BIG): (
        _("All right, one more."),
        _("I shall ring home and say I am late."),
        _("The bus can wait."),
    ),
    ("luca", Occasion.BUSTS): (
        _("They will wonder where I have been."),
        _("Is it that late already?"),
        _("The engine will have run dry by now."),
    ),
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


def lines_of(character: str, occasion: Occasion) -> int:
    """How many there are to say."""
    return len(_LINES[character, occasion])


def line_of(character: str, name: str, occasion: Occasion, number: int) -> str:
    return translate(_SAYS, name=name, line=translate(_LINES[character, occasion][number]))
