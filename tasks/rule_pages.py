"""Write the pages of `docs/rules` from the files in `tests/core/rules/printed`.

    poe rule-pages

A test checks that the pages are up to date.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tests.core.rules.printed.played import PAGES, Page, Printed, named_after, rules_of
from tests.core.rules.printed.readings import Reading, named_after_reading, readings
from tests.support.checkout import ROOT

FOLDER = ROOT / "docs/rules"

INTRODUCTION = """\
# The printed rules, and the code for each

There is one page for each sheet. It lists all rules printed there, with the numbers that comments
and tests use:

- **rule** and **printed at**: its number, and its line in the sheet (in the German text, if a sheet
  has several languages),
- **what it says**, in short; C1 to C59 are the readings below,
- **played by**: the field or the function that implements the rule, or why there is nothing to
  implement: an age, other contents of the box, advice,
- **test**: the test named after it, a small game as a script.

A field is a line in `core/rules/tiles/model/printed.py` or `core/rules/cards/model/printed.py`,
with its source. The host of a table can change most fields: they are its house rules.

Every test can fail: `poe mutate-rules` breaks each of these fields and functions in turn, and
reports an error unless the test in that row fails.

Do not edit these pages. Edit `tests/core/rules/printed/*.toml`, and run `poe rule-pages`.
"""

READINGS = """\
## The readings

Some rules contradict each other or an example, and some cases are not printed at all. A reading
says what we play there. We follow, in this order: the printed text unless it is clearly a misprint,
the sister sheet, the international tournament rule, and our own proposal.

"""


def pages() -> Mapping[Path, str]:
    """Return every page by its path."""
    sheets = {FOLDER / f"{page.sheet}.md": _page(page) for page in PAGES}
    return {FOLDER / "README.md": _readme(), **sheets}


def _readme() -> str:
    rows = [
        [f"[{page.title}]({page.sheet}.md)", f"`{page.sheet}`", f"`{page.source}`", _figures(page)]
        for page in PAGES
    ]
    listed = _table(["sheet", "id", "printed in", "rules"], rows)
    held = _table(["reading", "says", "held by", "test"], map(_reading_row, readings()))
    return f"{INTRODUCTION}\n{listed}\n{READINGS}{held}"


def _figures(page: Page) -> str:
    rules = rules_of(page)
    played = sum(bool(rule.plays) for rule in rules)
    return f"{len(rules)}, {played} of them in code"


def _page(page: Page) -> str:
    columns = ["rule", "printed at", "what it says", "played by", "test"]
    listed = _table(columns, (_row(page, rule) for rule in rules_of(page)))
    return (
        f"# {page.title}\n\n"
        f"The sheet `{page.sheet}`, printed in `{page.source}`; its tests are in\n"
        f"[{page.tests}](../../{page.tests}). The [README](README.md) explains the columns.\n\n"
        f"{listed}"
    )


def _row(page: Page, rule: Printed) -> list[str]:
    places = dict.fromkeys(place.where(page.printed) for place in rule.plays)
    played = _codes(places) if places else f"nothing to implement: {rule.nothing}"
    return [rule.id, rule.line, rule.says, played, _codes(named_after(page, rule)) or "–"]


def _reading_row(reading: Reading) -> list[str]:
    held = _codes(reading.holds) or f"nothing to implement: {reading.nothing}"
    return [reading.id, reading.says, held, _codes(named_after_reading(reading)) or "–"]


def _codes(names: Iterable[str]) -> str:
    return "<br>".join(f"`{name}`" for name in names)


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main() -> None:
    """Write the pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
