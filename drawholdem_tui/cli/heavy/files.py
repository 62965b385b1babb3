"""What is wrong with a file of ``--keep``, in sentences: where, and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import on_one_line

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.faults import Impossible, NotTheSame, OfAFile
    from drawholdem_tui.heavy.header import AnotherJob

_LONGEST: Final = 200
_VALUE: Final = 40
_IMPOSSIBLE: Final = {
    "no_block": _("{file}, line {line}: there is no block {found}, the last one is {right}"),
    "hands": _("{file}, line {line}: hands of the block: {found} instead of {right}"),
    "deals": _("{file}, line {line}: deals of the block: {found} instead of {right}"),
    "entrants": _("{file}, line {line}: entrants: {found} instead of {right}"),
    "seats": _("{file}, line {line}: seats: {found} instead of {right}"),
    "files": _("{file}, line {line}: hand files of the block: {found} instead of {right}"),
    "document": _("{file}, line {line}: hand {found} of the block is not a hand file"),
    "nobody": _("{file}, line {line}: nobody called {found!r} plays there"),
    "deal": _(
        "{file}, line {line}: what all win in deal {deal} has to come to 0, and comes to {found}"
    ),
    "chips": _("{file}, line {line}: what all win has to come to 0, and comes to {found}"),
    "below_none": _("{file}, line {line}: {found} cannot be, 0 is the least there is"),
    "not_between": _("{file}, line {line}: {found} cannot be: it has to be {least} to {most}"),
    "cells": _("{file}, line {line}: cells of the table: {found} instead of {right}"),
    "figures": _("{file}, line {line}: figures of the table are missing"),
    "share": _("{file}, line {line}: {found} is no share, which is 0 to 1"),
}


def of_a_file(fault: OfAFile) -> str:
    """What is wrong with a file of answers, in a sentence."""
    from drawholdem_tui.heavy import faults
    from drawholdem_tui.heavy.header import AnotherJob

    match fault:
        case faults.NoFile(path=path):
            return no_file(path)
        case faults.InUse(path=path):
            used = translate(_("another process adds to {file}: wait for it, or take another file"))
            return used.format(file=path)
        case faults.Impossible():
            return _impossible(fault)
        case faults.NotKept(path=path, line=line):
            return _not_kept(path, line)
        case AnotherJob():
            told = _("{file} was begun otherwise: {there} in it, {here} here; take another file")
            return another_job(fault, translate(told))
        case faults.NotTheSame():
            return _not_the_same(fault)
    raise fault


def no_file(path: Path) -> str:
    """A folder, or what has no end."""
    if path.is_dir():
        return translate(_("{file} is a folder, and has to be a file")).format(file=path)
    return translate(_("{file} is a device, and has to be a file")).format(file=path)


def another_job(fault: AnotherJob, told: str, **beside: object) -> str:
    """What it is that differs, where it can be told."""
    from drawholdem_tui.cli.heavy.begun_with import what_differs

    differs = what_differs(fault.there, fault.here)
    if differs is None:
        return _not_kept(fault.path, 1)
    there, here = (on_one_line(each, _LONGEST) for each in differs)
    return told.format(file=fault.path, there=there, here=here, **beside)


def _not_kept(path: Path, line: int) -> str:
    told = translate(_("{file}, line {line}: that is nothing which --keep has written"))
    return told.format(file=path, line=line)


def _impossible(fault: Impossible) -> str:
    code, values = fault.doubt
    told = {name: on_one_line(str(each), _VALUE) for name, each in values.items()}
    return translate(_IMPOSSIBLE[code]).format(file=fault.path, line=fault.line, **told)


def _not_the_same(fault: NotTheSame) -> str:
    told = translate(
        _(
            "block {block} has two answers, in {one}, line {line}, and in {other}, line {row}: "
            "one of them is wrong, and its line has to go"
        )
    )
    (one, line), (other, row) = fault.one, fault.other
    return told.format(block=fault.number + 1, one=one, line=line, other=other, row=row)
