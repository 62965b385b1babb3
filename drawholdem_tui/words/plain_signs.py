"""Text for terminals and files that lack some characters: replaced by those they have."""

from __future__ import annotations

import codecs
import unicodedata

# the name of the error handler for text streams, once ``register`` has been called
TELLABLE = "drawholdem-tellable"

_ALIKE = {
    "-": "\u2013\u2014\u2212\u00b7\u2578\u257a",
    "'": "\u2018\u2019\u201a\u2039\u203a",
    '"': "\u201c\u201d\u201e\u00ab\u00bb",
    " ": "\u00a0\u202f",
    "...": "\u2026",
    "EUR": "\u20ac",
    "x": "\u2717\u00d7",
    "~": "\u00b1\u2248",
    "sw": "\u21c4",
    "<": "\u2190",
    "^": "\u2191",
    ">": "\u2192\u25b8",
    "v": "\u2193",
    "c": "\u2663",
    "d": "\u2666đð",
    "h": "\u2665",
    "s": "\u2660",
    "ae": "äæ",
    "oe": "öœ",
    "ue": "ü",
    "ss": "ß",
    "th": "þ",
    "o": "ø",
    "l": "ł",
    "i": "\u0131",
    "+": "\u2713",
    "Ae": "ÄÆ",
    "Oe": "ÖŒ",
    "Ue": "Ü",
    "Th": "Þ",
    "O": "Ø",
    "L": "Ł",
    "D": "ĐÐ",
}
_KNOWN = {sign: like for like, signs in _ALIKE.items() for sign in signs}


def in_ascii(text: str, unknown: str | None = None) -> str:
    """Text in ASCII. Characters without a likeness become their number, or ``unknown``.

    >>> in_ascii("Zoë, Jörg and Šárka…")
    'Zoe, Joerg and Sarka...'
    >>> in_ascii("„Straße“ für 1\u202f250 \u20ac"), in_ascii("«\u00a0À tapis\u00a0!\u00a0»")
    ('"Strasse" fuer 1 250 EUR', '" A tapis ! "')
    >>> in_ascii("\u6f22"), in_ascii("\u6f22", "?")
    ('\\\\u6f22', '?')
    """
    if text.isascii():
        return text
    composed = unicodedata.normalize("NFC", text)
    return "".join(sign if sign.isascii() else _like(sign, unknown) for sign in composed)


def _like(sign: str, unknown: str | None) -> str:
    if known := _KNOWN.get(sign):
        return known
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    if bare.strip():
        return bare
    if unicodedata.combining(sign):
        return ""
    return sign.encode("ascii", "backslashreplace").decode() if unknown is None else unknown


def _tell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return in_ascii(error.object[error.start : error.end]), error.end


def register() -> None:
    """Make ``TELLABLE`` known to all text streams."""
    codecs.register_error(TELLABLE, _tell)
