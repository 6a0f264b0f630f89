"""Prints the changelog's section of a version: `poe release-notes v1.2.0`."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """Return what a version changed, without its heading.

    Raises:
        LookupError: the changelog does not have this version, or says nothing of it.
    """
    start = rf"^## \[?{re.escape(version.removeprefix('v'))}\]?(?: [^\n]*)?\n"
    found = re.search(rf"{start}(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise LookupError(f"the changelog has no section for {version}")
    return found[1].strip()


def main() -> None:
    """Print the notes."""
    print(notes(CHANGELOG.read_text("utf-8"), sys.argv[1]))


if __name__ == "__main__":
    main()
