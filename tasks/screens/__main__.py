"""Writes the text of every screen of an evening: `poe screens LANG OUT_DIR [--set K]`.

The screens stand in the order of play, in files of about ten, each below a line in English that
says where it is, who sees it, and what somebody has just done. A screen without a new sentence or
label is left out. `sentences.txt` lists every sentence and label once, whatever the names, numbers
and pieces in it. The sets differ in the names, the games and what people do.
"""

import argparse
import os
import sys
from pathlib import Path

HASHES = "PYTHONHASHSEED"
LANGUAGES = ("en", "de", "fr", "es", "it", "nl")


def main() -> None:
    """Write the screens of one language."""
    if os.environ.get(HASHES) != "0":  # a set must give the same evening in every run
        os.environ[HASHES] = "0"
        again = [sys.executable, "-m", "tasks.screens", *sys.argv[1:]]
        os.execv(sys.executable, again)  # noqa: S606 - this program itself
    parser = argparse.ArgumentParser("poe screens")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--set", type=int, choices=(1, 2), default=1, dest="number")
    asked = parser.parse_args()
    from tasks.screens.evening import told

    book, missed = told(asked.language, asked.number)
    book.write(asked.folder)
    for one in missed:
        print(f"not reached: {one}")
    print(f"{book.count} screens, {len(book.sentences)} sentences and labels in {asked.folder}")


if __name__ == "__main__":
    main()
