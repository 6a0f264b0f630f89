"""The result of checking a round, in words: for chats and for the command alike."""

from collections.abc import Callable, Sequence

from core.rules.records.verifying import Verdict, Verified, Where
from core.rules.shuffle.seals import Fairness


def word_verdict(
    checked: Verified, say: Callable[..., str], seats: Sequence[str], family: str
) -> str:
    """Say whether a round was fair; `seats` are the names as the reader knows them."""
    number = str(checked.round)
    if checked.verdict is not Verdict.DIFFERS or checked.where is None:
        names = _cutters(checked.fairness, seats)
        return say(f"verify-{checked.verdict}", round=number, names=", ".join(names))
    expected, found = checked.expected, checked.found
    if checked.where is Where.STARTER:
        expected, found = _named(expected, seats), _named(found, seats)
    return say(
        f"verify-differs-{checked.where}",
        round=number,
        move=str(checked.move),
        place=str(checked.place),
        expected=expected or "–",
        found=found or "–",
        family=family,
    )


def _cutters(fairness: Fairness | None, seats: Sequence[str]) -> list[str]:
    words = () if fairness is None else fairness.words
    return [name for name, word in zip(seats, words, strict=False) if word]


def _named(seat: str, seats: Sequence[str]) -> str:
    """Return a seat's name where a record calls it by its number."""
    place = int(seat) if seat.isdecimal() else 0
    return seats[place - 1] if 0 < place <= len(seats) else seat
