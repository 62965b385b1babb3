"""Spots on the real table: widgets on one side, who directs the sitting on the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from drawholdem_tui.drills.in_words import why
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.tui.drill.director import Drilling
from drawholdem_tui.tui.drill.picture import drill_scene
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import StillTable
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.words.language import _, translate

if TYPE_CHECKING:  # a series by seed opens no book
    from drawholdem_tui.past.training_book import Training
    from drawholdem_tui.tui.pages.parts import Part


class DrillScreen(StillTable):
    """Gone behind its last spot, or when somebody has had enough. ``replay`` opens a whole hand,
    ``again`` a sitting like this one; ``training`` keeps what is answered, and knows how earlier
    sittings went; ``alone`` asks whether it is really somebody who looks; ``pressed`` are keys that
    came when the first spot was seen already and the table was not there yet; ``troubles`` are told
    before anything is answered."""

    def __init__(
        self,
        drilling: Drilling,
        looks: Looks,
        replay: Callable[[Spot], None],
        again: Callable[[], None],
        training: Training | None = None,
        *,
        alone: Callable[[str, Callable[[bool | None], None]], None] | None = None,
        pressed: Sequence[str] = (),
        troubles: Sequence[str] = (),
    ) -> None:
        super().__init__(looks)
        self.drilling = self.directs = drilling
        self._scene: Scene | None = None  # as it was shown last
        self._replay = replay
        self._again = again
        self._training = training
        self._alone = alone
        self._pressed = pressed
        self._troubles = troubles

    def on_mount(self) -> None:
        self.drilling.begin(self)
        self.show()
        if self._troubles:
            from drawholdem_tui.tui.pages.page import Page

            self.app.push_screen(Page(translate(_("Drill: this session")), list(self._troubles)))
            return
        for key in self._pressed:
            self.drilling.press(key)

    def drawn(self) -> None:
        super().drawn()
        self.drilling.is_seen()

    def scene(self) -> Scene | None:
        self._scene = drill_scene(self.drilling, self._scene)
        return self._scene

    # What the director wants

    def open(self, what: str) -> None:
        if self.app.screen is not self:  # two quick presses open one thing
            return
        spot = self.drilling.spot
        match what:
            case "hand" if spot is not None:
                self._replay(spot)
            case "rules" if spot is not None:
                from drawholdem_tui.tour.reading_scenes import last_clause

                self.read_rules(last_clause(why(spot, self.looks.glyphs.face)))
            case "help":
                self._help()
            case "leave" | "result":
                self._ends()

    def _ends(self) -> None:
        """What there has been, and then away."""
        answers, training = self.drilling.sitting.answers, self._training
        if training is not None:
            training.ends()
        if not answers:
            close(self)
            return
        own = any(spot.is_own for spot, _option in self.drilling.answered)
        if own and training is not None and self._alone is not None:
            self._alone(training.name, lambda it_is: self._tell_result() if it_is else close(self))
        else:
            self._tell_result()

    def _tell_result(self) -> None:
        from drawholdem_tui.tui.drill.result_page import ResultPage, sitting_leaf

        answers, training = self.drilling.sitting.answers, self._training
        sittings, wrong = _sittings(training) if training is not None else ([], [])
        face = self.looks.glyphs.face
        seen = self.drilling.answered
        page = ResultPage(
            answers,
            seen,
            lambda at, room: sitting_leaf(answers, seen, sittings, wrong, face, at=at, room=room),
            self.drilling.sitting.many,
        )

        def leave(_nothing: None) -> None:
            close(self)
            if page.goes_on:
                self._again()

        self.app.push_screen(page, leave)

    def _help(self) -> None:
        from drawholdem_tui.tui.pages.can_do import HelpPage, keys
        from drawholdem_tui.tui.pages.rules import ranking

        about = (
            _("Answer with the table keys; for questions, type the number of an answer."),
            _("All answers within the margin of error count as right."),
        )
        listed = keys(self.drilling.keymap, [When.DRILL])
        lines: list[str | Part] = [*map(translate, about), *listed, ranking()]
        self.app.push_screen(HelpPage(lines))


def _sittings(training: Training) -> tuple[list[list[Answered]], list[str]]:
    """All there have been, or why they cannot be told."""
    from drawholdem_tui.storage.book.faults import BookFault

    try:
        return training.answers(), []
    except BookFault as fault:
        from drawholdem_tui.words.past.book import not_kept

        return [], list(not_kept(fault.fault, fault.why))
