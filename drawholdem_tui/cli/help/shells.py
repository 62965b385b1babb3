"""``completion``: what a shell offers after ``drawholdem``, written from the parser itself. Bash,
zsh and fish are told in their own words what can be typed."""

from __future__ import annotations

import argparse
import enum
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from drawholdem_tui.cli.command import Parser, folder, hand_file, offered
from drawholdem_tui.words.language import _, translate

# What can stand after each command, as the parser knows it


class Place(enum.Enum):
    """What a value is where it is none of some words."""

    FILE = enum.auto()
    FOLDER = enum.auto()
    OWN = enum.auto()  # a number, a name: nothing to offer


class Option(NamedTuple):
    flags: tuple[str, ...]  # none for a value that stands by itself
    does: str
    value: tuple[str, ...] | Place | None  # the words it knows; nothing where it takes no value
    again: bool = False  # it can be said more than once


class Offer(NamedTuple):
    """A command, and what stands behind it; without a name, what stands before all of them."""

    name: str
    does: str
    options: tuple[Option, ...]


def offers_of(parser: argparse.ArgumentParser) -> Iterator[Offer]:
    """First what stands before a command, then the commands."""
    yield Offer("", "", tuple(_options(parser)))
    for action in parser._actions:  # noqa: SLF001  # argparse has no other way to ask it
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            does = {
                each.dest: translate(each.help or "")
                for each in action._choices_actions  # noqa: SLF001
            }
            for name, command in action.choices.items():
                yield Offer(name, does[name], tuple(_options(command)))


def _options(parser: argparse.ArgumentParser) -> Iterator[Option]:
    for action in parser._actions:  # noqa: SLF001
        if action.help == argparse.SUPPRESS:
            continue
        if not isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            again = isinstance(action, argparse._AppendAction)  # noqa: SLF001
            does = translate(action.help or "").partition("\n")[0]
            yield Option(tuple(action.option_strings), does, _value(action), again)


def _value(action: argparse.Action) -> tuple[str, ...] | Place | None:
    if action.nargs == 0:
        return None
    if known := action.choices or offered(action):
        return tuple(map(str, known))
    if action.type is folder or action.metavar == "DIR":
        return Place.FOLDER
    return Place.FILE if action.type in {Path, hand_file} else Place.OWN


# And how each shell is told

_BASH: Final = r"""# bash completion for drawholdem:  eval "$(drawholdem completion bash)"
_drawholdem() {
    local words typed before command= offered= each
    read -r -a words <<< "${COMP_LINE:0:$COMP_POINT}"
    case ${COMP_LINE:0:$COMP_POINT} in *[[:space:]]) words+=("") ;; esac
    typed=${words[${#words[@]} - 1]}
    before=${words[${#words[@]} - 2]}
    for each in "${words[@]:1:${#words[@]} - 2}"; do
        case $each in COMMANDS) command=$each; break ;; esac
    done
    COMPREPLY=()
    case $command:$before in
VALUES
        *)
            case $command in
OPTIONS
            esac ;;
    esac
    case $offered in
        FILES | FOLDERS)
            compopt -o filenames 2> /dev/null
            local IFS=$'\n' kind=-f
            [ "$offered" = FILES ] || kind=-d
            COMPREPLY=($(compgen $kind -- "${COMP_WORDS[COMP_CWORD]}"))
            return ;;
    esac
    COMPREPLY=($(compgen -W "$offered" -- "$typed"))
    case $typed in # bash takes what stands behind these for a word of its own
        *[=:]*) each=${typed%"${typed##*[=:]}"}; COMPREPLY=("${COMPREPLY[@]#"$each"}") ;;
    esac
}
complete -F _drawholdem drawholdem
"""

_ZSH: Final = r"""#compdef drawholdem
# zsh completion for drawholdem:  source <(drawholdem completion zsh)
_drawholdem() {
    local context state state_descr line
    typeset -A opt_args
    local -a commands
    commands=(
COMMANDS
    )
    _arguments -C \
OPTIONS
        '1: :->command' '*:: :->behind'
    case $state in
        command) _describe command commands ;;
        behind)
            case $line[1] in
BEHIND
            esac ;;
    esac
}
if [ "$funcstack[1]" = _drawholdem ]; then _drawholdem "$@"; else compdef _drawholdem drawholdem; fi
"""

_FISH: Final = "# fish completion for drawholdem:  drawholdem completion fish | source\n"


def bash(offers: Sequence[Offer]) -> str:
    """Written for bash 3.2, which is what a Mac has."""
    names = [offer.name for offer in offers if offer.name]
    values, options = [], []
    for offer in offers:
        behind = names if not offer.name else []
        for option in offer.options:
            if option.value is not None and option.flags:
                at = "|".join(f"{offer.name}:{flag}" for flag in option.flags)
                values.append(f"        {at}) offered='{_in_bash(option.value)}' ;;")
            elif not option.flags:
                behind = [_in_bash(option.value)]
        flags = [flag for option in offer.options for flag in option.flags]
        said = f"offered='{' '.join([*behind, *flags])}'"
        if behind[:1] == ["FILES"]:
            said = f"case $typed in -*) offered='{' '.join(flags)}' ;; *) offered=FILES ;; esac"
        options.append(f"                '{offer.name}') {said} ;;")
    return (
        _BASH.replace("COMMANDS", "|".join(names))
        .replace("VALUES", "\n".join(values))
        .replace("OPTIONS", "\n".join(options))
    )


def _in_bash(value: tuple[str, ...] | Place | None) -> str:
    match value:
        case Place.FILE:
            return "FILES"
        case Place.FOLDER:
            return "FOLDERS"
        case tuple():
            return " ".join(value)
    return ""


def zsh(offers: Sequence[Offer]) -> str:
    """For its own way of completing, which knows what an option does."""
    first, *commands = offers
    behind = [
        f"                {offer.name}) _arguments {' '.join(_zsh_options(offer.options))} ;;"
        for offer in commands
    ]
    named = [f"        {_quoted(f'{_plain(each.name)}:{each.does}')}" for each in commands]
    options = [f"        {option} \\" for option in _zsh_options(first.options)]
    return (
        _ZSH.replace("COMMANDS", "\n".join(named))
        .replace("OPTIONS", "\n".join(options))
        .replace("BEHIND", "\n".join(behind))
    )


def _zsh_options(options: Iterable[Option]) -> list[str]:
    said = []
    for option in options:
        match option.value:
            case None:
                value = ""
            case Place.FILE:
                value = ": :_files"
            case Place.FOLDER:
                value = ": :_files -/"
            case Place.OWN:
                value = ": :"
            case words:
                value = f": :({' '.join(_plain(word) for word in words)})"
        does = option.does.replace("[", "\\[").replace("]", "\\]")
        if not option.flags:
            said.append(_quoted(f"*{value}"))
        for flag in option.flags:
            others = "*" if option.again else f"({' '.join(option.flags)})"
            said.append(_quoted(f"{others}{flag}[{does}]{value}"))
    return said


def _plain(word: str) -> str:
    return word.replace(":", "\\:")


def fish(offers: Sequence[Offer]) -> str:
    """One line per option."""
    lines = ["complete -c drawholdem -f"]
    names = " ".join(offer.name for offer in offers if offer.name)
    for offer in offers:
        when = f"__fish_seen_subcommand_from {offer.name}"
        if not offer.name:
            when = f"not __fish_seen_subcommand_from {names}"
        begin = f"complete -c drawholdem -n {_quoted(when)}"
        lines += [f"{begin} {_fish_option(option)}".rstrip() for option in offer.options]
        if offer.name:
            first = _quoted(f"not __fish_seen_subcommand_from {names}")
            does = _quoted(offer.does)
            lines.append(f"complete -c drawholdem -n {first} -a {offer.name} -d {does}")
    return _FISH + "\n".join(lines) + "\n"


def _fish_option(option: Option) -> str:
    match option.value:
        case None:
            value = ""
        case Place.FILE:
            value = "-r -F"
        case Place.FOLDER:
            value = "-x -a '(__fish_complete_directories)'"
        case Place.OWN:
            value = "-x"
        case words:
            value = f"{'-x ' if option.flags else ''}-a {_quoted(' '.join(words))}"
    if not option.flags:
        return value.removeprefix("-r ")
    flags = " ".join(
        f"-{'l' if flag[:2] == '--' else 's'} {flag.lstrip('-')}" for flag in option.flags
    )
    return f"{flags} {value} -d {_quoted(option.does)}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


SHELLS: Final = {"bash": bash, "zsh": zsh, "fish": fish}


def completion_options(command: Parser) -> None:
    shell = _("your shell: bash, zsh or fish")
    command.add_argument("shell", choices=tuple(SHELLS), metavar="SHELL", help=shell)


def completion(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.commands import whole_parser

    print(SHELLS[options.shell](tuple(offers_of(whole_parser()))), end="")
    return 0
