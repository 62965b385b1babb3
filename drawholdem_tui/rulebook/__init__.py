"""The rulebook that people play from."""

from __future__ import annotations

from importlib.resources import files


def rulebook() -> str:
    """The whole of it, as text that reads well as it stands."""
    return files(__name__).joinpath("en.md").read_text(encoding="utf-8")
