"""A table laid from a hand file: to show what could have been done with those cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.names import heard, is_a_name
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def table_of_a_file(file: Path, table: TableOptions, seats: tuple[str, ...] | None) -> TableOptions:
    """Rules, seats and chips of the hand in a file; ``seats`` are others on the same chairs."""
    from drawholdem_tui.evening.dealt_before import seats_in

    try:
        text = file.read_text(encoding="utf-8")
        rules, names, stacks = seats_in(text)
    except (EngineError, FileFault) as error:
        why = sentence(error.code, error.values)
        raise UsageError(f"{file}: {why}", "deal") from None
    except (OSError, UnicodeError) as error:
        why = translate(_("{file} cannot be read: {why}"))
        told = getattr(error, "strerror", None) or str(error)
        raise UsageError(why.format(file=file, why=told), "deal") from None
    who = seats or _names(names, len(stacks))
    if len(who) != len(stacks):
        wrong = translate(_("the hand in {file} has {due} seats, not {seats}"))
        raise UsageError(wrong.format(file=file, due=len(stacks), seats=len(who)), "seats")
    return replace(table, rules=rules, seats=who, stack=max(stacks), deal=text)


def _names(names: list[str], seats: int) -> tuple[str, ...]:
    """As in the file, where people could be called so here."""
    if names and all(map(is_a_name, names)) and len(set(map(heard, names))) == len(names):
        return tuple(names)
    template = translate(_("Seat {number}"))
    return tuple(template.format(number=number) for number in range(1, seats + 1))
