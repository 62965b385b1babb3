"""Each catalogue says all that the program says, and nothing that is not looked at."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("babel", reason="Babel is not installed")

from make_catalogues import catalogues, complaints, read, strings, template

FORMS = {"de": "(n != 1)", "fr": "(n > 1)"}  # in French there is one of nothing
messages = cache(template)  # takes a second
FULL = [file for file in catalogues() if "@" not in file.stem]


@pytest.mark.parametrize("file", list(catalogues()), ids=lambda file: file.stem)
def test_nothing_is_missing_or_fuzzy_and_every_gap_is_filled(file: Path) -> None:
    assert list(complaints(file, messages())) == []


@pytest.mark.parametrize("file", FULL, ids=lambda file: file.stem)
def test_where_a_number_decides_there_are_as_many_forms_as_the_language_has(file: Path) -> None:
    catalog = read(file)
    assert FORMS.get(file.stem, catalog.plural_expr) in catalog.plural_expr
    counted = [message for message in catalog if message.pluralizable and message.id]
    assert len(counted) > 40
    for message in counted:
        assert len(strings(message)) == catalog.num_plurals, message.id


@pytest.mark.parametrize("file", FULL, ids=lambda file: file.stem)
def test_no_blank_that_a_line_may_break_at_stands_before_a_sign(file: Path) -> None:
    """A number keeps its per cent, and in French a sentence its signs."""
    signs = r"%(?!\()" if file.stem == "de" else r"(?:%(?!\()|[;:!?»])"
    told = [said for message in read(file) if message.id for said in strings(message)]
    assert told
    for said in told:
        assert not re.search(rf"(?<=\w|\}}) {signs}(?!\w)", said), said
