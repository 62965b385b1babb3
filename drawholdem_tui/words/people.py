"""Sentences about somebody at the table, who may be called You."""

from __future__ import annotations

from drawholdem_tui.words.language import translate

_YOU = {"s": "", "es": "", "is_": "are", "has": "have"}
_OTHERS = {"s": "s", "es": "es", "is_": "is", "has": "has"}


def about(name: str, template: str, **values: str) -> str:
    """A sentence with ``{name}`` in it; ``{s}``, ``{es}``, ``{is_}`` and ``{has}`` make the verb
    fit."""
    forms = _YOU if name == "You" else _OTHERS
    return translate(template).format_map({**forms, **values, "name": name})
