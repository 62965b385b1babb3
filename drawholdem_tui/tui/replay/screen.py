"""Recorded hands on the real table: widgets on one side, who directs the replay on the other; and
what one may take from it: text, a hand file, a picture, a table to play on at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from textual.app import App

from drawholdem_tui.evening.again import fork
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.past.recorded import hand_in_short
from drawholdem_tui.past.seen import as_the_table_saw
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.rulebook.clauses import clause_behind
from drawholdem_tui.storage.phh.write import text_of
from drawholdem_tui.storage.whole_files import write_whole
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines, tour_keys_as_lines
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import StillTable
from drawholdem_tui.tui.replay.commands import OF_A_SCENE
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.tui.replay.picture import put_right, replay_scene
from drawholdem_tui.tui.table.drawing.drawn import PlaceChosen
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.words.hands.ranking import ranking_of_hands
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.refusals.system import reason
from drawholdem_tui.words.table.help import marks_in_short


class ReplayScreen(StillTable):
    """Gone when somebody has seen enough. ``fork`` sits down to play on from a place."""

    def __init__(
        self,
        shelf: Shelf,
        keymap: Keymap,
        looks: Looks,
        fork: Callable[[Replaying], None],
        *,
        whose: str | None = None,
        auto: bool = False,
        first: int = 0,
    ) -> None:
        super().__init__(looks)
        self._fork = fork
        self.replaying = self.directs = Replaying(
            shelf, keymap, looks.glyphs.face, self, whose=whose, auto=auto, first=first
        )

    def on_mount(self) -> None:
        self.show()
        self.replaying.grades()
        if self.replaying.auto:
            self.replaying.by_itself.begin()

    def say_again(self) -> None:
        """Somebody may have chosen another language."""
        self.replaying.player.say_again()

    def scene(self) -> Scene:
        return replay_scene(self.replaying, self.looks.glyphs.face)

    # What the director wants

    def open(self, what: str) -> None:
        if self.app.screen is not self:  # two quick presses open one thing
            return
        match what:
            case "leave":
                self._thoughts.stop()
                close(self)
            case "fork":
                self._fork(self.replaying)
            case "log" | "help":
                self._read(what)
            case "rules":
                self.read_rules(self._clause())
            case _:
                told = Taking(self.replaying).take(what, self.app)
                self.replaying.notices.tell(told)

    def _clause(self) -> str:
        """What is told names it, or it stands behind what has just been said."""
        player, telling = self.replaying.player, self.replaying.telling
        if telling and (told := telling.clause):
            return told
        event = player.last_event
        return clause_behind(event, player.rules, player.show.stage.street) if event else ""

    def _read(self, what: str) -> None:
        from drawholdem_tui.tui.pages.page import EDGES, Page

        player = self.replaying.player
        if what == "log":
            lines = [*put_right(player.recorded), *(line.text for line in player.lines())]
            shelf, face = self.replaying.shelf, self.looks.glyphs.face
            if beside := shelf.columns(self.replaying.hand, face, self.size.width - EDGES):
                self.app.push_screen(Page(translate(_("Side by side")), beside))
            else:
                self.app.push_screen(Page(translate(_("The hand so far")), lines, at_end=True))
            return
        keymap, marks = self.replaying.keymap, marks_in_short(player.rules)
        of_a_scene = self.replaying.telling is not None
        keys = keys_as_lines(keymap, [When.REPLAY])
        if of_a_scene:
            keys = tour_keys_as_lines(keymap, OF_A_SCENE)
        ranking = ranking_of_hands(self.looks.glyphs.face)
        lines = [*keys, "", *marks, "", *ranking]
        self.app.push_screen(Page(translate(_("Help")), lines))

    # What the terminal says

    def on_place_chosen(self, message: PlaceChosen) -> None:
        message.stop()
        self.replaying.go_to(message.place)


_MOST_FILES: Final = 1_000


class Taking:
    """Files go where the program was started, beside those that are there already."""

    def __init__(self, replaying: Replaying) -> None:
        self._replaying = replaying

    def take(self, what: str, app: App[int]) -> str:
        """Do it; what there is to say about it."""
        if what == "copy":
            app.copy_to_clipboard("\n".join(hand_in_short(self._replaying.player)) + "\n")
            return translate(_("Copied, if your terminal allows it."))
        try:
            if what == "write":
                return self._written(".phh", text_of(self._document()))
            return self._written(".svg", app.export_screenshot())
        except OSError as error:
            why = translate(_("Cannot write: {why}."))
            return why.format(why=reason(error))

    def _document(self) -> dict[str, object]:
        """As much as is seen."""
        fields = dict(self._replaying.on_shelf.found.fields)
        return fields if self._replaying.player.eyes is Eyes.ALL else as_the_table_saw(fields)

    def _written(self, suffix: str, text: str) -> str:
        number = self._replaying.player.recorded.number or self._replaying.hand + 1
        for copy in range(_MOST_FILES):
            name = f"hand-{number}-{copy}{suffix}" if copy else f"hand-{number}{suffix}"
            path = Path.cwd() / name
            if not path.exists():
                write_whole(path, text)
                return translate(_("Saved as {path}")).format(path=name)
        return translate(_("There are already too many hand files here."))


def forked(replaying: Replaying) -> Evening | None:
    """The viewer plays, if still in the hand, else whoever is asked next; nothing where nobody is
    any more."""
    player = replaying.player
    recorded, place = player.recorded, player.place
    asked = player.asked_next
    if asked is None:
        replaying.notices.tell(
            translate(_("there is nothing left to decide: go back to a decision"))
        )
        return None
    if not recorded.hand.knows_the_cards:
        replaying.notices.tell(
            translate(_("this hand used real cards: nobody knows what was coming next"))
        )
        return None
    own = recorded.own
    in_the_hand = own is not None and not player.show.stage.seats[own].folded
    person = own if in_the_hand and own is not None else asked
    actions = recorded.hand.actions[: place.actions]
    document = text_of(dict(replaying.on_shelf.found.fields))
    return fork(document, recorded.hand, recorded.names, actions, person=person)
