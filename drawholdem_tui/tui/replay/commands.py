"""Which keys stand below a replay, and which commands let it go on by itself."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import mark as _

ON: Final = "replay on"
PLAY: Final = "replay play"
HAND: Final = "replay hand"
JUMP: Final = "replay jump"
EYES: Final = "replay eyes"
FORK: Final = "replay fork"
LEAVE: Final = "replay leave"
IN_BAR: Final = (
    ON, "replay back", "replay street", PLAY, HAND, EYES, "replay cost", "replay coach",
    "replay chances", FORK, "replay rules", "replay help", LEAVE,
)  # fmt: skip
IN_THE_BAR_OF_A_SCENE: Final = (
    ON, "replay back", PLAY, HAND, FORK, "replay rules", "replay help", LEAVE,
)  # fmt: skip
THERE_IN_SHORT: Final = {HAND: _("skip"), "replay rules": _("rule")}  # all have room
# a click on a region of the table says what it says in a game; the others do nothing here
CLICKED: Final = {"log": "replay log", "next": HAND}
GOES_ON_PLAYING: Final = frozenset(
    (PLAY, "replay faster", "replay slower", EYES, "replay chances", "replay coach",
     "replay picture"),
)  # fmt: skip
