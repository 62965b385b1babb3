"""How a sentence begins and ends when it is on its own."""

from __future__ import annotations


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def as_sentence(words: str) -> str:
    """With a capital letter, and a full stop unless it ends in a sign of its own.

    >>> as_sentence("the hand is over"), as_sentence("Really?"), as_sentence("")
    ('The hand is over.', 'Really?', '')
    """
    ends = not words or words.endswith((".", "!", "?"))
    return capital(words) + ("" if ends else ".")
