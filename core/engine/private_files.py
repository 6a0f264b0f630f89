"""Files and folders that only the user who runs the program can read."""

import os
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077
"""What a file's mode lets its group and everybody else do."""
FILE, FOLDER = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents; those that exist keep their mode.

    Raises:
        OSError: it cannot be created, or something else has its name.
    """
    for one in reversed((folder, *folder.parents)):
        if not one.exists():
            one.mkdir(FOLDER, exist_ok=True)
    folder.mkdir(exist_ok=True)


def make_private(file: Path) -> None:
    """Create a file if it is missing, and close it to other users.

    Where that is not possible it stays as it is: whoever opens it next says what is wrong.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    close_to_others(file)


def close_to_others(file: Path) -> None:
    """Close a file to other users, if it exists and is ours."""
    with suppress(OSError):
        mode = file.stat().st_mode & 0o777
        if mode & OTHERS:
            file.chmod(mode & ~OTHERS)
