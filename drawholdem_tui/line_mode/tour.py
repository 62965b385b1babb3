"""The tour as lines of text: what happens, and what there is to know about it."""

from __future__ import annotations

from collections import defaultdict
from typing import TextIO

from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.player import Player
from drawholdem_tui.tour.narration import narration_of
from drawholdem_tui.words.cards import Face, letters
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say


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
