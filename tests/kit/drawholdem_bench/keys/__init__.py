"""Keys that somebody presses beside a coach who thinks, in a replay, in a drill."""
