"""What may be told of an error: where it arose and of what kind it is, without message or value.

Those quote what was typed, racks or tokens. Where a fault came from is enough to find it.
"""

import hashlib
import traceback
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def what_broke(error: BaseException) -> dict[str, object]:
    """Return what is logged of an error: its id, and its way through the code."""
    return {"id": fault_id(error), "where": list(scrubbed(error))}


def fault_id(error: BaseException) -> str:
    """Return a short id, the same each time that the same fault occurs."""
    return hashlib.sha256("\n".join(scrubbed(error)).encode()).hexdigest()[:8]


def scrubbed(error: BaseException) -> tuple[str, ...]:
    """Return where a fault came from and of what kind it is; what it came of stands first."""
    return tuple(_lines(error, set()))


def _lines(error: BaseException, told: set[int]) -> Iterator[str]:
    """Tell each error once: one that was taken out of a group came of that group, and is in it."""
    if id(error) in told:
        return
    told.add(id(error))
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _lines(cause, told)
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from _lines(inner, told)
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{_from_root(Path(frame.filename))}:{frame.lineno} {frame.name}"
    yield f"{type(error).__module__}.{type(error).__qualname__}"


def _from_root(file: Path) -> str:
    """Name a file without the folders of whoever runs the program."""
    if file.is_relative_to(ROOT):
        return file.relative_to(ROOT).as_posix()
    return "/".join(file.parts[-2:])
