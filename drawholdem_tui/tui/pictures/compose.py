"""The scene as it stands: everything the director knows, as pictures for the regions."""

from __future__ import annotations

from drawholdem_tui.tui.directing.director import Director
from drawholdem_tui.tui.pictures.bars import (
    actions_picture,
    keys_picture,
    title_picture,
)
from drawholdem_tui.tui.pictures.curtain import curtain_picture
from drawholdem_tui.tui.pictures.felt import board_picture, line_picture, pots_picture
from drawholdem_tui.tui.pictures.own_hand import own_hand_picture
from drawholdem_tui.tui.pictures.results import results_picture
from drawholdem_tui.tui.pictures.seats import chairs_on_show, seat_picture
from drawholdem_tui.tui.scene.regions import (
    LogPicture,
    LogRow,
    Scene,
)

LINES_OF_LOG = 60  # no terminal shows more beside the table


def compose(director: Director) -> Scene:
    """All regions at once; those that have not changed cost nothing to show."""
    show = director.show
    seats = tuple(seat_picture(show, chair) for chair in chairs_on_show(show))
    cards = show.rules.hole_cards
    question = director.question
    entry = question.entry.picture() if question and question.entry else None
    return Scene(
        title=title_picture(director),
        seats=seats,
        hole_cards=cards,
        board=board_picture(show),
        line=line_picture(show),
        pots=pots_picture(show),
        own=own_hand_picture(director),
        actions=actions_picture(director),
        bet=entry,
        log=LogPicture(tuple(LogRow(*line) for line in show.log[-LINES_OF_LOG:])),
        results=results_picture(director),
        keys=keys_picture(director),
        curtain=curtain_picture(director),
    )
