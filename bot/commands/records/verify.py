"""`rummy verify`: recompute the deals of a record from its commitments."""

from bot.commands.console import NO, UNUSABLE, YES, Console, UnusableError
from bot.commands.parsing import Parser
from bot.commands.records.recorded import read_file, unusable
from bot.texts.verdicts import word_verdict
from core.rules.records.reading import read_record
from core.rules.records.record import Record, RecordError
from core.rules.records.replay import opened
from core.rules.records.verifying import Verdict, Verified, verify


def arguments(parser: Parser) -> None:
    """Declare a file, `-` for standard input."""
    parser.add_argument("file", metavar="FILE")
    parser.json()


def run(console: Console, *, file: str, as_json: bool) -> int:
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
