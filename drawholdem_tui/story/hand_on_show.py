"""Everything public of the hand that is followed."""

from __future__ import annotations

from dataclasses import dataclass, field

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.match.match import Dealing
from drawholdem_tui.story.stage import Stage
from drawholdem_tui.tui.scene.regions import ResultsPicture


@dataclass(slots=True)
class HandOnShow:
    """Everything of the hand on the screen that is no question."""

    dealing: Dealing | None = None
    seal: str = ""
    button: int | None = None  # the chair it lies at: it moves when the hand begins
    stage: Stage = field(default_factory=Stage)
    log: list[str] = field(default_factory=list)
    fee: int | None = None
    winning: frozenset[Card] = frozenset()  # of the hands that win
    results: ResultsPicture | None = None
