"""Letters of one alphabet that look like those of another one, as far as people are called by them:
Latin, Greek and Cyrillic. They stand here as numbers, for no reader could tell them apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from unicodedata import normalize

_GREEK: Final = (
    (
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
        "\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03c7"
    ),
    "ABEZHIKMNOPTYXayikvopux",
)
_CYRILLIC: Final = (
    (
        "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
        "\u0405\u0406\u0408\u0474\u04ae\u04c0\u0500\u050c\u051a\u051c"
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445"
        "\u0455\u0456\u0458\u0475\u04af\u04bb\u04cf\u0501\u051b\u051d"
    ),
    "ABEKMHOPCTYXSIJVYIDGQWaeopcyxsijvyhldqw",
)
_CYRILLIC_LIKE_GREEK: Final = ("\u0413\u041f\u0424\u0444", "\u0393\u03a0\u03a6\u03c6")
_LATIN: Final = ("\u0131\u0251\u0261", "iag")  # its own: without a dot, or as some people write it
_LIKE: Final = str.maketrans(
    *map("".join, zip(_GREEK, _CYRILLIC, _CYRILLIC_LIKE_GREEK, _LATIN, strict=True))
)


def in_latin(name: str) -> Iterator[str]:
    """The name as it is typed, in capitals and in small letters: some letters look alike only in
    one of them. Accents stay where they are."""
    wide = normalize("NFKC", name)
    for way in (wide, wide.upper(), wide.lower()):
        yield normalize("NFD", way).translate(_LIKE)
