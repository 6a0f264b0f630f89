"""`rummy replay` and `rummy verify`: play a record through the rules; recompute its deals."""

import sys
from pathlib import Path

from bot.commands.console import NO, UNUSABLE, YES, Console, UnusableError, short
from bot.commands.parsing import Parser, positive_number
from bot.commands.records.retold import Retelling, film, final, move
from bot.commands.sheet_options import sheet_with
from bot.texts.refusals import word_verdict
from core.rules.records.reading import LONGEST, read_record
from core.rules.records.record import Record, RecordError
from core.rules.records.replay import Played, opened, replay_from_deals
from core.rules.records.verifying import Verdict, Verified, verify


def read_file(file: str) -> str:
    """Return the text of a file, up to the maximum length of a record; raises UnusableError."""
    most = 4 * LONGEST
    try:
        if file == "-":
            return sys.stdin.buffer.read(most).decode("utf-8")
        with Path(file).open("rb") as source:
            return source.read(most).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnusableError("cli-file-no-text", file=short(file)) from error
    except (OSError, ValueError) as error:
        raise UnusableError("cli-file-unreadable", file=short(file)) from error


def unusable(console: Console, error: RecordError) -> UnusableError:
    """Return the error of a record in words, with its place."""
    said = console.text(f"record-{error.fault.replace('_', '-')}", **error.figures)
    what = short(said, 300)
    if error.move:
        round_, move_ = str(error.round), str(error.move)
        return UnusableError("cli-record-move", round=round_, move=move_, what=what)
    if error.round:
        return UnusableError("cli-record-round", round=str(error.round), what=what)
    return UnusableError("cli-record", what=what)


def replay_arguments(parser: Parser) -> None:
    """Declare a file, `-` for standard input."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--keep-going", action="store_true")
    parser.add_argument("--gif", type=Path, metavar="OUT")
    parser.add_argument("--round", type=positive_number, dest="number", metavar="N")
    parser.json()


def run_replay(
    console: Console,
    *,
    file: str,
    keep_going: bool,
    gif: Path | None,
    number: int | None,
    as_json: bool,
) -> int:
    """Play a record to its end or its first refused move; on request, film a round."""
    try:
        record = read_record(read_file(file))
        sheet_with(record.sheet, record.options)
        if gif is not None:
            steps = replay_from_deals(record, keep_going=keep_going)
            film(console, record, steps, gif, number or len(record.rounds))
        if as_json:
            return _as_json(console, record, keep_going=keep_going)
        return _retold(console, record, keep_going=keep_going)
    except RecordError as error:
        raise unusable(console, error) from error


def _as_json(console: Console, record: Record, *, keep_going: bool) -> int:
    match, status = opened(record), YES
    for played in replay_from_deals(record, keep_going=keep_going):
        match, status = played.match, status if played.decision.ok else NO
        if _tells(played):
            console.write_json(move(played))
    console.write_json({"final": final(match, record.seats)})
    return status


def _retold(console: Console, record: Record, *, keep_going: bool) -> int:
    match, status = opened(record), YES
    retelling = Retelling(console, record, match.sheet)
    for played in replay_from_deals(record, keep_going=keep_going):
        match, status = played.match, status if played.decision.ok else NO
        if _tells(played):
            retelling.move(played)
    retelling.end(match)
    return status


def _tells(played: Played) -> bool:
    """Return whether to show a step: not a round's start, unless it was refused."""
    return played.move > 0 or not played.decision.ok


def verify_arguments(parser: Parser) -> None:
    """Declare a file, `-` for standard input."""
    parser.add_argument("file", metavar="FILE")
    parser.json()


def run_verify(console: Console, *, file: str, as_json: bool) -> int:
    """Verify every round; an unverifiable round leaves the result open."""
    try:
        record = read_record(read_file(file))
        checked = verify(record)
    except RecordError as error:
        raise unusable(console, error) from error
    if not any(one.verdict is not Verdict.UNKNOWN for one in checked):
        raise UnusableError("cli-not-verifiable")
    if as_json:
        console.write_json({"rounds": [_data(one) for one in checked]})
    else:
        _tell(console, record, checked)
    return _status(checked)


def _status(checked: tuple[Verified, ...]) -> int:
    verdicts = {one.verdict for one in checked}
    if Verdict.DIFFERS in verdicts:
        return NO
    return UNUSABLE if Verdict.UNKNOWN in verdicts else YES


def _data(checked: Verified) -> dict[str, object]:
    told = {
        "round": checked.round,
        "verdict": checked.verdict,
        "where": checked.where,
        "move": checked.move,
        "place": checked.place,
        "expected": checked.expected,
        "found": checked.found,
    }
    return {name: value for name, value in told.items() if value}


def _tell(console: Console, record: Record, checked: tuple[Verified, ...]) -> None:
    family = opened(record).sheet.family.name
    for one in checked:
        console.write(word_verdict(one, console.text, record.seats, family))
