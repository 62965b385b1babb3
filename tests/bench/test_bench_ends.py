"""Whoever ends a measurement finds nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tableau import REPOSITORY

if sys.platform == "win32":
    pytest.skip("no signals as here", allow_module_level=True)

PATIENCE = 60.0


@pytest.mark.parametrize("subject", ["book", "soak", "screen"])
@pytest.mark.parametrize(
    "number",
    [
        signal.SIGTERM,
        pytest.param(signal.SIGHUP, marks=pytest.mark.long),
        pytest.param(signal.SIGINT, marks=pytest.mark.long),
    ],
)
def test_a_measurement_that_is_ended_leaves_no_folder(
    tmp_path: Path, subject: str, number: signal.Signals
) -> None:
    environ = {**os.environ, "PYTHONPATH": str(REPOSITORY), "TMPDIR": str(tmp_path)}
    environ |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    program = subprocess.Popen(
        [sys.executable, "-m", "drawholdem_tui", "bench", subject],
        cwd=tmp_path,
        env=environ,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + PATIENCE
    while not has_begun(tmp_path):
        assert time.monotonic() < until
        assert program.poll() is None, program.communicate()[1]
        time.sleep(0.01)
    program.send_signal(number)
    _, errors = program.communicate(timeout=PATIENCE)
    assert (program.returncode, errors) == (128 + number, "")
    assert not list(tmp_path.glob("drawholdem-*"))


def has_begun(folder: Path) -> bool:
    """Something has been written by what is measured, and not just for it."""
    written = (each for each in folder.glob("drawholdem-*/**/*") if each.is_file())
    return any(each.name != "settings.toml" for each in written)
