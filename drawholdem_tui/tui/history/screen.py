"""All that has been played: evenings, their hands, and words to find some of them by."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, Static

from drawholdem_tui.past.export import export_found
from drawholdem_tui.past.history.filter import COST, MARKED, SHOWDOWN
from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.tui.history import over_the_list as over
from drawholdem_tui.tui.history import shown
from drawholdem_tui.tui.history.around import Page, list_picture, parts_of
from drawholdem_tui.tui.history.commands import COSTS, EVERY, LEAVE, OPEN, WHOSE, WHY
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.history.glance import Glances
from drawholdem_tui.tui.history.header import ask_for_another, head, how_many
from drawholdem_tui.tui.history.long_table import Finding, KeyLine, LastWord, LongTable
from drawholdem_tui.tui.history.mistakes import Mistakes, SummingUp, no_decisions
from drawholdem_tui.tui.history.plan import NARROWEST
from drawholdem_tui.tui.history.writing import CoachLooksBack, Program, Writing
from drawholdem_tui.tui.keys.command import Doer, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.can_do import Can
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.pages.page import LeafPage
from drawholdem_tui.tui.replay.screen import ReplayScreen
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.words.language import _, translate


class HistoryScreen(DirectedScreen[None]):
    """Left for the menu."""

    DEFAULT_CSS = """
    HistoryScreen { background: $background; layers: page over; }
    HistoryScreen > .bar { height: 1; background: $surface; }
    HistoryScreen .heading { width: 1fr; padding: 0 1; color: $foreground; }
    HistoryScreen .label, .found { width: auto; padding: 0 1; color: $accent; }
    HistoryScreen Input {
        width: 1fr; height: 1; border: none; padding: 0;
        background: $surface; color: $foreground;
    }
    HistoryScreen Input > .input--placeholder, HistoryScreen Input > .input--suggestion {
        color: $foreground; text-style: italic;
    }
    """

    def __init__(
        self,
        program: Program,
        book: Path,
        keymap: Keymap,
        looks: Looks,
        evening: int | None = None,  # whose hands are seen at once
        *,
        replay: Callable[..., ReplayScreen],  # of a shelf, with the hand that is seen first
    ) -> None:
        super().__init__()
        self.looks, self.keymap = looks, keymap
        self.looking = LookingBack(book, evening)
        self._program, self.writing = program, Writing(program)
        self.coach = CoachLooksBack(self.looking, self.writing, self, self._more_is_known)
        self.mistakes = Mistakes(self, self.writing.keep, self._tell)
        self.sums = SummingUp(self.looking, self, self._tell)
        self._open_replay = replay
        self._naming: HandLine | None = None  # whose name is being typed
        self._replay: ReplayScreen | None = None  # open over this
        self._news, self._suggests = "", LastWord(())  # of what was pressed last
        self.table, self._glances = LongTable(looks, id="list"), Glances(looks.glyphs.face)
        self._hint = translate(_("for example: ann swaps 2 showdown pot 500 (at least 500)"))
        self.typing = Input(compact=True, placeholder=self._hint)
        self._keys = KeyLine(looks, id="keys")
        self.doers = self._what_is_done()

    def compose(self) -> ComposeResult:
        with Horizontal(classes="bar"):
            yield Static(classes="heading", markup=False)
            yield Static(classes="found", markup=False)
        with Finding():
            yield Static(classes="label", markup=False)
            yield self.typing
        yield self.table
        yield self._keys

    def look(self, looks: Looks) -> None:
        """Other colours and signs, at once."""
        self.looks = looks
        self._glances = Glances(looks.glyphs.face)
        self.table.look(looks)
        self._keys.look(looks)

    def on_screen_resume(self) -> None:
        """Back from a hand, or from an evening that was taken up."""
        if self._replay is not None:
            self.looking.stand_on(self._replay.replaying.hand)
            self._replay = None
        self.looking.look()
        self.typing.suggester = self._suggests = LastWord(self.looking.words())
        self.coach.look()
        self._tell()

    def on_screen_suspend(self) -> None:
        """What is shown over it needs the machine."""
        self.coach.stop()
        self.mistakes.stop()
        self.sums.stop()

    def on_unmount(self) -> None:
        """The program ends, and the book is closed behind it: nothing more is found."""
        self._thoughts.stop()

    def on_resize(self, _event: events.Resize) -> None:
        self._tell()

    def on_descendant_focus(self) -> None:
        self._tell()

    # What is shown

    def _tell(self) -> None:
        looking, size = self.looking, self.app.size
        parts = parts_of(looking, size)
        told = self._news or shown.told(looking, self.coach)
        self._say(".heading", head(looking, size.width))
        page = Page(self._glances, self.looks.glyphs, max(size.width, NARROWEST), parts, told=told)
        page = page._replace(mistake=self.mistakes.here(looking, page))
        page = page._replace(keys=over.keys_here(page.mistake, self.keymap, self.doers))
        see = partial(self.table.see, looking.at, len(looking.rows))
        self.table.show(picture := list_picture(looking, see, page))
        self._say(".found", how_many(looking))
        self._say(".label", translate(_("Name:")) if self._naming else translate(_("Find:")))
        keys = over.keys_below(looking, self.keymap, self.doers, picture.below, size.width)
        if self.focused is self.typing:
            keys = over.keys_of_typing(naming=self._naming is not None)
        self._keys.show(keys)
        self.sums.look()

    def _say(self, where: str, what: str | Content) -> None:
        self.query_one(where, Static).update(what)

    def _more_is_known(self) -> None:
        """The coach has found something; whoever stands on a row stays there."""
        self.looking.want(self.looking.text)
        self._tell()

    # What is pressed

    def on_key(self, event: events.Key) -> None:
        self._thoughts.wait_for_a_key()
        key = typed(event)
        if self.typing.has_focus:
            if key in ("escape", "enter", "up", "down"):
                event.stop()
                self._typed(key)
            return
        event.stop()
        self._press(key)

    def _press(self, key: str) -> None:
        if (at := self.table.moved_by(key)) is not None:
            self._stand_on(at)
            return
        out = EVERY if self.looking.text else LEAVE
        self.run(out if key == "escape" else self.keymap.typed(key, When.HISTORY) or "")

    def on_long_table_moved(self, message: LongTable.Moved) -> None:
        message.stop()
        if message.again:
            self.run(OPEN)
        else:
            self._stand_on(message.at)

    def _stand_on(self, at: int) -> None:
        self.looking.at, self._news = at, ""
        self._tell()

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.run(message.command)

    def run(self, command: str) -> None:
        """Do it, or say why not."""
        if self.app.screen is not self:  # two quick presses open one thing
            return
        self._news = ""
        if doer := self.doers.get(command):
            if doer.of_a_row and (gone := self.looking.gone()):
                self._tell()
                self._news = gone
            self._news = self._news or doer.why_not()
            if not self._news:
                doer.do()
        if self.is_current:
            self._tell()

    def can_do(self) -> Sequence[Can]:
        return over.can_do(self.doers, self.keymap, self.run)

    def _what_is_done(self) -> Mapping[str, Doer]:
        looking, face = self.looking, self.looks.glyphs.face
        return {
            "history open": Doer(self._open, looking.nothing_to_open, of_a_row=True),
            "history filter": Doer(self.typing.focus),
            "history showdowns": Doer(lambda: self._find(looking.turn(SHOWDOWN))),
            COSTS: Doer(lambda: self._find(looking.turn(COST)), looking.no_mistakes_told),
            WHY: Doer(self._why, partial(no_decisions, looking), of_a_row=True),
            WHOSE: Doer(lambda: ask_for_another(looking), looking.no_row),
            "history marks": Doer(lambda: self._find(looking.turn(MARKED))),
            EVERY: Doer(lambda: self._find("")),
            "history mark": Doer(self._mark, looking.no_hand, of_a_row=True),
            "history name": Doer(self._call_it, looking.no_hand, of_a_row=True),
            "history play": Doer(self._ask_to_take_up, looking.nothing_to_play_on, of_a_row=True),
            "history ended": Doer(
                lambda: over.tell_ended(self.app, looking, face), looking.no_evening, of_a_row=True
            ),
            "history export": Doer(self._ask_to_export, looking.no_row, of_a_row=True),
            "history delete": Doer(self._ask_to_delete, looking.nothing_to_delete, of_a_row=True),
            "history help": Doer(lambda: over.tell_help(self.app, self.keymap)),
            "history leave": Doer(self._back),
        }

    def _open(self) -> None:
        if not self.looking.is_in_an_evening:
            self.looking.open_evening()
            self.coach.look()
            self._tell()
            return
        self._replay = self._open_replay(self.looking.shelf(), first=self.looking.at)
        self.app.push_screen(self._replay)

    def _why(self) -> None:
        def tell(page: LeafPage) -> None:
            if self.is_current:
                self._news = ""
                self.app.push_screen(page)

        below = self.table.picture.below if self.table.picture else None
        self._news = self.mistakes.every(self.looking, below, self.looks.glyphs.face, tell)

    def _back(self) -> None:
        if not self.looking.back():
            self.coach.stop()
            close(self)
            return
        self._find(self.looking.text)
        self.coach.look()
        self._tell()

    # What is typed

    def _typed(self, key: str) -> None:
        """Out of the line, unless nothing is found by its words; Escape takes these back."""
        if key == "enter" and self._naming is None and self.looking.filter.troubles:
            self.typing.select_all()  # the next letter begins anew
            return
        naming, self._naming = self._naming, None
        self.typing.suggester, self.typing.placeholder = self._suggests, self._hint
        self.set_focus(None)
        if naming is not None:
            name, self.typing.value = self.typing.value, self.looking.text
            if key == "enter":
                self._wrote(self.writing.name(naming, name))
        elif key == "escape":
            self._find("")
        elif key in ("up", "down"):
            self._press(key)
        self._tell()

    def on_input_changed(self, message: Input.Changed) -> None:
        message.stop()
        late = message.value != self.typing.value
        if self._naming is None and not late and message.value != self.looking.text:
            self._news = ""
            self.looking.want(message.value)
            self.coach.look()
            self._tell()

    def _find(self, text: str) -> None:
        """By these words, which then stand in the line."""
        self.typing.value = text
        self.typing.cursor_position = len(text)

    # What is written

    def _mark(self) -> None:
        if line := self.looking.hand:
            self._wrote(self.writing.mark(line))

    def _call_it(self) -> None:
        self._news = self.writing.trouble
        if not self._news and (line := self.looking.hand):
            self._naming, self.typing.suggester, self.typing.placeholder = line, None, ""
            self._find(line.note.name)
            self.typing.focus()

    def _wrote(self, trouble: str, done: str = "") -> None:
        self.looking.look()
        self._news = trouble or done
        self._tell()

    def _ask_to_delete(self) -> None:
        self._news = self.writing.trouble
        if not self._news:
            over.deleting(self.app, self.looking.named_here(), self._delete)

    def _delete(self) -> None:
        what, here = self.looking.named_here(), self.looking.here
        if here is None:
            return
        delete = self.writing.deletes(hand=self.looking.is_in_an_evening)
        self.looking.step_aside()
        deleted = translate(_("{what} was deleted.")).format(what=what)
        self._wrote(delete(here), deleted[:1].upper() + deleted[1:])

    def _ask_to_export(self) -> None:
        over.exporting(self.app, len(self.looking.hands()), self._export)

    def _export(self, kind: str) -> None:
        listing, hands = self.looking.listing, self.looking.hands()

        async def write() -> None:
            self._news = await to_thread(export_found, listing, hands, kind)
            self._tell()

        self._news = translate(_("Writing the files\u2026"))
        self._tell()
        self.run_worker(write())

    def _ask_to_take_up(self) -> None:
        if row := self.looking.evening_here:
            waits = over.open_beside(self.looking, row)
            over.taking_up(self.app, waits, lambda: self._take_up(row.id))

    def _take_up(self, number: int) -> None:
        if isinstance(taken := self.writing.take_up(number), str):
            self._wrote(taken)
        else:
            self._program.play(*taken)
