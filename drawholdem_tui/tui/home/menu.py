"""The menu: what there is to do, and nothing that does not exist."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from drawholdem_tui.tui.home.menu_drawn import Menu, MenuItem, MenuPicture
from drawholdem_tui.tui.keys.pressed import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def entries(waits: str, shorter: str = "", *, history: bool) -> tuple[MenuItem, ...]:
    """What there is to do; ``waits`` tells of an interrupted game, where there is one."""
    items = []
    if waits:
        items.append(MenuItem("continue", translate(_("Continue")), waits, shorter))
    quick = _("you against two computers, right away")
    if waits:
        quick = _("you and two computers; puts that game aside")
    items.append(MenuItem("quick", translate(_("Quick game")), translate(quick)))
    new = _("choose players, stakes and rules")
    if waits:
        new = _("puts the interrupted game aside")
    items.append(MenuItem("new", translate(_("New game")), translate(new)))
    tour = translate(_("learn the rules from narrated hands"))
    if history or waits:
        items.append(MenuItem("tour", translate(_("Tour")), tour))
    else:  # nobody has ever played here
        tour = translate(_("new here? the game in five minutes"))
        items.insert(0, MenuItem("tour", translate(_("Tour")), tour))
    same = translate(_("ten hands, the same for everyone today"))
    items.append(MenuItem("daily", translate(_("Today's deal")), same))
    ten = translate(_("ten decisions, each graded"))
    items.append(MenuItem("drill", translate(_("Drill")), ten))
    items.append(
        MenuItem("rules", translate(_("Rules")), translate(_("all of them, with examples")))
    )
    real = translate(_("Referee: real cards"))
    items.append(MenuItem("referee", real, translate(_("you deal, it keeps count")), wide=True))
    if history:
        played = translate(_("your games: replay, name, export"))
        items.append(MenuItem("history", translate(_("History")), played))
        figures = translate(_("how everyone plays, and who ran well"))
        items.append(MenuItem("statistics", translate(_("Statistics")), figures))
    changes = translate(_("language, colours, speed, keys"))
    items.append(MenuItem("settings", translate(_("Settings")), changes))
    items.append(MenuItem("quit", translate(_("Quit")), translate(_("quit the program"))))
    return tuple(items)


class MenuScreen(Screen[None]):
    """``items`` and ``troubles`` are asked for whenever one comes to it; ``chosen`` gets what
    somebody wants."""

    AUTO_FOCUS = ""

    def __init__(
        self,
        looks: Looks,
        items: Callable[[], Sequence[MenuItem]],
        troubles: Callable[[], Sequence[str]],
        chosen: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.menu = Menu(looks, id="menu")
        self._look_for_items = items
        self._look_for_troubles = troubles
        self._items: Sequence[MenuItem] = ()
        self._troubles: tuple[str, ...] = ()
        self._news = ""  # of what was chosen last
        self._chosen = chosen
        self._at = 0

    def compose(self) -> ComposeResult:
        yield self.menu

    def look(self, looks: Looks) -> None:
        self.menu.look(looks)

    def on_screen_resume(self) -> None:
        """Back from somewhere: there may be a game to go on with now."""
        self.look_again()

    def look_again(self) -> None:
        """What there is to do now, and what is wrong."""
        before, self._items = self._items, self._look_for_items()
        if [each.id for each in before] != [each.id for each in self._items]:
            self._at = 0
        self._troubles = tuple(self._look_for_troubles())
        self._show()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        items = self._items
        key = key_of(event)
        match key:
            case "up":
                self._at = (self._at - 1) % len(items)
            case "down" | "tab":
                self._at = (self._at + 1) % len(items)
            case "enter" | "space":
                self._choose(items[self._at].id)
                return
            case "home":
                self._at = 0
            case "q" | "escape" | "end":
                self._at = len(items) - 1
            case _:
                self._at = _beginning_with(key, items, self._at)
        self._show()

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self._choose(message.command)

    def _choose(self, item: str) -> None:
        if self.app.screen is self:  # two quick presses choose one thing
            self._news = ""
            self._chosen(item)

    def tell(self, what: str) -> None:
        """Until something else is chosen."""
        self._news = what
        self._show()

    def _show(self) -> None:
        keys = translate(_("Up and Down move   Enter chooses"))
        told = (self._news, *self._troubles) if self._news else self._troubles
        self.menu.show(MenuPicture(tuple(self._items), self._at, told, keys))


def _beginning_with(key: str, items: Sequence[MenuItem], at: int) -> int:
    """The next item with this first letter."""
    order = [*range(at + 1, len(items)), *range(at + 1)]
    return next((place for place in order if items[place].title.lower().startswith(key)), at)
