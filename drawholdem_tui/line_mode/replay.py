"""Recorded hands as lines of text, one after the other."""

from __future__ import annotations

from collections import defaultdict
from typing import TextIO

from drawholdem_tui.past.complaint import as_an_error, where
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.player import Player
from drawholdem_tui.tour.reading_scenes import narration_of
from drawholdem_tui.words.cards import Face, faces, letters
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import say
from drawholdem_tui.words.people import Who, told
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.games import game_name, hand_number, stakes
from drawholdem_tui.words.table.mistakes import put_right_in_words
from drawholdem_tui.words.table.table_captions import HOLDS


def tell_scenes(shelf: Shelf, out: TextIO, face: Face = letters) -> None:
    """One after the other; a question is told with its answer."""
    for number in range(len(shelf)):
        found, played = shelf.take(number)
        recorded = recorded_of(played) if isinstance(played, Replay) else None
        if recorded is None or not isinstance(played, Replay):
            continue
        player = Player(recorded, face)
        narration = narration_of(found.fields, [at for at, _asked in played.decisions], player)
        if narration is None:
            continue
        said = defaultdict(list)
        for line in player.told():
            said[line.place].append(line.text)
        say(f"{number + 1}. {translate(narration.about.title)}", to=out)
        for place in range(len(player.places)):
            for text in said[place]:
                say(f"    {text}", to=out)
            if place in narration.captions:
                say(f"  {translate(narration.captions[place].text)}", to=out)
            if question := narration.questions.get(place):
                asked = translate(_("{question} Answer: {right}. {why}"))
                right = translate(question.choices[question.right - 1])
                asks, why = translate(question.asks), translate(question.why)
                say(f"  {asked.format(question=asks, right=right, why=why)}", to=out)
        say(to=out)


_BAD_HAND, _UNREADABLE = 1, 2


def tell_hands(
    shelf: Shelf, out: TextIO, errors: TextIO, face: Face, whose: str | None = None
) -> int:
    """Each as everybody at its table saw it, with the cards of ``whose``; what cannot be told is
    said among the ``errors`` and left out. The exit code of ``replay --check``."""
    worst = 0
    anything = False
    for number in range(len(shelf)):
        found, played = shelf.take(number)
        if isinstance(played, FileFault):
            say(as_an_error(found, played), to=errors)
            worst = max(worst, _BAD_HAND if isinstance(played, HandFault) else _UNREADABLE)
            continue
        if anything:
            say(to=out)
        anything = True
        say(where(found), to=out)
        for line in hand_lines(played, face, whose):
            say(f"  {line}", to=out)
    return worst


def hand_lines(played: Replay, face: Face, whose: str | None) -> list[str]:
    """One hand."""
    recorded = recorded_of(played, whose)
    if recorded is None:
        return [translate(_("The file ends before the cards are dealt."))]
    player = Player(recorded, face)
    number = hand_number(recorded.number) if recorded.number else ""
    head = (game_name(player.rules), number, stakes(player.rules))
    lines = [as_sentence(", ".join(filter(None, head)))]
    held = [card for card in player.own_cards if card is not None]
    if held and recorded.own is not None:
        who = Who(recorded.names[recorded.own], recorded.own_is_you)
        lines.append(told(who, HOLDS, cards=faces(held, face)))
    lines += put_right_in_words(recorded.corrected, recorded.taken_back, recorded.names)
    lines += [line.text for line in player.told()]
    return lines if recorded.hand.over else [*lines, translate(_("The file ends mid-hand."))]
