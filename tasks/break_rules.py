"""Break each field and function that implements a printed rule, and check that its test fails.

    poe mutate-rules [RK-10 ...]

First every test runs with nothing broken, and must pass. Then each place is broken in turn, as the
files in `tests/core/rules/printed` say, and the tests named after its rule run again: one of them
must fail by an assertion. Prints how many rules were caught; exit status 1 if one was not.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field

import pytest

from tests.core.rules.printed.breaking import StaleBreakError, broken
from tests.core.rules.printed.played import PAGES, Page, Place, Printed, named_after, rules_of
from tests.support.checkout import ROOT


@dataclass(slots=True)
class Attempt:
    """The tests of one rule with one of its places broken; None: nothing is broken."""

    page: Page
    rule: Printed
    place: Place | None
    failed: list[str] = field(default_factory=list)
    """The tests that failed by an assertion."""
    crashed: list[str] = field(default_factory=list)
    """The tests that failed otherwise, which proves nothing."""

    @property
    def as_it_should_be(self) -> bool:
        """Whether the tests noticed the break, or passed without one."""
        return bool(self.failed) != (self.place is None) and not self.crashed

    def __str__(self) -> str:
        done = "unbroken" if self.place is None else self.place.words
        where = "" if self.place is None else f" in {self.place.where(self.page.printed)}"
        seen = self.failed or self.crashed or ["no test"]
        return f"{self.rule.id}: {done}{where}: {', '.join(seen)} failed"


class Runner:
    """A plugin that runs the tests of each attempt instead of the session's own loop."""

    def __init__(self, attempts: Sequence[Attempt]) -> None:
        self._attempts = attempts
        self._now = attempts[0]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run each attempt with its place broken."""
        for attempt in self._attempts:
            self._now = attempt
            tests = set(named_after(attempt.page, attempt.rule))
            try:
                with _state_of(attempt):
                    for item in _named(session, attempt.page, tests):
                        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            except StaleBreakError as error:
                attempt.crashed.append(f"stale: {error}")
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Iterator[None]:
        """Note how a test failed."""
        if call.excinfo is not None:
            assertion = call.excinfo.errisinstance((AssertionError, pytest.fail.Exception))
            noticed = assertion and call.when == "call"
            (self._now.failed if noticed else self._now.crashed).append(item.name)
        return (yield)


def _state_of(attempt: Attempt) -> AbstractContextManager[None]:
    if attempt.place is None:
        return nullcontext()
    return broken(attempt.page.printed, attempt.place)


def _named(session: pytest.Session, page: Page, names: set[str]) -> list[pytest.Item]:
    """Find the items of a page's tests; a parametrized test has several items."""
    file = ROOT / page.tests
    return [i for i in session.items if i.path == file and i.name.partition("[")[0] in names]


def _attempts(wanted: Sequence[str]) -> Iterator[Attempt]:
    for page in PAGES:
        for rule in rules_of(page):
            if rule.plays and (not wanted or rule.id in wanted):
                yield Attempt(page, rule, None)
                yield from (Attempt(page, rule, place) for place in rule.plays)


def main(wanted: Sequence[str]) -> int:
    """Run the proof for these rules, or for all; return the exit status."""
    attempts = sorted(_attempts(wanted), key=lambda attempt: attempt.place is not None)
    unknown = set(wanted) - {attempt.rule.id for attempt in attempts}
    if unknown:
        print(f"nothing plays {', '.join(sorted(unknown))}")
        return 2
    files = sorted({str(ROOT / attempt.page.tests) for attempt in attempts})
    pytest.main(["-p", "no:terminal", *files], plugins=[Runner(attempts)])
    wrong = [attempt for attempt in attempts if not attempt.as_it_should_be]
    rules = {attempt.rule.id for attempt in attempts}
    caught = rules - {attempt.rule.id for attempt in wrong}
    for attempt in attempts if wanted else wrong:
        print(attempt)
    print(f"{len(caught)} of {len(rules)} rules broken and caught")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
