"""A hand of a file as one that can be looked at again, and as text for a letter."""

from __future__ import annotations

from itertools import groupby
from textwrap import wrap
from typing import Final

from drawholdem_tui.match.names import NAMELESS, heard
from drawholdem_tui.storage.phh.fields import NOT_CORRECTED
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Recorded
from drawholdem_tui.words.cards import faces
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, kept_as
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.games import game_name, hand_number, stakes
from drawholdem_tui.words.table.mistakes import put_right_in_words

# one name stands for nobody's; files that were written in German and in French have had others
_NAMELESS: Final = {heard(name) for name in (NAMELESS, "Du", "Vous")}


def recorded_of(played: Replay, whose: str | None = None) -> Recorded | None:
    """With the cards of ``whose``, else of who has given no name; nothing of a file
    that has not got as far as cards."""
    hand = played.hand
    if hand is None:
        return None
    seats = range(1, len(hand.setup.stacks) + 1)
    player = translate(_("Player {number}"))
    names = played.record.players or tuple(player.format(number=seat) for seat in seats)
    own = next((seat for seat, name in enumerate(names) if _is(name, whose)), None)
    is_you = own is not None and _is_nobody(names[own])
    kept = tuple(NAMELESS if is_you and seat == own else name for seat, name in enumerate(names))
    number, unseen = played.record.number, played.stand_ins
    real = played.record.real or NOT_CORRECTED
    return Recorded(
        hand, kept, number, own, unseen,
        own_is_you=is_you, corrected=real.corrected, taken_back=real.taken_back,
    )  # fmt: skip


def _is(name: str, whose: str | None) -> bool:
    if whose is None or kept_as(whose) == NAMELESS:
        return _is_nobody(name)
    return name == whose


def _is_nobody(name: str) -> bool:
    return heard(name) in _NAMELESS


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
        name, cards = called(recorded.names[recorded.own]), faces(held, player.face)
        lines.append(translate(_("{name} holds {cards}."), name=name, cards=cards))
    for line in put_right_in_words(recorded.corrected, recorded.taken_back, recorded.names):
        lines += wrap(line, _WIDTH)
    for _street, said in groupby(player.told(), lambda line: player.places[line.place].street):
        lines += wrap(" ".join(line.text for line in said), _WIDTH)
    if len(lines) > MOST_LINES:
        before = lines[: MOST_LINES - _AT_THE_END - 1]
        lines = [*before, translate(_("(and so on)")), *lines[-_AT_THE_END:]]
    return lines
