"""What may be logged of an error: where it arose, and nothing that anybody typed or held."""

import traceback


def what_broke(error: BaseException) -> dict[str, object]:
    """Return the kind of an error and its way through the code, without its message."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
