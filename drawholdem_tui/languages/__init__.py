"""The languages beside English: a catalogue of sentences each, as a translator opens it.

``de.po`` is what people write; the build compiles it to ``de.mo``, which is all that is installed.
Where the ``.po`` itself lies beside, as in a checkout, and is the newer of the two or alone, it is
compiled as it is read: whoever translates starts the program and sees it. ``de@english.po`` says
again what sounds otherwise for those who fold, check, call, raise and go all-in in English.
"""
