"""`rummy replay`: play a record through the rules, and show the result of each move."""

from pathlib import Path

from bot.commands.console import NO, YES, Console
from bot.commands.parsing import Parser, positive_number
from bot.commands.records.recorded import read_file, unusable
from bot.commands.records.replayed import final, move
from bot.commands.records.retold import Retelling, film
from bot.commands.sheet_options import sheet_with
from core.rules.records.reading import read_record
from core.rules.records.record import Record, RecordError
from core.rules.records.replay import Played, opened, replay_from_deals


def arguments(parser: Parser) -> None:
    """Declare a file, `-` for standard input."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--keep-going", action="store_true")
    parser.add_argument("--gif", type=Path, metavar="OUT")
    parser.add_argument("--round", type=positive_number, dest="number", metavar="N")
    parser.json()


def run(
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
