"""What the program ends with, for scripts; 0 is "all went well". README.md here says more."""

from __future__ import annotations

from typing import Final

NOT_ALL_WELL: Final = 1  # something was not kept, is damaged, or did not hold
REFUSED: Final = 2  # a command, an option or a file that it cannot take, in one sentence
LEFT_OUT: Final = 3  # not all of it could be worked out, or checked
STOPPED: Final = 130  # by Ctrl-C; what was done by then is shown or kept
