"""The book: one SQLite file that holds the game going on and all history.

What is durable when. Every change is one transaction in a write-ahead log, committed with
``synchronous=FULL``: the log is flushed to the disk before the commit returns, so whatever
somebody has seen survives a killed program and, as far as the disk keeps its word about flushing,
a power cut. The loop waits for the commit before anybody is told; nothing is batched. That is

- an evening begins: its table and its players, after the draw for the button and before it is
  shown;
- a hand is dealt: its secret together with the state of the table that it starts from, before
  anybody sees a card, so that nobody gets other cards by starting again;
- an action: a row, before its result is shown;
- a hand ends: its text, its figures and the new state of the table in one transaction with the
  end of the hand going on, so that it is never in both places or in neither;
- a change between two hands: chips bought, somebody comes or goes.

After a cut the log is read up to its last whole transaction; a torn one at its end is one that
nobody was told of. A log that lost more than that is missed, for every transaction counts and a
mark beside the book says how far it was on the disk (``mark``); it is told, and book and log are
copied aside before SQLite may touch them (``opening``). Everything in an evening and in a
finished hand is sealed by a sum (``sealing``). After each hand the log is folded into the book, so
that whoever copies the one file has all that was played.

What fails to be written is kept in order, and the next transaction tries it first; until then
somebody is asked before anything is shown that is not on the disk (``evening.bookkeeping``). A book
that was deleted, moved or replaced while it was open is noticed with the next transaction
(``same_file``). Folder and files are their owner's alone.

What it costs, 500 actions in a row on an ext4 disk of a virtual machine (not in memory): median
0.4 ms a commit, 95 % below 0.5 ms; without the flush it would be 0.02 ms. A disk that turns takes
some 10 ms. One thread does all of it, off the loop. ``drawholdem bench book`` measures it here.
"""
