"""Bots of the user's own, each in a process of its own that knows what it is asked and no more.

``room`` is this side: it starts the process, asks, waits and ends it. ``inside`` is the other one.
``letters`` is what passes between them: plain values in, an action as words out.

The process is an ordinary one, started by ``subprocess``: what ``multiprocessing`` starts takes the
descriptor of ``sys.stderr`` along, and inside a running Textual app that has none.
"""
