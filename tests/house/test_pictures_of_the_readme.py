"""The pictures in ``assets/`` show the program as it is."""

from __future__ import annotations

import pytest
from make_pictures import ALL, ASSETS, MOVING, made
from tableau import REPOSITORY

MOST_BYTES = 70_000
MOST_BYTES_OF_A_FILM = 500_000


@pytest.mark.parametrize("name", ALL)
def test_a_picture_is_what_the_script_makes_today(name: str) -> None:
    """If not: python tests/kit/make_pictures.py makes it again; look at it."""
    path = ASSETS / f"{name}.svg"
    if not ASSETS.exists():
        pytest.skip("not a checkout: the pictures are not here")
    svg = made(name)
    assert svg == path.read_text(encoding="utf-8"), f"{path.name} shows how it was"
    assert len(svg.encode()) < (MOST_BYTES_OF_A_FILM if name == MOVING else MOST_BYTES)


@pytest.mark.parametrize("name", ALL)
def test_a_picture_fetches_nothing_and_is_in_the_readme(name: str) -> None:
    path = ASSETS / f"{name}.svg"
    if not ASSETS.exists():
        pytest.skip("not a checkout: the pictures are not here")
    svg = path.read_text(encoding="utf-8")
    assert not any(each in svg for each in ("url(http", "@font-face", "@import", "href="))
    assert f"({name}.svg)" in (REPOSITORY / "assets" / "README.md").read_text(encoding="utf-8")
