"""Draw-Holdem: the poker in which a card can be swapped, in a terminal.

A pure rules engine (``engine``) deals a hand as a script; ``match`` plays many of them at a table,
``controller`` asks each seat of ``players`` for its decision and passes on what happened, ``story``
folds that into what everybody may see, ``storage`` writes it down, ``words`` tells it. An evening
(``evening``) is shown by ``tui`` or ``line_mode``; ``past`` looks back, ``arena`` lets computers
play among themselves, ``cli`` is where it all begins.
"""

from __future__ import annotations

__version__ = "1.0.0"
