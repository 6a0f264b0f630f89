"""Names the slots of screens: what each message of a place shows, and what outdates a question."""

from types import MappingProxyType

from bot.screens.screen import Screen, ScreenKind
from core.engine.people import PersonId, TableId

PASSING = "passing"
"""The slot of a place's passing notes that are about no single table."""
QUESTION = "question:"
"""The prefix of slots that ask a person something about a table."""
POST = "post:"
"""The prefix of slots that are messages which people have posted by choosing a move."""
NOTED = ("admin", "away", "call", "full", "hint", "news", "objection", "own", "pause")
"""The subjects of the notes beside a table, which the next turn shown in their place removes."""
USELESS = MappingProxyType(
    {
        ("turn", ScreenKind.TURN): "table",
        ("table", ScreenKind.RESULT): "turn",
        ("table", ScreenKind.NOTE): "turn",
    }
)
"""The slot that a new private screen makes useless, by its own slot and its kind.

A turn replaces the last result; a result, or the note that a table is closed, the last turn.
"""


def table_slot(table: TableId) -> str:
    """Return the slot of a table as everybody sees it."""
    return f"table:{table}"


def turn_slot(table: TableId) -> str:
    """Return the slot of a person's turn at a table."""
    return f"turn:{table}"


def settings_slot(table: TableId) -> str:
    """Return the slot of a page of the settings that stands beside the lobby."""
    return f"settings:{table}"


def hint_slot(table: TableId | str) -> str:
    """Return the slot of what a person's hints in this turn have told."""
    return f"hint:{table}"


def full_slot(table: TableId) -> str:
    """Return the slot of the offer to wait for a seat."""
    return f"full:{table}"


REACH = "reach:"
"""The prefix of slots that tell a chat whether a person can be reached in private."""


def reach_slot(table: TableId, person: PersonId) -> str:
    """Return the slot that tells a table's chat whether a person can be reached in private."""
    return f"{REACH}{table}:{person}"


def invitation_slot(person: PersonId) -> str:
    """Return the slot of the invitation of somebody whom no table knows to be out of reach."""
    return reach_slot(TableId(0), person)


def passing_slot(table: TableId | str | None) -> str:
    """Return the slot of the passing notes about a table."""
    return PASSING if table is None else f"{PASSING}:{table}"


def news_slot(table: TableId | str | None) -> str:
    """Return the slot of the news of a table, which stand for one turn more than passing notes."""
    return f"{PASSING}:news:{table}"


def noted_in(screen: Screen) -> str | None:
    """Return the slot that remembers a note until it goes with a next turn; None if it stays."""
    if screen.news:
        return news_slot(screen.about)
    return passing_slot(screen.about) if screen.passing and screen.slot is None else None


def noted_slots(table: str) -> tuple[str, ...]:
    """Return the slots of the notes beside a table."""
    return tuple(f"{about}:{table}" for about in NOTED)


def passing_slots(table: str) -> tuple[str, ...]:
    """Return the slots of what goes when a table's next turn is shown."""
    return (PASSING, passing_slot(table), *noted_slots(table))


def left_slots(table: str) -> tuple[str, ...]:
    """Return the slots of the notes that go with somebody's seat: where the table is shown, too."""
    return (*noted_slots(table), f"home:{table}")


def table_in(screen: Screen) -> str:
    """Return the table in the name of a screen's slot; empty without one."""
    return (screen.slot or "").partition(":")[2].partition(":")[0]


def questions_about(table: TableId | str) -> str:
    """Return the prefix of the slots of what people are asked about a table."""
    return f"{QUESTION}{table}:"


def question_slot(table: TableId, person: PersonId) -> str:
    """Return the slot of what a person is asked about a table, with a key to press.

    A chat shows the questions to several people side by side.
    """
    return f"{questions_about(table)}{person}"


def which_slot(person: PersonId) -> str:
    """Return the slot of the question which table a person means: it is about no single table."""
    return question_slot(TableId(0), person)


def questions_beside(screen: Screen) -> str | None:
    """Return the prefix of the questions about the table that a screen shows; None without one."""
    shows = (screen.slot or "").startswith(("turn:", "table:"))
    return questions_about(table_in(screen)) if shows else None


def outdates(screen: Screen, stamp: str) -> bool:
    """Return whether a question is outdated once its reader is shown a screen of the table.

    `stamp` holds the versions that the question's key is made for. A question whose key never
    becomes outdated stands as long as its reader is in the round; in a chat, as long as it lasts.
    """
    if stamp:
        return stamp != screen.stamp
    if screen.kind is ScreenKind.TABLE:
        return screen.begins
    return screen.kind is not ScreenKind.TURN or not screen.buttons


def useless_slot(screen: Screen) -> str | None:
    """Return the slot that a private screen makes useless; None if there is none."""
    about, _, table = (screen.slot or "").partition(":")
    useless = USELESS.get((about, screen.kind))
    return None if useless is None else f"{useless}:{table}"
