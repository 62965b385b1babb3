"""Scenes of the tour, and what the screen shows of their words."""

from __future__ import annotations

from pathlib import Path

from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.player import Player
from drawholdem_tui.tour.reading_scenes import Narration, narration_of
from drawholdem_tui.words.cards import letters


def scene(file: Path) -> tuple[Player, Narration]:
    found, played = Shelf([file]).take(0)
    assert isinstance(played, Replay)
    recorded = recorded_of(played)
    assert recorded is not None
    player = Player(recorded, letters)
    told = narration_of(found.fields, [at for at, _asked in played.decisions], player)
    assert told is not None
    return player, told


def told_in(files: list[Path]) -> str:
    """All captions and answers."""
    texts = []
    for file in files:
        _player, narration = scene(file)
        texts += [caption.text for caption in narration.captions.values()]
        texts += [question.why for question in narration.questions.values()]
    return "\n".join(texts)
