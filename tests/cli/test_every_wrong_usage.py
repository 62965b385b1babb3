"""Wrong usages of every command: what somebody types who does not know the program yet, and the one
sentence that says what, where and what would be right."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest
from commanded import commanded

from drawholdem_tui.cli.help.groups import GROUPS

# What is typed => how the sentence begins. FOLDER, EMPTY, BINARY and TEXT are what they are called.
WRONG = r"""
# no command
paly => unknown command 'paly'; did you mean play?
frob => unknown command 'frob'; drawholdem --help lists them
help paly => unknown command 'paly'; did you mean play?
--plain => --plain belongs to a command: drawholdem play --plain
--json => --json belongs to a command: drawholdem drill --json
--seats You,cpu => --seats belongs to a command: drawholdem play --seats
--langg de => unknown option --langg; did you mean --lang?
plya => unknown command 'plya'; did you mean play?
histroy => unknown command 'histroy'; did you mean history?
tourr => unknown command 'tourr'; did you mean tour?
help tuor => unknown command 'tuor'; did you mean tour?
--lang => --lang: a value is missing; type --lang en|de|fr
--data-dir => --data-dir: a value is missing; type --data-dir DIR
--hands 3 => --hands belongs to a command: drawholdem play --hands
Ann,Ben => unknown command 'Ann,Ben'; drawholdem --help lists them
-p => unexpected '-p'; drawholdem --help shows what you can type
--theme => --theme: a value is missing; type --theme NAME
# play
play tour => unexpected 'tour'; drawholdem play --help shows what you can type
play --lvels turbo => unknown option --lvels; did you mean --levels?
play --sea You,cpu => this is not a terminal; try: drawholdem play --plain
play --seats You,shark => --seats: 'shark' would be a person; cpu:shark is the computer
play --seats You,Pro => --seats: 'Pro' would be a person; cpu:pro is the computer
play --seats You,cpu:shark:verra => --seats: no player called verra; choose one of vera, otto,
play --seats 4 => --seats: name the players, such as You,cpu,cpu,cpu
play --seats 1 => --seats: name the players, such as You,cpu
play --seats 99 => --seats: name the players, such as You,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu
play --stack abc => --stack: 'abc' is not a number of chips below a billion
play --blinds 10 => --blinds: '10' is not SMALL/BIG, such as 5/10
play --game bridge => --game: unknown game 'bridge'; choose one of draw-holdem, texas-holdem,
play --mode tournament => --mode: unknown 'tournament'; choose one of cash, knockout
play --levels slow --mode knockout => --levels: unknown file or name 'slow'; choose one of
play --deal none.phh => --deal: none.phh: cannot be read: No such file or directory
play --evening 3 --game draw-poker => --game: a resumed evening has its own table; omit this
play --speed 9 => --speed: unknown '9'; choose one of 0, 1, 2, 3, 4, 5
--lang xx play => --lang: unknown 'xx'; choose one of en, de, fr
--speed 3 play => --speed belongs to a command: drawholdem play --speed
play --seats => --seats: a value is missing; type --seats A,B,…
play --seats , => --seats: '' cannot be a name; a name has 1 to 20 characters, begins
play --seats You,You => --seats: two people have the same name
play --seats You,cpu:shark:vera:more => --seats: no player called vera:more; choose one of vera,
play --seats rookie => --seats: 'rookie' would be a person; cpu:rookie is the computer
play --seats cpu,cpu => --hands: with only computers at the table, add --hands N
play --seats You,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu => --seats: a table has 2 to 10
play --stack => --stack: a value is missing; type --stack N
play --stack 0 => --stack: you need at least 1 chip to sit down
play --blinds 20/10 => the small blind (20) must not exceed the big blind (10)
play --blinds 0/0 => the big blind must be at least 1, not 0
play --ante x => --ante: 'x' is not a number of chips below a billion
play --ante-kind some => --ante-kind: unknown 'some'; choose one of each, big-blind
play --structure limit => --structure: unknown betting limit 'limit'; choose one of no-limit,
play --structure spread => spread limit, and only spread limit, needs a maximum bet: spread:MAX
play --rule swaps => --rule: 'swaps' is not NAME=VALUE; the names are swaps, overblind,
play --rule swaps=maybe => unknown value 'maybe' for the house rule swaps; choose one of on, off
play --rule nothing=on => unknown house rule 'nothing'; choose one of swaps, overblind,
play --rule fee_base=all => unknown value 'all' for the house rule fee_base; choose one of
play --mode cash --levels turbo => --levels: only a tournament has levels; add --mode knockout
play --choice never => --choice: unknown 'never'; choose one of turn, turn:orbit, button,
play --hands 0 => --hands: '0' is not a whole number of 1 or more
play --speed fast => --speed: 'fast' is not a whole number
play --evening x => --evening: 'x' is not a whole number of 1 or more
play --evening 7 --plain => --evening: there is no evening 7 to resume; history lists them
play --deal => --deal: a value is missing; type --deal FILE
play --deal FOLDER => --deal: FOLDER: contains no hand
play --deal hands:none => --deal: unknown 'hands:none'; choose one of
play --deal tour:none => --deal: unknown 'tour:none'; choose one of tour:a-first-hand,
play --deal EMPTY => --deal: EMPTY: is not a complete hand: the field 'variant' is missing
play --deal BINARY => --deal: BINARY: is not a text file (UTF-8)
play --plain --deal TEXT => --deal: TEXT: is not a hand file; its TOML is broken: Expected '='
play --plain --deal hands:splitting-openers --game texas-holdem => --game: hand files bring
play --seed => --seed: a value is missing; type --seed S
play --theme none => --theme: unknown theme 'none'; choose one of felt, dark, light, contrast,
play --json => unknown option --json; drawholdem play --help lists them
play --terse --plane => unknown option --plane; drawholdem play --help lists them
play --s 3 => --s could be --seats, --stack, --structure, --seed, --speed; type more of it
play --st => --st could be --stack, --structure; type more of it
play --se x => --se could be --seats, --seed; type more of it
play --plain --seats You,cpu:nomodule:Bot => --seats: cpu:nomodule:Bot cannot be loaded:
play --plain --seats You,cpu:os:Path => --seats: cpu:os:Path cannot be loaded: AttributeError:
play --plain --seats You,cpu:TEXT:Bot => --seats: cpu:TEXT:Bot cannot be loaded:
play --plain --game => --game: a value is missing; type --game GAME
play --plain --rabbit=yes => --rabbit: takes no value; omit 'yes'
play --plain --seats "You,cpu:Rookie" => --seats: unknown computer cpu:Rookie; choose one of
play --plain --seats You,Ben,cpu => --seats: type a name: “You” would be everybody
play --plain --seats You,cpu:vera => --seats: vera needs a level, such as cpu:regular:vera
play --plain --rule overblind=off --game draw-poker --hands 1 => the house rule overblind
play --plain --rule opening=any --hands 1 => unknown value 'any' for the house rule opening;
play --data-dir TEXT => --data-dir: 'TEXT' is not a folder
play --mode knockout --levels FOLDER => --levels: FOLDER is a folder, not a file
play --mode knockout --levels TEXT => --levels: TEXT is not a TOML file: Expected '=' after a
play --mode knockout --levels BINARY => --levels: BINARY is not a text file (UTF-8)
play --speed => --speed: a value is missing; type --speed 0|1|2|3|4|5
# tour
tour => this is not a terminal; try: drawholdem tour --plain
tour swap-pott => tour: unknown scene 'swap-pott'; choose one of a-first-hand,
tour swap pot => unexpected 'pot'; drawholdem tour --help shows what you can type
tour --quik => unknown option --quik; did you mean --quick?
# daily
daily => this is not a terminal; try: drawholdem daily --plain
daily --out => --out: a value is missing; type --out FILE
daily --out FOLDER => --out: you have not finished daily
daily --against none.phhs => --against: none.phhs: does not exist
daily --against FOLDER => --against: FOLDER is not a deal of the day; daily --out FILE writes one
daily --against hands => --against: hands: does not exist
daily today => unexpected 'today'; drawholdem daily --help shows what you can type
daily --spots 3 => unknown option --spots; drawholdem daily --help lists them
# drill
drill => this is not a terminal; try: drawholdem drill --plain
drill foo => KIND: unknown 'foo'; choose one of swap, draw, pot, short, ranks
drill swap pot => unexpected 'pot'; drawholdem drill --help shows what you can type
drill --spots 0 => --spots: '0' is not a whole number of 1 or more
drill --kind swap => unknown option --kind; drawholdem drill --help lists them
drill --as => --as: a value is missing; type --as NAME
drill --seed => --seed: a value is missing; type --seed S
# history
history --evening 9 => --evening: no evening 9; history lists them
history 3 => unexpected '3'; drawholdem history --help shows what you can type
history --evening => --evening: a value is missing; type --evening ID
history --evening none => --evening: 'none' is not a whole number of 1 or more
history --plain --json => --json: cannot be combined with --plain; choose one of them
history --csv => unknown option --csv; drawholdem history --help lists them
history --as Ann => unknown option --as; drawholdem history --help lists them
# stats
stats Ann => No hand has been finished yet
stats --json --csv => --csv: cannot be combined with --json; choose one of them
stats --evening 7 => --evening: no evening 7; history lists them
stats Ann Ben => unexpected 'Ben'; drawholdem stats --help shows what you can type
stats --luck=yes => --luck: takes no value; omit 'yes'
stats --name Ann => unknown option --name; drawholdem stats --help lists them
# replay
replay none.phh => 'none.phh' does not exist
replay => please add FILE; --help has examples
replay --json none.phh => none.phh: does not exist
replay --plain none.phh => none.phh: does not exist
replay --json FOLDER => FOLDER: contains no hand
replay --check --plain x.phh => --plain: cannot be combined with --check; choose one of them
replay --jobs 0 x.phh => --jobs: '0' is not a whole number of 1 or more
replay --as => --as: a value is missing; type --as NAME
replay hands:nothing => FILE: unknown 'hands:nothing'; choose one of
# export
export --out x.csv --format phh => --out: a .csv file is a table; --format phh writes into a
export --format pdf => --format: unknown 'pdf'; choose one of phh, csv
export --out => --out: a value is missing; type --out DIR
export --out TEXT => --out: 'TEXT' is not a folder
export --evening x => --evening: 'x' is not a whole number of 1 or more
export hands => unexpected 'hands'; drawholdem export --help shows what you can type
export --unseen=1 => --unseen: takes no value; omit '1'
# verify
verify --jobs 0 => --jobs: '0' is not a whole number of 1 or more
verify --check => unknown option --check; drawholdem verify --help lists them
verify hands:none => FILE: unknown 'hands:none'; choose one of hands:a-fee-for-the-swap-pot,
# rules
rules DH-99 => the rulebook does not mention 'DH-99'; drawholdem rules shows all of it
rules --plain => unknown option --plain; drawholdem rules --help lists them
# keys
keys xyzzy => keys: nothing found for 'xyzzy'; drawholdem keys lists them all
keys --json => unknown option --json; drawholdem keys --help lists them
# chart
chart AKs => CHART: unknown 'AKs'; choose one of pushfold
chart --stack 10 => --stack: this option is only for chart pushfold
chart --players 3 => --players: this option is only for chart pushfold
chart --opponents 0 => --opponents: '0' is not a whole number of 1 or more
chart --opponents 12 => --opponents: too many opponents (12); a table has room for 9
chart pushfold --stack 1 => --stack: heads-up tables exist for 2, 3, 4, 5,
chart pushfold --stack x => --stack: 'x' is not a whole number of 1 or more
chart pushfold --players 4 => --players: unknown '4'; choose one of 2, 3
chart pushfold --opponents 2 => --opponents: with pushfold, use --players for the number of
chart pushfold --csv => --csv: pushfold prints text, or JSON with --json
chart --json --csv => --csv: cannot be combined with --json; choose one of them
chart pushfold pushfold => unexpected 'pushfold'; drawholdem chart --help shows what
chart --no-swaps => --no-swaps: this option is only for chart pushfold
# advise
advise --hand AsAs --opponents 1 --pot 9 => --hand: the card As has already been dealt
advise => please add --hand, --opponents, --pot; --help has examples
advise --hand AsKd => please add --opponents, --pot; --help has examples
advise --hand AsKd --opponents 2 => please add --pot; --help has examples
advise --hand As --opponents 2 --pot 10 => --hand: one card given; expected 2
advise --hand AsKdQh --opponents 2 --pot 10 => --hand: 3 cards given; expected 2
advise --hand 10sKd --opponents 2 --pot 10 => --hand: '10' is not a card; cards are written like
advise --hand asKd --opponents 0 --pot 10 => --opponents: '0' is not a whole number of 1 or more
advise --hand AsKd --opponents 10 --pot 10 => --opponents: too many opponents (10); a table
advise --hand AsKd --opponents 2 --pot x => --pot: 'x' is not a number of chips below a billion
advise --hand AsKd --board Qh --opponents 2 --pot 10 => --board: one card given; expected 0
advise --hand AsKd --board AsQh2d --opponents 2 --pot 10 => --board: the card As has already
advise --hand AsKd --board QhQh2d --opponents 2 --pot 10 => --board: the card Qh has already
advise --hand AsKd --opponents 2 --pot 10 --final-pot 5 => --final-pot: the final pot cannot be 5
advise --hand AsKd --opponents 2 --pot 10 --game bridge => --game: unknown game 'bridge'; choose
advise --hand AsKd9c7h2s --opponents 2 --pot 10 --game draw-poker --most 9 => --most: unknown '9';
advise --game draw-poker --hand AsKd9c7h2s --opponents 2 --pot 10 --board Qh => --board: draw poker
advise --hand AsKd --opponents 2 --pot 10 --samples 0 => --samples: '0' is not a whole number
advise --hand AsKd --opponents 2 --pot 10 --most 2 => --most: only draw poker has draws; add
advise AsKd --opponents 2 --pot 10 => please add --hand; --help has examples
# bot
bot old x => ACTION: unknown 'old'; choose one of new
bot new 1.py => 1.py cannot be a bot file; use letters, digits and _, and end it in .py
bot => please add ACTION, FILE; --help has examples
bot new => please add FILE; --help has examples
bot new FOLDER => FOLDER cannot be a bot file; use letters, digits and _, and end it in .py
bot new mybot => mybot cannot be a bot file; use letters, digits and _, and end it in .py
bot new my-bot.py => my-bot.py cannot be a bot file; use letters, digits and _, and end it in .py
bot new none/mybot.py => cannot write none/mybot.py: No such file or directory
bot new class.py => class.py cannot be a bot file; use letters, digits and _, and end it in .py
bot new a.py b.py => unexpected 'b.py'; drawholdem bot --help shows what you can type
bot new .py => .py cannot be a bot file; use letters, digits and _, and end it in .py
bot new 1bot.py => 1bot.py cannot be a bot file; use letters, digits and _, and end it in .py
bot new import.py => import.py cannot be a bot file; use letters, digits and _, and end it in .py
bot new "my bot.py" => my bot.py cannot be a bot file; use letters, digits and _, and end it in .py
# arena
arena --players rookie,regulr --hands 9 => --players: unknown computer cpu:regulr; choose one of
arena --players rookie --hands 9 => --players: the arena takes 2 to 6 players, such as
arena --hands 9 => please add --players; --help has examples
arena => please add --players, --hands; --help has examples
arena --players rookie => please add --hands; --help has examples
arena --players rookie,shark --hands 1 => --hands: at least 4 hands are needed: two deals, each
arena --players rookie,rookie --hands 4 => --players: all players are the same (rookie)
arena --players none:Bot,rookie --hands 4 => --players: cpu:none:Bot cannot be loaded:
arena --players os:Nothing,rookie --hands 4 => --players: cpu:os:Nothing cannot be loaded:
arena --players rookie,shark --hands x => --hands: 'x' is not a whole number of 1 or more
arena --players rookie,shark --hands 4 --require shark => --require: 'shark' is not of the form
arena --players rookie,shark --hands 4 --until "a > b" => --until: 'a > b' is not of the form "A
arena --players rookie,shark --hands 4 --jobs 0 => --jobs: '0' is not a whole number of 1 or more
arena --players rookie,shark --hands 4 --part 3/2 => --part: '3/2' is not a part such as 1/2 or
arena --players rookie,shark --hands 4 --keep FOLDER => --keep: FOLDER is a folder, not a file
arena --players rookie,shark --hands 4 --keep TEXT => --keep: TEXT, line 1: this was not written
arena --players rookie,shark --hands 4 --phh TEXT => --phh: 'TEXT' is not a folder
arena --players rookie,shark --hands 4 --worst 3 => --worst: the hands need a folder: add --phh
arena --players rookie,shark --hands 4 --on nowhere => --on: 'nowhere' is not an address such as
arena --players rookie,shark --hands 4 --seats 3x => --seats: must be a number here, 2 to 10;
arena --players You,shark --hands 4 => --players: unknown computer cpu:You; choose one of
arena --players cpu:rookie:vera,shark --hands 4 --bench => unknown option --bench; drawholdem
arena --players --hands 10 => --players: a value is missing; type --players A,B,…
arena --hands 10 --players rookie,shark --json --csv => unknown option --csv; drawholdem arena
arena --hands 10 --players rookie,shark --rule x=y => unknown house rule 'x'; choose one of
arena --hands 10 --players rookie,shark --game x => --game: unknown game 'x'; choose one of
arena --hands 10 --players rookie,shark --speed 3 --seed => --seed: a value is missing; type
arena --hands 10 --players rookie,shark --part 1/2 => --part: a part needs --keep FILE
arena --hands 10 --players rookie,shark --phh FOLDER --worst 0 => --worst: '0' is not a whole
arena --hands 10 --players rookie,shark --mode knockout => --mode: the arena plays cash games;
arena --hands 10 --players rookie,shark --evening 3 => unknown option --evening; drawholdem
# table
table --plain --seats Ann => --seats: a table has 2 to 10 players, not 1
table --plain --seats Ann,cpu => --seats: only people sit at a real table
table --plain --stack x --seats Ann,Ben => --stack: 'x' is not a number of chips below a billion
table --plain --seats Ann,Ben --seet 3 => unknown option --seet; did you mean --seed?
# simulate
simulate --hands 3 --seats 4 => --seats: name the players, such as cpu,cpu,cpu,cpu
simulate --hands 3 --seats You,cpu => --seats: 'You' is a person; only cpu seats can play here
simulate => please add --hands; --help has examples
simulate --hands 0 => --hands: '0' is not a whole number of 1 or more
simulate --hands 3 --seats cpu => --seats: a table has 2 to 10 players, not 1
simulate --hands 3 --seats cpu,rookie => --seats: 'rookie' would be a person; cpu:rookie is the
simulate --hands 3 --seats cpu,cpu:shrak => --seats: unknown computer cpu:shrak; choose one of
simulate --hands 3 --phh TEXT => --phh: 'TEXT' is not a folder
simulate --hands 3 --phh FOLDER/x/y.phhs => --phh: cannot write FOLDER/x/y.phhs: No such file or
simulate --hands 3 --keep FOLDER => --keep: FOLDER is a folder, not a file
simulate --hands 3 --part 0/2 => --part: '0/2' is not a part such as 1/2 or 2/2
simulate --hands 3 --mode knockout => --mode: simulate plays cash games; for a tournament use
simulate --hands 3 --plain => unknown option --plain; drawholdem simulate --help lists them
simulate --hands 3 --on tcp:// => --on: 'tcp://' is not an address such as tcp://10.0.0.1:8786
simulate --hands 3 --stack 0 => --stack: you need at least 1 chip to sit down
simulate --hands 3 --blinds 5 => --blinds: '5' is not SMALL/BIG, such as 5/10
simulate --hands 3 --deal x => unknown option --deal; drawholdem simulate --help lists them
# solve
solve all => WHAT: unknown 'all'; choose one of pushfold, check
solve => please add WHAT; --help has examples
solve pushfold --out => --out: a value is missing; type --out FILE
solve pushfold --stacks x --out tables => --stacks: 'x' is not a stack or a range, such as 10 or
solve pushfold --players 5 --out tables => --players: unknown '5'; choose one of 2, 3
solve pushfold --jobs 0 => --jobs: '0' is not a whole number of 1 or more
# merge
merge none.jsonl => none.jsonl: no such file
merge => please add FILE; --help has examples
merge FOLDER => FOLDER is a folder, not a file
merge TEXT => TEXT, line 1: this was not written by --keep
merge none.jsonl --jsn => unknown option --jsn; did you mean --json?
# bench
bench => please add WHAT; --help has examples
bench nothing => WHAT: unknown 'nothing'; choose one of engine, evaluator, advice, book, screen,
bench engine --plain => unknown option --plain; drawholdem bench --help lists them
# paths
--glyphs pictures paths => --glyphs: unknown 'pictures'; choose one of unicode, letters, ascii,
--theme neon paths => --theme: unknown theme 'neon'; choose one of felt, dark, light, contrast,
--data-dir= paths => --data-dir: no folder given; . is the current one
paths book => unexpected 'book'; drawholdem paths --help shows what you can type
paths --json => unknown option --json; drawholdem paths --help lists them
--data-dir TEXT paths => --data-dir: 'TEXT' is not a folder
# completion
completion tcsh => SHELL: unknown 'tcsh'; choose one of bash, zsh, fish
completion => please add SHELL; --help has examples
completion bash zsh => unexpected 'zsh'; drawholdem completion --help shows what you
completion --list => unknown option --list; drawholdem completion --help lists them
"""
REFUSED = dict(line.split(" => ") for line in WRONG.splitlines() if " => " in line)
# words of programmers, which say nothing to whoever plays
JARGON = re.compile("argument|positional|codec|Errno|Traceback|invalid|NoneType|object at 0x")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With a file of each kind that nobody meant, and nothing to be typed."""
    (tmp_path / "FOLDER").mkdir()
    (tmp_path / "FOLDER" / "notes.md").write_text("none of ours")
    (tmp_path / "EMPTY").touch()
    (tmp_path / "BINARY").write_bytes(bytes(range(256)))
    (tmp_path / "TEXT").write_text("hello\nworld\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return tmp_path


@pytest.mark.parametrize("typed", REFUSED)
def test_it_is_one_sentence_that_says_what_would_be_right(typed: str, folder: Path) -> None:
    before = {*folder.iterdir()}
    code, out, error = commanded(folder, *shlex.split(typed))
    assert (code, out, error.count("\n")) == (2, "", 1), error
    assert error.removeprefix("drawholdem: ").startswith(REFUSED[typed])
    assert not JARGON.search(error.replace("NotImplementedError", "")), error
    new = {*folder.iterdir()} - before
    made = {each.name.partition(".")[0] for each in new}
    assert made <= {"book", "figures"}, "what the program keeps for itself, and nothing else"


def test_every_command_is_used_wrongly() -> None:
    assert len(REFUSED) > 250
    typed = {word for each in REFUSED for word in shlex.split(each)}
    assert typed >= {name for group in GROUPS.values() for name in group}
