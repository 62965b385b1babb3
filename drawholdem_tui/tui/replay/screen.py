"""Recorded hands on the real table: widgets on one side, who directs the replay on the other; and
what one may take from it: text, a hand file, a picture, a table to play on at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

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
from drawholdem_tui.words.language import _, translate
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
            case "log":
                self._log()
            case "help":
                self._help()
            case "rules":
                self.read_rules(self._clause())
            case _:
                self.replaying.notices.tell(self._taken(what))

    def _clause(self) -> str:
        """What is told names it, or it stands behind what has just been said."""
        player, telling = self.replaying.player, self.replaying.telling
        if telling and (told := telling.clause):
            return told
        event = player.last_event
        return clause_behind(event, player.rules, player.show.stage.street) if event else ""

    def _log(self) -> None:
        from drawholdem_tui.tui.pages.page import EDGES, Page

        shelf, player = self.replaying.shelf, self.replaying.player
        room = self.size.width - EDGES
        if beside := shelf.columns(self.replaying.hand, self.looks.glyphs.face, room):
            self.app.push_screen(Page(translate(_("Side by side")), beside))
            return
        lines = [*put_right(player.recorded), *(line.text for line in player.lines())]
        self.app.push_screen(Page(translate(_("The hand so far")), lines, at_end=True))

    def _help(self) -> None:
        from drawholdem_tui.tui.pages.page import Page

        keymap, marks = self.replaying.keymap, marks_in_short(self.replaying.player.rules)
        keys = keys_as_lines(keymap, [When.REPLAY])
        if self.replaying.telling is not None:
            keys = tour_keys_as_lines(keymap, OF_A_SCENE)
        ranking = ranking_of_hands(self.looks.glyphs.face)
        self.app.push_screen(Page(translate(_("Help")), [*keys, "", *marks, "", *ranking]))

    def _taken(self, what: str) -> str:
        """Text, a hand file or a picture; what there is to say about it."""
        replaying = self.replaying
        if what == "copy":
            self.app.copy_to_clipboard("\n".join(hand_in_short(replaying.player)) + "\n")
            return translate(_("Copied, if your terminal allows it."))
        try:
            if what == "picture":
                return self._kept(".svg", self.app.export_screenshot())
            fields = dict(replaying.on_shelf.found.fields)
            seen = fields if replaying.player.eyes is Eyes.ALL else as_the_table_saw(fields)
            return self._kept(".phh", text_of(seen))
        except OSError as error:
            return translate(_("Cannot write: {why}.")).format(why=reason(error))

    def _kept(self, suffix: str, text: str) -> str:
        """Where the program was started, beside the files that are there already."""
        number = self.replaying.player.recorded.number or self.replaying.hand + 1
        for copy in range(_MOST_FILES):
            name = f"hand-{number}-{copy}{suffix}" if copy else f"hand-{number}{suffix}"
            path = Path.cwd() / name
            if not path.exists():
                write_whole(path, text)
                return translate(_("Saved as {path}")).format(path=name)
        return translate(_("There are already too many hand files here."))

    # What the terminal says

    def on_place_chosen(self, message: PlaceChosen) -> None:
        message.stop()
        self.replaying.go_to(message.place)


_MOST_FILES: Final = 1_000


def forked(replaying: Replaying) -> Evening | None:
    """The viewer plays, if still in the hand, else whoever is asked next; nothing where nobody is
    any more."""
    player = replaying.player
    recorded, asked = player.recorded, player.asked_next
    if asked is None or not recorded.hand.knows_the_cards:
        told = _("this hand used real cards: nobody knows what was coming next")
        if asked is None:
            told = _("there is nothing left to decide: go back to a decision")
        replaying.notices.tell(translate(told))
        return None
    own = recorded.own
    person = asked if own is None or player.show.stage.seats[own].folded else own
    actions = recorded.hand.actions[: player.place.actions]
    document = text_of(dict(replaying.on_shelf.found.fields))
    return fork(document, recorded.hand, recorded.names, actions, person=person)
