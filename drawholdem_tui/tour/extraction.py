"""Gives the sentences of scenes to whoever translates: Babel's extraction method for them.

A scene stays a file without code, so nothing marks its sentences; ``pyproject.toml`` names this
method for all scenes, and ``tests/kit/make_catalogues.py`` finds them beside those of the program.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import BinaryIO

from drawholdem_tui.tour.reading_scenes import sentences_of

Found = tuple[int, str, str, list[str]]  # the line, what marked it, the message, comments


def sentences(
    file: BinaryIO,
    _keywords: Collection[str],
    _comment_tags: Collection[str],
    options: Mapping[str, str],
) -> Iterator[Found]:
    """As Babel calls it, once a file; there is nothing to choose."""
    del options
    text = file.read().decode("utf-8")
    lines = text.splitlines()
    for sentence in sentences_of(tomllib.loads(text)):
        ends = f'{sentence}"'
        line = next(number for number, line in enumerate(lines, start=1) if ends in line)
        if any(map(str.isalpha, sentence)):  # amounts are the same everywhere
            yield line, "_", sentence, []
