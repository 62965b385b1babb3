"""What the book's file looks like inside, version by version."""

from __future__ import annotations

from typing import Final

# "DrHd": tells our files from other programs' databases
APPLICATION: Final = 0x44724864

_FIRST: Final = """
CREATE TABLE evening (
    id INTEGER PRIMARY KEY,
    began TEXT NOT NULL,
    ended TEXT,
    status TEXT NOT NULL,  -- open, aside or over
    game TEXT NOT NULL,
    hands INTEGER NOT NULL,
    results TEXT NOT NULL,  -- JSON: [[name, net, place], ...], best first
    laid TEXT NOT NULL,  -- JSON: how the table was laid, who sits on which chair
    state TEXT NOT NULL,  -- JSON: the match as it stands between two hands
    seal INTEGER NOT NULL
);
CREATE INDEX evening_status ON evening (status);

CREATE TABLE dealt (  -- the hand going on
    evening INTEGER PRIMARY KEY REFERENCES evening,
    number INTEGER NOT NULL,
    secret BLOB NOT NULL,
    seal INTEGER NOT NULL
);

CREATE TABLE said (  -- its actions
    evening INTEGER NOT NULL REFERENCES dealt,
    place INTEGER NOT NULL,
    action TEXT NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (evening, place)
) WITHOUT ROWID;

CREATE TABLE hand (  -- finished
    id INTEGER PRIMARY KEY,
    evening INTEGER NOT NULL REFERENCES evening,
    number INTEGER NOT NULL,
    ended TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    pot INTEGER NOT NULL,
    swaps INTEGER NOT NULL,
    showdown INTEGER NOT NULL,
    phh TEXT NOT NULL,
    seal INTEGER NOT NULL
);
CREATE UNIQUE INDEX hand_evening ON hand (evening, number);
CREATE INDEX hand_ended ON hand (ended);
CREATE INDEX hand_game ON hand (game, ended);
CREATE INDEX hand_players ON hand (players, ended);
CREATE INDEX hand_pot ON hand (pot);
CREATE INDEX hand_swaps ON hand (swaps, ended);
CREATE INDEX hand_showdown ON hand (showdown, ended);

CREATE TABLE net (
    hand INTEGER NOT NULL REFERENCES hand,
    chair INTEGER NOT NULL,
    name TEXT NOT NULL,
    net INTEGER NOT NULL,
    PRIMARY KEY (hand, chair)
) WITHOUT ROWID;
CREATE INDEX net_name ON net (name, net);
"""

# how far the book is written, and that it is this one; sums over the figures of hands
_SECOND: Final = """
CREATE TABLE written (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    book TEXT NOT NULL,
    count INTEGER NOT NULL,  -- of transactions
    moment TEXT NOT NULL  -- of the last
);
INSERT INTO written VALUES (1, lower(hex(randomblob(8))), 0, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'));
ALTER TABLE hand ADD COLUMN figures INTEGER NOT NULL DEFAULT -1;
"""

# what people look for without reading a hand, in the one index that most questions can be answered
# from; what they say of one, what the coach has said of it; and which were deleted: nobody misses
# their numbers
_THIRD: Final = """
DROP INDEX hand_ended;
DROP INDEX hand_game;
DROP INDEX hand_players;
DROP INDEX hand_showdown;
CREATE INDEX hand_figures ON hand
    (ended, id, evening, number, game, players, pot, swaps, showdown);

CREATE TABLE note (  -- of a finished hand: what somebody calls it, and whether it is marked
    hand INTEGER PRIMARY KEY REFERENCES hand,
    name TEXT NOT NULL,
    marked INTEGER NOT NULL,
    seal INTEGER NOT NULL
);

CREATE TABLE cost (  -- of a chair's dearest choice in a hand; worked out again by a later edition
    hand INTEGER NOT NULL REFERENCES hand,
    chair INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    PRIMARY KEY (hand, chair)
) WITHOUT ROWID;

CREATE TABLE deleted (hand INTEGER PRIMARY KEY);
"""

# what somebody has trained: sittings with their spots, in order, each with its answer as soon as it
# is given; and which spots come back, at which of that person's sittings
_FOURTH: Final = """
CREATE TABLE sitting (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    began TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    kinds TEXT NOT NULL,
    seed TEXT NOT NULL,
    many INTEGER NOT NULL,
    levels TEXT NOT NULL  -- JSON: how hard each kind has become
);
CREATE INDEX sitting_name ON sitting (name, id);

CREATE TABLE spot (
    sitting INTEGER NOT NULL REFERENCES sitting,
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    kind TEXT,  -- from here on nothing until it is answered
    street TEXT,
    cost REAL,
    well INTEGER,
    PRIMARY KEY (sitting, place)
) WITHOUT ROWID;

CREATE TABLE again (
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    due INTEGER NOT NULL,  -- the number of a sitting of that name
    well INTEGER NOT NULL,  -- how often it has been answered well since
    edition INTEGER NOT NULL,
    PRIMARY KEY (name, key)
) WITHOUT ROWID;
"""

# number n (from 1) leads from version n-1 to n
MIGRATIONS: Final[tuple[str, ...]] = (_FIRST, _SECOND, _THIRD, _FOURTH)
