"""What a whole table knew before the cards, and which of its players were computers: with it, their
decisions can be taken again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.engine.view import TableView
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import MOST_CHIPS, Computer, Record
from drawholdem_tui.strangers.numbers import whole


def fields_of(computers: Sequence[Computer], hand: Hand) -> dict[str, Any]:
    """What a hand file says of its computers; nothing where there are none."""
    if not computers:
        return {}
    around = hand.around
    told: dict[str, Any] = {"button": 0 if around.button is None else around.button + 1}
    told |= {"places": around.places, "mode": around.mode}
    if around.level is not None:
        told["level"] = around.level
    if around.hands_to_next is not None:
        told["hands_to_next"] = around.hands_to_next
    fields: dict[str, Any] = {
        "_computers": [each._asdict() for each in computers],
        "_around": told,
    }
    if any(each.hands for each in around.past):
        fields["_past"] = [each.as_numbers() for each in around.past]
    return fields


def around_of(record: Record, setup: Setup) -> TableView:
    """What the file says that the whole table knew."""
    told, seats = record.around, len(setup.stacks)
    past = (NO_PAST,) * seats
    try:
        if record.past:
            past = tuple(map(Past.of_numbers, record.past))
        button = whole(told.get("button", seats), 0, seats)  # as players are numbered; 0: nobody's
        return TableView(
            setup.stacks,
            setup.posts,
            button - 1 if button else None,
            past,
            str(told.get("mode", "cash")),
            _number(told, "level"),
            _number(told, "hands_to_next"),
            whole(told.get("places", seats), 0, MOST_CHIPS),
        )
    except (TypeError, ValueError):
        raise FileFault("around_row", field="_around") from None


def _number(told: Mapping[str, Any], name: str) -> int | None:
    return whole(told[name], 0, MOST_CHIPS) if name in told else None
