"""The user's own bots, each in a process of its own that knows its questions and nothing else.

``room`` is this side: it starts the process, asks, waits and ends it. ``inside`` is the other side.
``protocol`` is what passes between them: plain values in, an action as words out. The process is
started by ``subprocess``: ``multiprocessing`` passes on the descriptor of ``sys.stderr``, which has
none inside a running Textual app.
"""
