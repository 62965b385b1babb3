"""What is laid over the list: questions before something that cannot be undone, how an evening
ended, the help; and the keys below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from textual.app import App

from drawholdem_tui.past.evenings import closing_of_evening
from drawholdem_tui.storage.book.faults import BookFault, DamagedEvening
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.tui.history.commands import (
    BAR_OF_EVENINGS,
    BAR_OF_HANDS,
    COMMANDS,
    COSTS,
    EVERY,
    EXPORT,
    HELP,
    OPEN,
    WHY,
)
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.history.glance import Mistake
from drawholdem_tui.tui.history.plan import Below
from drawholdem_tui.tui.keys.command import Doer, When, possible
from drawholdem_tui.tui.keys.keymap import Keymap, command
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.pages.can_do import Can, HelpPage, by_commands
from drawholdem_tui.tui.pages.choice import Answer, Asked, Choice
from drawholdem_tui.tui.pages.page import Page
from drawholdem_tui.tui.table.drawing.lines import Cap, Cell, Said
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips, in_print
from drawholdem_tui.words.past.book import book_fault, cannot_be_told
from drawholdem_tui.words.past.history import how_to_find
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.times import time_in_short


def deleting(app: App[Any], what: str, then: Callable[[], None]) -> None:
    """Twice, and the second time no key does it that means yes elsewhere: nothing that is deleted
    comes back."""
    no = Answer(("escape", "enter", "n"), translate(_("Enter")), translate(_("keep it")), False)
    first = translate(_("Delete {what}?")).format(what=what)
    sure = translate(_("This cannot be undone: {what} will be gone for good.")).format(what=what)
    delete = Answer(("d",), "D", translate(_("delete it forever")), True)

    def again(wanted: bool | None) -> None:
        if wanted:
            app.push_screen(Choice((sure,), (delete, no)), lambda sure: then() if sure else None)

    app.push_screen(Asked((first,), translate(_("delete")), translate(_("keep it"))), again)


def exporting(app: App[Any], hands: int, then: Callable[[str], None]) -> None:
    """As which kind of files."""
    told = plural(
        "Write one hand to a folder here:", "Write {hands} hands to a folder here:", hands
    )
    answers = (
        Answer(("p", "enter"), "P", translate(_("one PHH file per hand")), "phh"),
        Answer(("c",), "C", translate(_("one table (CSV): who won what")), "csv"),
        Answer(("escape", "n"), translate(_("Esc")), translate(_("no")), ""),
    )
    asked: Choice[str] = Choice((told.format(hands=chips(hands)),), answers)
    app.push_screen(asked, lambda kind: then(kind) if kind else None)


def open_beside(looking: LookingBack, row: EveningRow) -> str:
    """When the evening began that would be put aside for this one; nothing where none would."""
    others = (each for each in looking.listing.evenings.values() if each.id != row.id)
    began = next((each.began for each in others if each.status == "open"), "")
    return time_in_short(began, weekday=True) if began else ""


def taking_up(app: App[Any], waits: str, then: Callable[[], None]) -> None:
    """Where another evening is open, which is put aside by this."""
    if not waits:
        then()
        return
    told = translate(_("This puts aside the game from {when}; you can find it here."))
    asked = Asked((told.format(when=waits),), translate(_("play on")), translate(_("back")))
    app.push_screen(asked, lambda wanted: then() if wanted else None)


def tell_ended(app: App[Any], looking: LookingBack, face: Face) -> None:
    """Who pays whom, and the rest."""
    row = looking.evening_here
    if row is None:
        return
    try:
        told = closing_of_evening(looking.listing.book, row.id, face)
        lines = [in_print(line) for line in told or ()]
    except DamagedEvening as fault:
        lines = [as_sentence(cannot_be_told(fault.evening))]
    except BookFault as fault:
        lines = [book_fault(fault.fault, fault.why, None)]
    heading = translate(_("Evening {number}")).format(number=row.id)
    app.push_screen(Page(heading, lines or [translate(_("This can no longer be shown."))]))


def can_do(
    doers: Mapping[str, Doer], keymap: Keymap, run: Callable[[str], object]
) -> Sequence[Can]:
    """What would do something with what one stands on."""
    return by_commands(possible(COMMANDS, doers), keymap, run)


def tell_help(app: App[Any], keymap: Keymap) -> None:
    """The keys, and the words behind ``Find``."""
    lines = [*keys_as_lines(keymap, [When.HISTORY]), "", *how_to_find()]
    app.push_screen(HelpPage(lines))


_APART: Final = 2  # columns between a word and the next key
_BEFORE_CHOOSE: Final = 5  # keys of the bar
_ARROWS: Final = "\u2191 \u2193"
_STAYS: Final = 76  # columns: on a narrower page it leaves room for the help
_HERE: Final = {OPEN: _("replay"), WHY: _("decisions"), COSTS: _("mistakes")}


def keys_here(mistake: Mistake | None, keymap: Keymap, doers: Mapping[str, Doer]) -> Cell:
    """What can be done with the hand one stands on; the coach is asked for what it has not said."""
    wanted = (each for each in _HERE if each != COSTS or mistake is None)
    there = [each for each in wanted if not doers[each].why_not()]
    words = [(keymap.key_of(each), translate(_HERE[each])) for each in there]
    caps = ((Cap(key), Said(word, width=cell_len(word) + _APART)) for key, word in words)
    return tuple(piece for pair in caps for piece in pair)


def keys_below(
    looking: LookingBack, keymap: Keymap, doers: Mapping[str, Doer], below: Below, width: int
) -> KeyBarPicture:
    """Those that do something here; what is told ``below`` the list only there."""
    inside = looking.is_in_an_evening
    told = {each.key for line in below.lines for each in line if isinstance(each, Cap)}
    titles = {OPEN: _HERE[OPEN]} if inside else {}
    hints = [
        _hint(each.id, key, titles.get(each.id, each.title))
        for each in map(command, BAR_OF_HANDS if inside else BAR_OF_EVENINGS)
        if (key := keymap.key_of(each.id)) not in told or each.id == OPEN
        if not doers[each.id].why_not()
    ]
    hints[-1] = hints[-1].but(key=translate(_("Esc")))
    if looking.text:
        hints[-1] = hints[-1].but(command=EVERY, title=translate(_("all hands")))
    if looking.rows:
        choose = KeyHint("", _ARROWS, translate(In("beside keys", "choose")))
        choose = choose.but(stays=width >= _STAYS)
        hints.insert(min(_BEFORE_CHOOSE, len(hints) - 1), choose)
    return KeyBarPicture(tuple(hints))


def _hint(id_: str, key: str, title: str | In) -> KeyHint:
    shorter = translate(In("beside a key, with little room", "export")) if id_ == EXPORT else ""
    return KeyHint(id_, key, translate(title), shorter=shorter, stays=id_ == HELP)


def keys_of_typing(*, naming: bool) -> KeyBarPicture:
    """While words to find by are typed, or the name of a hand."""
    done, back = (
        (_("save"), _("keep the old name")) if naming else (_("to the list"), _("all hands"))
    )
    keys = (translate(_("Enter")), done), (translate(_("Esc")), back)
    return KeyBarPicture(tuple(KeyHint("", key, translate(title)) for key, title in keys))
