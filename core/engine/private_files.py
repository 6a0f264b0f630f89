"""Files and folders that are readable only by the user who runs the program."""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE, S_ISREG

OTHERS = 0o077
"""The mode bits of the group and of other users."""
FILE, FOLDER = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents; existing folders keep their mode.

    Raises:
        OSError: the folder cannot be created, or its name belongs to something else.
    """
    for one in reversed((folder, *folder.parents)):
        if not one.exists():
            one.mkdir(FOLDER, exist_ok=True)
    folder.mkdir(exist_ok=True)


def make_private(file: Path) -> None:
    """Create a file if it is missing, and make it private.

    On failure the file stays as it is; the next access reports the error.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    close_to_others(file)


def close_to_others(file: Path) -> None:
    """Make an existing file private, if this user owns it; a device such as /dev/null stays."""
    with suppress(OSError):
        mode = file.stat().st_mode
        if S_ISREG(mode) and mode & OTHERS:
            file.chmod(S_IMODE(mode) & ~OTHERS)
