"""What is wrong with a hand of a file, and where: in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import of
from drawholdem_tui.words.refusals.errors import sentence

NO_HAND: Final = ("no_such_file", "no_hands")  # nothing is there that could be counted as one


class _InAFile(Protocol):
    @property
    def path(self) -> Path: ...
    @property
    def label(self) -> str: ...


def where(found: _InAFile) -> str:
    """The file, and which hand of several."""
    path = on_one_line(str(found.path))
    if not found.label:
        return path
    return translate(_("{path}, hand {hand}")).format(path=path, hand=on_one_line(found.label))


def complaint(fault: FileFault) -> str:
    """The action at fault, where it is one, and the sentence."""
    says = sentence(fault.code, fault.values)
    if isinstance(fault, HandFault) and fault.action is not None:
        return translate(_("action {number} '{action}': {says}")).format(
            number=fault.action + 1, action=on_one_line(fault.said, 60), says=says
        )
    return says


def as_an_error(found: _InAFile, fault: FileFault) -> str:
    """Where and what, in a line: of what was typed wrong as of every other such mistake."""
    told = of(where(found), complaint(fault))
    return f"drawholdem: {told}" if fault.code in NO_HAND else told
