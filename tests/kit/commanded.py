"""A command as somebody types it: exit code, what it says, and what is wrong."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from drawholdem_tui.cli.main import main


def commanded(folder: Path, *arguments: str) -> tuple[int, str, str]:
    out, error = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", error)
        code = main(["--data-dir", str(folder), *arguments])
    return code, out.getvalue(), error.getvalue()
