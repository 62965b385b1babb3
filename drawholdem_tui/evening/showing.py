"""A table laid from hand files: to show what could have been done with those cards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from errno import ENOENT
from itertools import combinations
from os import strerror
from pathlib import Path

from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.names import by_seat, composed, is_a_name, looks
from drawholdem_tui.storage.phh.documents import Found, read_hands
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import of
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.refusals.system import reason


def table_of_files(
    files: Sequence[Path], table: TableOptions, seats: tuple[str, ...] | None
) -> TableOptions:
    """Rules, seats and chips of the first hand in the files; ``seats`` are others on the same
    chairs. The cards of the others follow, one hand after the other."""
    found = [(each.path, _where(each), _document(each)) for each in read_hands(files)]
    _path, first, text = found[0]
    rules, names, stacks = _seats(first, text)
    who = seats or _names(names, len(stacks))
    if len(who) != len(stacks):
        wrong = _("the hand in {file} needs {due} seats, not {seats}")
        raise UsageError(translate(wrong, file=first, due=len(stacks), seats=len(who)), "seats")
    for path, where, document in found[1:]:
        other, _names_there, there = _seats(where, document)
        if (other.game, len(there)) != (rules.game, len(stacks)):
            differs = translate(
                _("{file}: the game or the number of seats differs from the first hand")
            ).format(file=where)
            if path not in files:
                several = _(
                    "{file} is a folder with hands from several tables; name the files of one"
                )
                folder = next(each for each in files if each in path.parents)
                differs = translate(several).format(file=folder)
            raise UsageError(differs, "deal")
    deal = tuple(document for _path, _where_it_is, document in found)
    return table.but(rules=rules, seats=who, stack=max(stacks), deal=deal)


def _where(found: Found) -> str:
    if not found.label:
        return str(found.path)
    return translate(_("{file}, hand {number}")).format(file=found.path, number=found.label)


def _document(found: Found) -> str:
    """Kept with the evening, so that it can be taken up again."""
    if isinstance(found.record, FileFault):
        fault = found.record
        if fault.code == "no_such_file":
            fault = FileFault("unreadable", why=reason(OSError(ENOENT, strerror(ENOENT))))
        why = sentence(fault.code, fault.values)
        raise UsageError(of(_where(found), why), "deal")
    return json.dumps(found.fields, default=str)


def _seats(where: str, document: str) -> tuple[Rules, list[str], tuple[int, ...]]:
    """Rules, names and chips of a hand."""
    from drawholdem_tui.evening.dealt_before import seats_in

    try:
        return seats_in(document)
    except (EngineError, FileFault) as error:
        raise UsageError(of(where, sentence(error.code, error.values)), "deal") from None


def _names(names: list[str], seats: int) -> tuple[str, ...]:
    """As in the file, where people could be called so here."""
    apart = all(not looks(one) & looks(other) for one, other in combinations(names, 2))
    if names and all(map(is_a_name, names)) and apart:
        return tuple(map(composed, names))
    return tuple(map(by_seat, range(1, seats + 1)))
