"""Which version this is: that of the package, and in a clone the commit that is checked out."""

from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHORT = 9
"""Digits of a commit that are shown."""


def version_here(root: Path = ROOT) -> str:
    """Return the version, as `0.1.0+14b83e1d2` in a clone; it needs no git program."""
    commit = commit_of(root)
    return version("rummy-table") + (f"+{commit[:SHORT]}" if commit else "")


def commit_of(root: Path) -> str:
    """Return the commit that a clone has checked out; nothing where there is none to be read."""
    try:
        folder = _git_folder(root / ".git")
        head = (folder / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref: "):
            return head if _is_commit(head) else ""
        return next(filter(_is_commit, _found(folder, head.removeprefix("ref: "))), "")
    except (OSError, ValueError):
        return ""


def _git_folder(place: Path) -> Path:
    """Return the folder that git keeps; in a linked worktree a file names it."""
    if place.is_dir():
        return place
    return place.parent / place.read_text("utf-8").removeprefix("gitdir: ").strip()


def _found(folder: Path, ref: str) -> list[str]:
    """Return what a reference may stand for: in a file of its own, or packed with others."""
    common = folder / "commondir"
    shared = folder / common.read_text("utf-8").strip() if common.exists() else folder
    loose = [(place / ref) for place in (folder, shared) if (place / ref).is_file()]
    packed = shared / "packed-refs"
    lines = packed.read_text("utf-8").splitlines() if packed.exists() else []
    kept = [line.partition(" ")[0] for line in lines if line.endswith(f" {ref}")]
    return [place.read_text("utf-8").strip() for place in loose] + kept


def _is_commit(text: str) -> bool:
    return len(text) >= 40 and all(digit in "0123456789abcdef" for digit in text)  # noqa: PLR2004
