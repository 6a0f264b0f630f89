"""All screens of an evening in one language."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tasks.screens.book import Book
from tasks.screens.listed import tell_page
from tasks.screens.people import People
from tasks.screens.script import follow, lines_of
from tasks.screens.shell import at_a_shell, nowhere
from tasks.screens.shown import Forms
from tasks.screens.sitting import Place, Sitting
from tasks.screens.terminal import at_a_terminal
from tests.strangers.running.files import folder
from tests.strangers.running.quick import run
from tests.strangers.script import Step

NAMES = (
    {"Ann": "Anna", "Ben": "Ben", "Cleo": "Clara", "Dora": "Dora", "Emil": "Emil"},
    {"Ann": "Marta", "Ben": "Luis", "Cleo": "Nils", "Dora": "Eva", "Emil": "Paul"},
)
"""The names of the people in each set, by the names in scripts."""
SCRIPTS = {
    "telegram": ("lobbies", "turns", "times", "results", "around"),
    "discord": ("discord",),
}


def told(language: str, number: int) -> tuple[Book, list[str]]:
    """Return the book of a language and a set, and what could not be reached."""
    book, missed = new_book(language, number), list[str]()
    for platform, scripts in SCRIPTS.items():
        for script in scripts:
            lines = list(lines_of(script, number))
            missed += sit(book, platform, language, lines, number)
    with TemporaryDirectory() as made, nowhere(Path(made)):
        at_a_terminal(book, language, number, Path(made))
        at_a_shell(book, language, number)
    book.begin("page")
    tell_page(book, language)
    return book, missed


def new_book(language: str, number: int) -> Book:
    """Return an empty book that knows the names of a set."""
    return Book(Forms(language, {*NAMES[number - 1].values(), "Ann"}))


def sit(book: Book, platform: str, language: str, lines: Sequence[str], number: int) -> list[str]:
    """Let people do what the lines of a script say; return what they could not do."""
    with folder() as made:
        place = Place(made, platform, language, NAMES[number - 1])
        return run(_sit(book, place, lines, number), number)


async def _sit(book: Book, place: Place, lines: Sequence[str], seed: int) -> list[str]:
    sitting = Sitting(seed, place)
    people = People(sitting, place, book)

    def steps(_evening: object) -> Iterator[Step]:
        for line in lines:
            yield from follow(people, line)

    await sitting.play(steps, ())
    assert sitting.program is not None
    return [*sitting.missed, *sitting.program.complaints]
