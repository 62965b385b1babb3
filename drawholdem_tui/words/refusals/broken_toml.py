"""What Python says of a file whose TOML is broken, in the language of whoever reads it."""

from __future__ import annotations

import re
from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

# as Python has it since 3.11; what it says of anything else stays as it is, with its place
_SAID: Final = frozenset({
    _("Invalid statement"),
    _("Invalid value"),
    _("Expected '=' after a key in a key/value pair"),
    _("Expected newline or end of document after a statement"),
    _("Expected ']' at the end of a table declaration"),
    _("Invalid initial character for a key part"),
    _("Cannot overwrite a value"),
    _("Unterminated string"),
    _("Unclosed array"),
    _("Unclosed inline table"),
})  # fmt: skip
_PLACED: Final = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)
_AT_THE_END: Final = re.compile(r"(.*) \(at end of document\)", re.DOTALL)


def broken_toml(said: str) -> str:
    """The same, as far as it is known.

    >>> broken_toml("Invalid value (at line 1, column 5)"), broken_toml("a fault")
    ('Invalid value (at line 1, column 5)', 'a fault')
    """
    if placed := _PLACED.fullmatch(said):
        told = translate(_("{why} (at line {line}, column {column})"))
        return told.format(why=_known(placed[1]), line=placed[2], column=placed[3])
    if ends := _AT_THE_END.fullmatch(said):
        return translate(_("{why} (at the end of the file)")).format(why=_known(ends[1]))
    return said


def _known(said: str) -> str:
    return translate(said) if said in _SAID else said
