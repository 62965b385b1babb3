"""A recorded hand as text for a letter: at most twenty lines."""

from __future__ import annotations

from itertools import groupby
from textwrap import wrap
from typing import Final

from drawholdem_tui.story.player import Player
from drawholdem_tui.words.cards import faces
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.games import game_name, hand_number, stakes

MOST_LINES: Final = 20
_WIDTH: Final = 96
_AT_THE_END: Final = 6  # lines that are kept of a story that is too long


def hand_in_short(player: Player) -> list[str]:
    """What was played, who sat there, the viewer's cards, and what happened, street by street, as
    far as it may be seen. Of a story that is too long the middle is left out."""
    recorded = player.recorded
    number = hand_number(recorded.number) if recorded.number else ""
    head = ", ".join(filter(None, (game_name(player.rules), number, stakes(player.rules))))
    stacks = zip(recorded.names, recorded.hand.setup.stacks, strict=True)
    seats = translate(_("At the table: {seats}."))
    told = seats.format(seats=", ".join(f"{called(name)} {chips(stack)}" for name, stack in stacks))
    lines = [as_sentence(head), *wrap(told, _WIDTH)]
    held = [card for card in player.own_cards if card is not None]
    if held and recorded.own is not None:
        own = translate(_("{name} holds {cards}."))
        cards = faces(held, player.face)
        lines.append(own.format(name=called(recorded.names[recorded.own]), cards=cards))
    for _street, said in groupby(player.told(), lambda line: player.places[line.place].street):
        lines += wrap(" ".join(line.text for line in said), _WIDTH)
    if len(lines) > MOST_LINES:
        before = lines[: MOST_LINES - _AT_THE_END - 1]
        lines = [*before, translate(_("(and so on)")), *lines[-_AT_THE_END:]]
    return lines
