"""The deal of a day when it has been played: told in a line, and held beside somebody else's."""
