"""What the help of several pages is made of: keys with what they do, and the ranking of hands."""

from __future__ import annotations

from collections.abc import Iterable

from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_listed
from drawholdem_tui.tui.pages.parts import Part
from drawholdem_tui.tui.table.drawing.lines import Faces, Said
from drawholdem_tui.tui.table.drawing.tables import Column, Table
from drawholdem_tui.words.hands.ranking import examples, ranking_heading


def keys(keymap: Keymap, times: Iterable[When]) -> list[Part]:
    """A part for each time at which they can be pressed."""
    columns = (Column(), Column(), Column())
    return [
        Part(
            heading,
            (
                Table(
                    columns,
                    tuple(
                        (Said(keys, "gold"), Said(title, "strong"), Said(does, "quiet"))
                        for keys, title, does in rows
                    ),
                ),
            ),
        )
        for heading, rows in keys_listed(keymap, times)
    ]


def ranking() -> Part:
    """All kinds of hands, the best first, each with cards."""
    rows = tuple((Said(name), Faces(example)) for name, example in examples())
    return Part(ranking_heading(), (Table((Column(), Column()), rows),))
