"""The file `.env`, as `rummy init` writes it."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from dotenv import set_key

from core.engine.private_files import FILE

SETTINGS_FILE = ".env"


def write_settings(values: Mapping[str, str], file: Path = Path(SETTINGS_FILE)) -> None:
    """Set some values and keep all other lines; afterwards only this user can read the file.

    A failure leaves the file as it was.

    Raises:
        OSError: the file cannot be read or written.
    """
    file = Path(os.path.realpath(file))
    new = file.with_name(f"{file.name}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    try:
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE), "wb") as copy:
            copy.write(file.read_bytes() if file.exists() else b"")
        for name, value in values.items():
            set_key(new, name, value, quote_mode="never", encoding="utf-8")
        new.chmod(FILE)
        new.replace(file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
