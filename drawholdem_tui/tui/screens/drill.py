"""Spots on the real table: widgets on one side, who directs the sitting on the other."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult

from drawholdem_tui.drills.course import course_lines
from drawholdem_tui.drills.result import result_lines
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.drills.told import why
from drawholdem_tui.engine.events import Event
from drawholdem_tui.past.training.kept import Training
from drawholdem_tui.tour.narration import last_clause
from drawholdem_tui.tui.directing.drill.drilling import Drilling
from drawholdem_tui.tui.drawing.clicks import CommandChosen, KeyClicked
from drawholdem_tui.tui.keys.commands import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.keys.typed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pictures.drill.drill import drill_scene
from drawholdem_tui.tui.scene.regions import Scene
from drawholdem_tui.tui.screens.directed import DirectedScreen
from drawholdem_tui.tui.screens.over.closing import close
from drawholdem_tui.tui.widgets.table import Table
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.ranking import ranking_of_hands


class DrillScreen(DirectedScreen[None]):
    """Gone behind its last spot, or when somebody has had enough. ``replay`` opens a whole hand;
    ``training`` keeps what is answered, and knows how earlier sittings went."""

    def __init__(
        self,
        sitting: Sitting,
        keymap: Keymap,
        looks: Looks,
        replay: Callable[[Spot], None],
        training: Training | None = None,
    ) -> None:
        super().__init__()
        self.looks = looks
        self.table = Table(looks)
        self.drilling = Drilling(sitting, keymap, looks.glyphs.face, self)
        self._showing = False
        self._scene: Scene | None = None  # as it was shown last
        self._replay = replay
        self._training = training

    def compose(self) -> ComposeResult:
        yield self.table

    def on_mount(self) -> None:
        self.drilling.begin()
        self._show()

    def on_unmount(self) -> None:
        self._thoughts.stop()

    def look(self, looks: Looks) -> None:
        """Other colours and signs, at once."""
        self.looks = looks
        self.table.look(looks)
        self.changed()

    # What the director wants

    def changed(self) -> None:
        """Show the scene once, however many changes come in one go."""
        if not self._showing and self.is_running:
            self._showing = True
            self.call_next(self._show)

    def _show(self) -> None:
        self._showing = False
        self._scene = drill_scene(self.drilling, self._scene)
        if self._scene is not None:
            self.table.show(self._scene)
            self.draw_table(self.table)

    async def see(self, event: Event, happens: Callable[[], None]) -> None:
        """Nothing flies: the table stands still."""
        del event
        happens()
        self.changed()

    def open(self, what: str) -> None:
        if self.app.screen is not self:  # two quick presses open one thing
            return
        spot = self.drilling.spot
        match what:
            case "hand" if spot is not None:
                self._replay(spot)
            case "rules" if spot is not None:
                from drawholdem_tui.tui.screens.over.rules import RulesPage

                clause = last_clause(why(spot, self.looks.glyphs.face))
                self.app.push_screen(RulesPage(self.looks.glyphs.face, clause))
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
        from drawholdem_tui.tui.screens.over.page import Page

        lines = [*result_lines(answers), ""]
        lines += course_lines(training.answers()) if training is not None else []
        page = Page(translate(_("The sitting")), lines)
        self.app.push_screen(page, lambda _nothing: close(self))

    def _help(self) -> None:
        from drawholdem_tui.tui.screens.over.page import Page

        keys = keys_as_lines(self.drilling.keymap, [When.DRILL])
        ranking = [translate(_("Hands, best first:")), *ranking_of_hands(self.looks.glyphs.face)]
        about = [
            translate(_("Answer with the keys of the table; a question by its number.")),
            translate(_("Inside the error every answer is right.")),
        ]
        self.app.push_screen(Page(translate(_("Help")), [*about, "", *keys, "", *ranking]))

    # What the terminal says

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.key_comes()
        self.drilling.press(typed(event))

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.drilling.run(message.command)

    def on_key_clicked(self, message: KeyClicked) -> None:
        message.stop()
        self.drilling.press(message.key)
