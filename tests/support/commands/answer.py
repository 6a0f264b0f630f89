"""The answer of a command: its status and output."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Answer:
    """The output of a command, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:  # noqa: ANN401 - JSON
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]

    def refuses(self, *words: str) -> None:
        """Return the only sentence of an error output; it must contain these words."""
        assert (self.status, self.out) == (2, "")
        assert len(self.err.splitlines()) == 1
        assert "Traceback" not in self.err
        assert [word for word in words if word not in self.err] == []


Rummy: TypeAlias = Callable[..., Answer]
