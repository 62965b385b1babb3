"""What may be known of a hand file while the evening that it comes from goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from drawholdem_tui.past.evenings import anything_in
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.unseen import held_back

_COMMIT = re.compile(r'^_commit = "([0-9a-f]+)"$', re.MULTILINE)


def as_far_as_known(book: Path) -> Callable[[Mapping[str, Any]], Mapping[str, Any]]:
    """Of the hands of an evening that goes on, however they were exported, as much as its table
    saw; all of any other. A hand is known by the seal of its deck."""

    @cache
    def seals() -> frozenset[str]:
        return _seals_of_what_goes_on(book)

    def seen(fields: Mapping[str, Any]) -> Mapping[str, Any]:
        commit = fields.get("_commit")
        private = isinstance(commit, str) and commit in seals()
        return held_back(fields) if private else fields

    return seen


def _seals_of_what_goes_on(book: Path) -> frozenset[str]:
    """None where there is no book that could be gone on with."""
    try:
        if not anything_in(book):
            return frozenset()
        with history(book) as past:
            going_on = [number for number, row in past.every_evening() if row and row.goes_on]
            texts = [kept.text or "" for number in going_on for kept in past.every_hand(number)]
    except BookFault:
        return frozenset()
    return frozenset(found[1] for text in texts if (found := _COMMIT.search(text)))
