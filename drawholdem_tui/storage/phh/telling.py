"""Where a hand was found and what is wrong with it, in a line."""

from __future__ import annotations

from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.words.errors import on_one_line, sentence


def where(found: Found) -> str:
    """The file, and which hand of several."""
    path = on_one_line(str(found.path))
    return f"{path}, hand {on_one_line(found.label)}" if found.label else path


def complaint(fault: FileFault) -> str:
    """The action at fault, where it is one, and the sentence."""
    says = sentence(fault.code, fault.values)
    if isinstance(fault, HandFault) and fault.action is not None:
        return f"action {fault.action + 1} '{on_one_line(fault.said, 60)}': {says}"
    return says
