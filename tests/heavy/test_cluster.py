"""A cluster and what can be wrong with it: a scheduler and workers as real processes."""

from __future__ import annotations

import socket
import sys
import time

import pytest

from drawholdem_tui.cli.main import main

if sys.platform == "win32":
    pytest.skip("kills processes as POSIX does", allow_module_level=True)

ARENA = ("arena", "--players", "random,rookie", "--hands", "400", "--seed", "s", "--stack", "300")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*ARENA, *words]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def test_what_is_no_address_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    for address in ("nowhere", "10.0.0.1", "tcp://10.0.0.1:99999", "ftp://10.0.0.1:1", ""):
        assert "is no address such as tcp://10.0.0.1:8786" in refused(capsys, "--on", address)
    both = refused(capsys, "--on", "tcp://127.0.0.1:1", "--jobs", "2")
    assert "--jobs is for processes here" in both


def test_a_scheduler_that_is_not_there_is_told_of_within_five_seconds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    with socket.create_server(("127.0.0.1", 0)) as listens:
        port = listens.getsockname()[1]
    began = time.monotonic()
    assert f"no scheduler answers at 127.0.0.1:{port}" in refused(
        capsys, "--on", f"127.0.0.1:{port}"
    )
    assert time.monotonic() - began < 5


def test_without_the_extra_it_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    told = refused(capsys, "--on", "tcp://127.0.0.1:1")
    assert "pip install 'drawholdem-tui[cluster]'" in told
