"""The screens in the order of play, each with something that a reader has not met before."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tasks.screens.shown import Forms, Shown

FEW = 10
"""The most screens in a file."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen with its heading."""

    heading: str
    text: str

    def __str__(self) -> str:
        return f"{self.heading}\n\n{self.text}\n"


@dataclass(slots=True)
class Part:
    """The screens of a part of the evening."""

    name: str
    screens: list[Screen] = field(default_factory=list)


class Book:
    """Keeps each screen that shows a new sentence or a new label."""

    def __init__(self, forms: Forms) -> None:
        self._forms = forms
        self.parts: list[Part] = []
        self.sentences: dict[str, str] = {}
        """The first wording of each sentence and label, by its form."""

    def begin(self, name: str) -> None:
        """Begin a part of the evening."""
        self.parts.append(Part(name))

    def add(self, where: str, shown: Shown, about: str) -> bool:
        """Keep a screen if it shows something new, and say whether it does."""
        met = {self._forms.of(one): one for one in shown.sentences()}
        fresh = {form: one for form, one in met.items() if form and form not in self.sentences}
        if fresh:
            self.sentences |= fresh
            heading = f"{where}. {shown.reader} sees {shown.kind}. {about}."
            self.parts[-1].screens.append(Screen(heading, str(shown)))
        return bool(fresh)

    @property
    def count(self) -> int:
        """The number of screens."""
        return sum(len(part.screens) for part in self.parts)

    def files(self) -> Mapping[str, str]:
        """Return the text of each file by its name."""
        found: dict[str, str] = {}
        number = 0
        for part in self.parts:
            for at in range(0, len(part.screens), FEW):
                name = part.name if at == 0 else f"{part.name}-{at // FEW + 1}"
                told = list[str]()
                for screen in part.screens[at : at + FEW]:
                    number += 1
                    told.append(f"=== {number}. {screen}")
                found[f"{len(found) + 1:03}-{name}.txt"] = "\n".join(told)
        return found

    def write(self, folder: Path) -> None:
        """Write the screens and the list of their sentences."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for name, text in self.files().items():
            (folder / name).write_text(text, "utf-8")
        told = (f"{number}. {one}\n" for number, one in enumerate(self.sentences.values(), 1))
        (folder / "sentences.txt").write_text("".join(told), "utf-8")
