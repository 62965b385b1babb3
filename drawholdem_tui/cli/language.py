"""Which language a command speaks: the one that is asked for, else that of the settings, else that
of whoever's computer this is. It is known before anything is said, the help of a command included.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.languages.spoken_here import spoken_here
from drawholdem_tui.words.language import choose


def choose_language(words: Sequence[str]) -> None:
    """As the words of a command line have it."""
    known = languages()
    code = _said_behind("--lang", words)
    if code not in known:  # what is wrong with it is said by whoever reads all the words
        code = spoken_here(os.environ, known)
    choose(code)


def _said_behind(option: str, words: Sequence[str]) -> str | None:
    """Its last value, as argparse would have it."""
    said = None
    for word in reversed(words):
        if word == option:
            return said
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
        said = word
    return None
