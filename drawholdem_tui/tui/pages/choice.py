"""A question over the page that has a few answers, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from drawholdem_tui.tui.keys.pressed import key_of
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called

T = TypeVar("T")

_KEY = "bold $background on $accent"


class Answer(NamedTuple, Generic[T]):
    """``keys`` give it; the first one's name is shown before what it means."""

    keys: tuple[str, ...]
    name: str
    means: str
    result: T


class Choice(ModalScreen[T]):
    """Dismissed with an answer; no other key does anything."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    Choice { align: center middle; }
    Choice > Static {
        width: auto; max-width: 90%; height: auto; padding: 1 3;
        border: outer $rail; background: $felt; color: $on-felt;
    }
    """

    def __init__(
        self, lines: Sequence[str], answers: Sequence[Answer[T]], *further: Sequence[Answer[T]]
    ) -> None:
        """``further`` answers stand apart from the first ones."""
        super().__init__()
        self.private = False  # gone as soon as somebody else may be looking
        self._rows: list[Answer[T] | None] = []  # none: an empty one
        self._lines: list[str | tuple[str, str]] = [*lines]  # an answer as its key and the rest
        for group in (answers, *further):
            wide = max((len(each.name) for each in group), default=0)
            self._rows += [None, *group]
            self._lines.append("")
            self._lines += [(f" {each.name:<{wide}} ", f"  {each.means}") for each in group]

    def compose(self) -> ComposeResult:
        lines = (
            Content(line)
            if isinstance(line, str)
            else Content.assemble((line[0], _KEY), Content(line[1]))
            for line in self._lines
        )
        yield Static(Content("\n").join(lines), markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        for answer in self._rows:
            if answer and key in answer.keys:
                close(self, answer.result)
                return

    def on_click(self, event: events.Click) -> None:
        """On one of the last lines, as its key."""
        box = self.query_one(Static)
        from_below = box.size.height - 1 - event.get_content_offset_capture(box).y
        inside = event.widget is box and 0 <= from_below < len(self._rows)
        if inside and (answer := self._rows[-1 - from_below]):
            close(self, answer.result)


ONLY: Final = _("Only {name} sees this: the others look away.")


class Whom(Choice[T | None]):
    """Dismissed with one of several people, or with nobody."""

    def __init__(self, question: str, names: Mapping[T, str]) -> None:
        somebody: list[Answer[T | None]] = [
            Answer((key,), key, name, one)
            for key, (one, name) in zip("1234567890a", names.items(), strict=False)
        ]
        nobody: Answer[T | None] = Answer(
            ("escape",), translate(_("Esc")), translate(_("nobody")), None
        )
        super().__init__((question,), somebody, (nobody,))


class ItIsMe(Choice[bool]):
    """Somebody takes the keyboard before anything of theirs is seen; the others look away."""

    def __init__(
        self, name: str, told: str = ONLY, *, keys: tuple[str, ...] = ("space",), key: str = ""
    ) -> None:
        me, back = translate(_("I am {name}"), name=name), translate(_("back"))
        answers = (
            Answer(keys, key or translate(_("Space")), me, result=True),
            Answer(("escape",), translate(_("Esc")), back, result=False),
        )
        super().__init__((translate(told, name=name),), answers)


def it_is_me(app: App[Any], name: str, then: Callable[[], None]) -> None:
    """Somebody, by the name that is kept, takes the keyboard: ``then``, once the question is
    gone."""

    def taken(it_is: bool | None) -> None:
        if it_is:
            app.set_timer(_SOON, then)

    app.push_screen(ItIsMe(called(name)), taken)


def for_whose_eyes(app: App[Any], people: Mapping[T, str], then: Callable[[T], None]) -> None:
    """Which of several people asks for something that tells of their cards: each looks alone."""

    def chosen(who: T | None) -> None:
        if who is not None:
            it_is_me(app, people[who], lambda: then(who))

    if len(people) == 1:
        chosen(*people)
        return
    names = {who: called(name) for who, name in people.items()}
    app.push_screen(Whom(translate(_("Who is looking?")), names), chosen)


def whose_cards(
    app: App[Any],
    people: Mapping[int, str],
    one: Callable[[int], None],
    every: Callable[[], None],
    nobody: Callable[[], None],
) -> None:
    """Which of several people's cards are to be seen, by seat: of one, who looks alone, of all, or
    none."""
    names = {
        seat: translate(_("only {name}'s"), name=called(each)) for seat, each in people.items()
    }
    names[_EVERY] = translate(_("everybody's (some were never shown)"))

    def chosen(seat: int | None) -> None:
        if seat is None:
            nobody()
        elif seat == _EVERY:
            every()
        else:
            it_is_me(app, people[seat], lambda: one(seat))

    app.push_screen(Whom(translate(_("Whose cards do you want to see?")), names), chosen)


_EVERY: Final = -1  # in the place of a seat


_SOON: Final = 0.01  # seconds: a question is gone then


class Asked(Choice[bool]):
    """Enter is yes, Escape no; so are Y and N."""

    def __init__(self, lines: tuple[str, ...], yes: str, no: str) -> None:
        enter, escape = translate(_("Enter")), translate(_("Esc"))
        answers = (
            Answer(("enter", "y"), enter, yes, result=True),
            Answer(("escape", "n"), escape, no, result=False),
        )
        super().__init__(lines, answers)
