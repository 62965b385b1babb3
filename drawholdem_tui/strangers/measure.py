"""Documents that are beyond all measure, before anything is made of them."""

from __future__ import annotations


def is_beyond_measure(document: object) -> bool:
    """Whether it holds a number that can be neither told nor written (TOML promises 64 bits).
    ``RecursionError`` where it is nested that deeply.

    >>> is_beyond_measure({"stacks": [200, 10**400]}), is_beyond_measure({"stacks": [200]})
    (True, False)
    """
    if isinstance(document, int):
        return document.bit_length() > 64
    if isinstance(document, dict):
        document = list(document.values())
    return isinstance(document, list) and any(map(is_beyond_measure, document))
