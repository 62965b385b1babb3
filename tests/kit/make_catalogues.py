"""Brings the catalogues up to date with what the program says.

python tests/kit/make_catalogues.py          each catalogue: new sentences in, old ones out
python tests/kit/make_catalogues.py it       begins one in another language, by its code
python tests/kit/make_catalogues.py --check  what is missing, fuzzy or does not fit in each

Sentences that have changed a little keep their translation, marked fuzzy: it is not used until a
translator has looked at it and taken the mark away.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from babel.core import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po, write_po

REPOSITORY: Final = Path(__file__).parents[2]
LANGUAGES: Final = REPOSITORY / "drawholdem_tui" / "languages"
KEYWORDS: Final = ("-k", "In:1c,2", "-k", "plural:1,2")
# What somebody may prefer to say in English, wherever it stands: asked for in "de@english.po".
POKER_WORDS: Final = re.compile(
    r"\b(fold|check|call|rais|bet|all[- ]?in)(s|e|es|ed|er|ers|ing)?\b", re.IGNORECASE
)
_GAP: Final = re.compile(r"\{(\w*)(?:!r)?((?::[^{}]*)?)\}")  # its name, and how exactly it is told
# dates and people: they would change with every update, and the file's history knows better
_NOISE: Final = re.compile(
    r'^"(Project-Id-V|Report|POT-C|PO-R|Last-T|Language-T|Generated-B)[A-Za-z-]*: .*\n',
    re.MULTILINE,
)


def template() -> Catalog:
    """Every sentence of the program, untranslated."""
    with TemporaryDirectory() as folder, chdir(REPOSITORY):
        pot = Path(folder, "all.pot")
        CommandLineInterface().run([  # type: ignore[no-untyped-call]
            "pybabel", "--quiet", "extract", "-F", "pyproject.toml", *KEYWORDS,
            "--add-comments", "Translators:", "--strip-comments", "--add-location", "file",
            "-o", str(pot), ".",
        ])  # fmt: skip
        with pot.open("rb") as file:
            return read_po(file)


def catalogues() -> Iterator[Path]:
    """The files as people write them."""
    yield from sorted(LANGUAGES.glob("*.po"))


def read(file: Path) -> Catalog:
    with file.open("rb") as written:
        return read_po(written, locale=language(file), abort_invalid=True)


def language(file: Path) -> Locale:
    """Of a catalogue, also of a variant."""
    return Locale.parse(file.stem.partition("@")[0])


def update(file: Path, messages: Catalog) -> None:
    """What is said now, with what had been translated; a new catalogue where there is none."""
    english = file.stem.endswith("@english")
    catalog = read(file) if file.exists() else Catalog(locale=language(file))
    catalog.update(messages, no_fuzzy_matching=english)
    catalog.obsolete.clear()
    catalog.fuzzy = False
    catalog.header_comment = f"# {file.stem}: how to work on it stands in the README beside it."
    if english:
        for message in list(catalog):
            if message.id and not POKER_WORDS.search(" ".join(ids(message))):
                catalog.delete(message.id, message.context)
    written = io.BytesIO()
    write_po(written, catalog, sort_by_file=True, include_previous=True, width=100)
    file.write_text(_NOISE.sub("", written.getvalue().decode()), encoding="utf-8", newline="\n")


def ids(message: Message) -> tuple[str, ...]:
    """What it is in English: with a plural, two sentences."""
    return (message.id,) if isinstance(message.id, str) else tuple(map(str, message.id))


def strings(message: Message) -> tuple[str, ...]:
    said = message.string
    return (said,) if isinstance(said, str) else tuple(each or "" for each in said or ("",))


def complaints(file: Path, messages: Catalog) -> Iterator[str]:
    """What keeps a catalogue from being good: a line each."""
    catalog = read(file)
    variant = "@" in file.stem  # says only what it says otherwise
    for wanted in filter(ids_of_a_sentence, messages):
        found = catalog.get(wanted.id, wanted.context)
        if found is None and not variant:
            yield f"{file.name}: {wanted.id!r} is not in it (update)"
        elif found and (any(strings(found)) or not variant):
            yield from (f"{file.name}: {wanted.id!r} {what}" for what in faults(found))
    for kept in filter(ids_of_a_sentence, catalog):
        if messages.get(kept.id, kept.context) is None:
            yield f"{file.name}: {kept.id!r} is not said any more (update)"


def ids_of_a_sentence(message: Message) -> bool:
    """All but the head of a catalogue."""
    return bool(message.id)


def faults(message: Message) -> Iterator[str]:
    if "fuzzy" in message.flags:
        yield "is fuzzy"
    for each in strings(message):
        if not each:
            yield "is not translated"
        elif not fits(message, each):
            yield f"has other gaps than {each!r}"
        elif re.search(r"\{\w+!r\}|%(\(\w+\))?r", each):
            yield f"has the quotes of Python: {each!r}"


def fits(message: Message, said: str) -> bool:
    """A translation has the gaps of the English sentence, each as often as it likes, in quotes of
    its own where English has Python's; the form for one may say "one" in place of the number."""
    gaps = set(_GAP.findall(said))
    return any(gaps == set(_GAP.findall(english)) for english in ids(message))


def main(words: list[str]) -> int:
    messages = template()
    if words == ["--check"]:
        wrong = [line for file in catalogues() for line in complaints(file, messages)]
        print(*wrong, f"{len(wrong)} to be looked at, of {len(messages)} sentences", sep="\n")
        return bool(wrong)
    files = [LANGUAGES / f"{code}.po" for code in words] or list(catalogues())
    for file in files:
        update(file, messages)
        done = sum(
            all(strings(each)) and "fuzzy" not in each.flags for each in read(file) if each.id
        )
        print(f"{file.name}: {done} of {len(messages)} sentences")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
