"""``history`` and ``export``: what has been played."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from drawholdem_tui.cli.command import (
    Parser,
    cannot,
    count,
    folder_or,
    no_such_evening,
    reading_the_book,
    tell,
)
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL
from drawholdem_tui.cli.surroundings import why_no_screen
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage.book.faults import DamagedEvening
from drawholdem_tui.storage.book.history import History
from drawholdem_tui.storage.book.history import history as history_of
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.one_line import on_one_line, say

_FOLDER: Final = "drawholdem-hands"


def history_options(command: Parser) -> None:
    told = _("only the evening with this ID: its hands, or how it ended")
    command.add_argument("--evening", type=count, metavar="ID", help=told)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--plain", action="store_true", help=_("plain text, without the full screen"))
    form.add_argument("--json", action="store_true", help=_("one JSON document"))


def history(options: argparse.Namespace) -> int:
    """The list on the screen; without one, lines."""
    if options.json:
        return _as_document(options)
    if options.plain or why_no_screen():
        return _in_lines(options)
    from drawholdem_tui.cli.play import on_screen

    book = paths(options.data_dir).book
    if options.evening is not None:
        with reading_the_book(), history_of(book) as past:
            _refuse_unknown(past, options.evening)
    return on_screen(options, opens=lambda app: app.study.history(book, options.evening))


def _as_document(options: argparse.Namespace) -> int:
    """A row an evening, the latest first; 1 where one is damaged."""
    from drawholdem_tui.cli.documents import document

    with reading_the_book(), history_of(paths(options.data_dir).book) as past:
        _refuse_unknown(past, options.evening)
        rows = [each for each in past.every_evening() if options.evening in (None, each[0])]
    told = [
        {
            "id": row.id,
            "began": row.began,
            "status": row.status,
            "game": row.game,
            "hands": row.hands,
            "missing": row.no_longer_there,
            "people": list(row.people),
            "results": [
                {"name": name, "net": net, "place": place} for name, net, place in row.results
            ],
        }
        for _number, row in rows
        if row
    ]
    damaged = [number for number, row in rows if row is None]
    print(document({"evenings": told, "damaged": damaged}))
    return NOT_ALL_WELL if damaged else 0


def _in_lines(options: argparse.Namespace) -> int:
    """A line an evening, the latest first; or all there is to tell of one."""
    from drawholdem_tui.past.evenings import closing_of_evening, evenings_as_lines
    from drawholdem_tui.words.past.book import cannot_be_told

    book = paths(options.data_dir).book
    with reading_the_book():
        try:
            lines: list[str] | None = evenings_as_lines(book)
            if options.evening:
                lines = closing_of_evening(book, options.evening)
        except DamagedEvening as fault:
            raise UsageError(cannot_be_told(fault.evening), "evening") from None
    if lines is None:
        raise no_such_evening(options.evening)
    say(*(lines or [translate(_("Nothing has been played yet."))]))
    return 0


def export_options(command: Parser) -> None:
    add = command.add_argument
    out = _("folder for the files, or a file that ends in .csv")
    add("--out", type=folder_or(".csv"), default=Path(_FOLDER), metavar="DIR", help=out)
    kinds = _("one PHH file per hand, or one CSV file (default: phh; csv for a .csv file)")
    add("--format", choices=("phh", "csv"), help=kinds)
    add("--evening", type=count, metavar="ID", help=_("only the evening with this ID"))
    unseen = _("for unfinished evenings, include cards nobody saw; the table will see a notice")
    add("--unseen", action="store_true", help=unseen)


def export(options: argparse.Namespace) -> int:
    """Write the finished hands of one evening or of all, and say how many."""
    from drawholdem_tui.past.export import HoldsOthersError, export_csv, export_phh
    from drawholdem_tui.past.seen import Seen
    from drawholdem_tui.storage.book.mark import leave_a_note
    from drawholdem_tui.words.past.book import holds_others, left_out, lost_hands

    book, out, kind = paths(options.data_dir).book, options.out, _kind(options)
    try:
        with reading_the_book(), history_of(book) as past:
            if not past.is_there:
                raise cannot(_("export: nothing has been played yet (no {book})"), book=book)
            _refuse_unknown(past, options.evening)
            hands, lost = past.every_hand(options.evening), past.lost(options.evening)
            going_on: list[int] = []
            if kind == "csv":  # tells no cards
                done = export_csv(hands, out)
            else:
                seen = Seen(past.every_evening())
                going_on = [each for each in seen.going_on() if options.evening in (None, each)]
                if not options.unseen:
                    hands = map(seen.hand, hands)
                for each in going_on if options.unseen else ():
                    leave_a_note(book, each)
                done = export_phh(hands, out)
    except HoldsOthersError as held:
        raise UsageError(holds_others(str(held.file)), "out") from None
    except OSError as error:
        raise UsageError.cannot_write(error.filename or out, error, "out") from None
    if done.hands:
        told = plural("one hand written to {path}", "{hands} hands written to {path}", done.hands)
        say(told.format(hands=done.hands, path=on_one_line(str(out), 500)))
    elif not (done.damaged or lost):
        say(translate(_("No hand has been finished yet; nothing was written.")))
    tell(left_out(kept.id, kept.evening, kept.number) for kept in done.damaged)
    tell(lost_hands(evening, missing) for evening, missing in lost.items())
    if going_on and not options.unseen:
        back = _(
            "unfinished evenings ({ids}): cards nobody saw are left out; "
            "add --unseen to include them"
        )
        say(translate(back, ids=", ".join(map(str, going_on))))
    return NOT_ALL_WELL if done.damaged or lost else 0


def _kind(options: argparse.Namespace) -> str:
    """What is written, as its name says where nothing else does."""
    is_table = options.out.suffix == ".csv"
    if is_table and options.format == "phh":
        raise cannot(_("a .csv file is a table; --format phh writes into a folder"), "out")
    return options.format or ("csv" if is_table else "phh")


def _refuse_unknown(past: History, evening: int | None) -> None:
    """An evening that is damaged may have hands that are not."""
    if evening is not None and not past.is_listed(evening):
        raise no_such_evening(evening)
