"""What the documents point to is there."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT, committed

LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
DOCUMENTS = [path.relative_to(ROOT).as_posix() for path in committed() if path.suffix == ".md"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    folder = (ROOT / document).parent
    links = LINK.findall(Path(ROOT, document).read_text("utf-8"))
    assert [link for link in links if not (folder / link).exists()] == []


def test_every_decision_is_in_the_list() -> None:
    folder = ROOT / "docs/decisions"
    listed = LINK.findall((folder / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in folder.glob("0*.md"))
