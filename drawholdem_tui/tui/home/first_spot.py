"""The first spot of a sitting that was asked for on the command line: made beside what loads the
screen, drawn as soon as there is one, and answered at the table that is mounted behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # it begins before the screen is loaded
    from drawholdem_tui.drills.sitting import Sitting
    from drawholdem_tui.drills.spot import Spot
    from drawholdem_tui.past.training_book import Training
    from drawholdem_tui.tui.drill.director import Drilling
    from drawholdem_tui.tui.drill.screen import DrillScreen
    from drawholdem_tui.tui.home.study import Program
    from drawholdem_tui.tui.live.screens.first_frame import LaidSpot
    from drawholdem_tui.tui.table.scene.regions import Scene

# seconds: what is there so soon is waited for, for to draw an empty screen first takes as long
_NEARLY: Final = 0.1


class Begun(NamedTuple):
    """A sitting, who keeps it, and its first spot; ``troubles`` are what is wrong with the book."""

    sitting: Sitting
    training: Training | None
    first: Spot
    troubles: Sequence[str] = ()


def begun(
    sitting: Sitting, training: Training | None = None, troubles: Sequence[str] = ()
) -> Begun:
    """May take a while."""
    return Begun(sitting, training, sitting.spot_at(len(sitting.answers)), troubles)


class FirstSpot:
    """From nothing to a table at which it is answered."""

    def __init__(self, begin: Callable[[], Begun]) -> None:
        self._beside = ThreadPoolExecutor(1)
        self._coming = self._beside.submit(begin)
        self._drilling: Drilling | None = None
        self._laid: LaidSpot | None = None

    def lays(self, program: Program, seen: Callable[[], None]) -> LaidSpot:
        """To be looked at already."""
        from drawholdem_tui.tui.drill.picture import drill_scene
        from drawholdem_tui.tui.live.screens.first_frame import LaidSpot

        def scene() -> Scene | None:
            if not self._coming.done():
                return None
            return drill_scene(self._directed(program), None)

        wait([self._coming], _NEARLY)
        self._laid = LaidSpot(program.looks, scene, seen)
        return self._laid

    def opens(self, program: Program) -> DrillScreen:
        """To be answered."""
        from drawholdem_tui.tui.home.study import Study

        pressed = self._laid.pressed if self._laid else ()
        drilling, begun = self._directed(program), self._coming.result()
        return Study(program).drill_at(drilling, begun.training, pressed, begun.troubles)

    def wait(self) -> None:
        """Until nothing is done beside any more."""
        self._beside.shutdown()

    def _directed(self, program: Program) -> Drilling:
        if self._drilling is None:
            from drawholdem_tui.tui.home.study import Study

            begun = self._coming.result()
            self._drilling = Study(program).drilling(begun.sitting, begun.first)
        return self._drilling
