"""Heavy work, wherever there is room for it. Knows nothing of poker.

A job (``jobs``) is a list of blocks, each worked out by itself from plain values. A run (``run``)
hands them to a ``concurrent.futures.Executor`` and asks no more of it; blocks travel several in a
parcel (``parcels``), so that each takes a second or some. Answers are folded in the order of their
numbers, whoever was done first: what is made of them does not depend on who works.
"""
