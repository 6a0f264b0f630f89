"""Screens: what a person is shown, independent of any platform, and the interface that shows it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, Protocol, TypeAlias

from bot.render.picture import Picture
from bot.screens.formatter import PieceFormatter
from core.engine.people import ChatId, PersonId, TableId, To


class ScreenKind(StrEnum):
    """The kind of a screen; a platform may have its own layout for each."""

    LOBBY = "lobby"
    TABLE = "table"
    """Public: what everybody may see. It shows no rack before the round is over."""
    TURN = "turn"
    """Private: the table, the player's draft and rack, and the possible moves."""
    RESULT = "result"
    """The end of a round or match, with all racks face up."""
    NOTE = "note"
    """A message that needs no reply."""
    REFUSAL = "refusal"
    """The reason of a refusal, and how to do it instead."""
    RULES = "rules"
    SETTINGS = "settings"
    TABLES = "tables"
    SCORE = "score"
    HELP = "help"
    REPLAY = "replay"
    """A finished round, move by move."""
    INVITATION = "invitation"
    """Asks a person to open the private chat, if the platform may not write first."""
    RECORD = "record"
    """A file in `attachment`."""


ASKED = "@"
"""The sign before the number of the person whose question a button answers, in its id."""
ONCE = "-"
"""The sign before the number of a question that is answered only once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A button; a press sends exactly the word that could be typed instead.

    `version` is the table's version for which the button was made, `draft` the version of the
    reader's draft; a press on an outdated button changes nothing. Both are None if the word has
    the same meaning at any time (`join`, `rules`).
    """

    word: str
    """The word with its text: `draw`, `take stock`, `settings clock 5m`."""
    label: str
    """The label in the reader's language."""
    table: TableId | None = None
    version: int | None = None
    draft: int | None = None
    primary: bool = False
    """Whether this is the most likely next step; at most one on a screen."""
    chosen: bool = False
    """In a list: whether this is the current value."""
    about: str = ""
    """In a list: a line about it, for platforms with room beside the label."""
    rare: bool = False
    """Whether it is rarely wanted; with little room, it moves behind a `More` button."""
    before: str = ""
    """The word before it: `plan`, if it shapes the plan and not the draft of the turn."""
    page: str = ""
    """The browser page it opens, on platforms that open pages and identify the person."""
    link: str = ""
    """The link that a press opens instead of sending the word, on platforms with such buttons."""
    lists: bool = False
    """Whether it opens the list of the presser's moves, instead of sending a word."""
    asked: PersonId | None = None
    """The person whose question it answers: in a chat, others can press it, too."""
    question: int | None = None
    """The number of that question, if it is answered only once."""

    @property
    def phrase(self) -> str:
        """The whole phrase that a press sends."""
        return f"{self.before} {self.word}".strip()

    @property
    def id(self) -> str:
        """The text that a press returns; it works after a restart, too."""
        numbers = (self.table, self.version, self.draft)
        whose = "" if self.asked is None else f" {ASKED}{self.asked}"
        whose += "" if self.question is None else f"{ONCE}{self.question}"
        return ".".join(["" if n is None else str(n) for n in numbers] + [self.phrase + whose])


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line in the list of moves that a person opens in a chat; nobody else sees the list.

    A choice posts a message for the whole chat, and then does what a press on the button does.
    """

    title: str
    about: str = ""
    post: str
    """The text of the message: it claims nothing, and holds only what everybody may know."""
    button: Button | None = None
    """None: a choice does nothing more."""
    public: bool = False
    """Whether everybody may know what was chosen: then the message tells what came of it."""
    seat: int | None = None
    """The seat whose move it is."""
    below: tuple[Button, ...] = ()
    """The buttons below the message."""
    family: str = ""
    """The family of the table's pieces; empty without a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """A list of which one entry can be chosen, for more options than buttons can hold."""

    prompt: str
    options: tuple[Button, ...]
    more: Button | None = None
    """With little room, it stands for the rare options, and opens a list of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choosable:
    """A piece that the reader can choose."""

    place: int
    """The piece's place number, which identifies it and tells equal pieces apart.

    The number stays the same for the same versions of table and draft, however the rack is sorted.
    """
    piece: str
    """The piece in notation."""
    shown: str
    part: str
    """The name of its part; empty for a joker on the rack, which goes with any part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of the choosable pieces, if all together are too many: a colour or a meld."""

    name: str
    """`r` for a colour, `#2` for a meld."""
    shown: str
    lies: bool = False
    """Whether it lies on the table; else, it stands on the rack."""


BY_HAND = frozenset({"arrange", "split"})
"""Words that move single pieces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Choosable pieces, and the words for the chosen ones.

    A choice changes nothing at the table. After a choice, the platform asks for the screen again
    and gets the words that fit (`Conversation.choose`).
    """

    pieces: tuple[Choosable, ...]
    """The rack in its owner's order, then the pieces on the table."""
    parts: tuple[Part, ...]
    chosen: frozenset[int]
    """The places of the chosen pieces."""
    first: Button
    """The most likely word, whether offered or not; it holds the versions of the choice."""
    words: tuple[Button, ...]
    """Words for the chosen pieces, sent with `Pressed.chosen`; empty without a choice."""
    onto: tuple[Button, ...] = ()
    """The same, one for each meld to which the chosen pieces can be added."""
    fits: tuple[Button, ...] = ()
    """The buttons of `onto` whose meld stays a meld."""
    completing: tuple[Button, ...] = ()
    """Words that gather more pieces to the chosen ones, to a meld at once.

    With cards, words that add a single one of the chosen ones to a meld.
    """
    mending: tuple[Button, ...] = ()
    """Words that complete or dissolve what is no meld in the draft; they need no choice."""
    leaving: tuple[Button, ...] = ()
    """Words that move a piece of the open meld elsewhere; they need no choice."""
    near: tuple[int, ...] = ()
    """The places of pieces on the table that make a meld with the chosen ones."""
    held: str = ""
    """The chosen pieces as text."""
    by_hand: bool = False
    """Whether to offer moves by hand first: the program places nothing."""
    begun: bool = False
    """Whether the draft was begun by hand."""
    open: str = ""
    """The open part of the table, if one part is shown at a time."""

    @property
    def moves(self) -> tuple[Button, ...]:
        """The words that move the chosen pieces by hand, except onto a meld on the table."""
        return tuple(one for one in self.words if one.word.partition(" ")[0] in BY_HAND)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pages:
    """The labels of buttons that only turn pages, for platforms with room for few buttons."""

    more: str
    """Opens the rare buttons."""
    following: str
    """Shows what has no room on this page."""
    other: str
    """Names the list of the rare buttons."""
    back: str
    choose: str
    """Opens the choice of pieces from the rack."""
    onto: str
    """Opens the choice of the meld to which the chosen pieces go."""
    here: str
    """Adds the chosen pieces to the shown meld."""
    here_yet: str
    """Says of a meld that the chosen pieces do not fit yet."""
    new: str
    """Says of a move that it makes a new meld."""
    new_with_more: str
    """Opens the choice of such moves, which take pieces beside the chosen ones."""
    table: str
    """Opens the melds from which pieces can be taken."""
    mend: str
    """Opens the moves that complete what is left of a meld."""
    take: str
    """Opens the choice of a piece from the table."""
    rack: str
    """Opens the player's own rack."""
    drop: str
    """Puts the pieces in hand back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file to keep."""

    name: str
    data: bytes


Delivery: TypeAlias = Literal["new", "edit", "renew", "last", "remove"]
"""`new`: send a new message, which may ring; `edit`: replace the last one of the same slot.

`last`: the same, but where messages stand one below another, move it below the others.
`renew`: edit the last message of the slot if that is possible; else, show nothing.
`remove`: remove the last message of the slot; the screen itself is not shown.
"""


@dataclass(slots=True, eq=False)
class Asking:
    """How far a question has come: a repeated word says yes only to a question that was seen."""

    seen: bool = False
    deferred: bool = False
    """Whether the platform sends it later."""
    settled: bool = False
    """Whether it is no longer open: then it need not be sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """One message; `text` alone is complete, whatever else a platform can show."""

    kind: ScreenKind
    text: str
    buttons: tuple[Button, ...] = ()
    pick: Pick | None = None
    choice: Choice | None = None
    """For players who only use buttons; the text says what to type."""
    pages: Pages | None = None
    """None unless there are more buttons than most people want to see."""
    beside: str = ""
    """The text beside buttons: names no word that a button sends.

    Empty if `text` names no such word, or should name it.
    """
    caption: str = ""
    """The text beside a picture: only what the picture does not show."""
    brief: str = ""
    """A shorter caption for limited room; empty if the caption is always short."""
    hinted: str = ""
    """What hints have told in this turn, for platforms on which the answer itself goes."""
    coach: str = ""
    """A line for beginners, below the text, on platforms with buttons."""
    scenes: Callable[[PieceFormatter], tuple[str, ...]] | None = None
    """Writes the moves of a replay, each with the melds that lie there after it."""
    picture: Picture | None = None
    """Not painted yet: the sender of the screen has it painted."""
    attachment: Attachment | None = None
    typed: str = ""
    """The words that the reader can type next; nothing private."""
    aside: str = ""
    """The most important part, for room for only a few words.

    Of an invitation, the label of the button with which a chat shows the own rack.
    """
    slot: str | None = None
    """The name of the thing shown: a platform keeps one message for each slot and place.

    A later screen of the slot edits the message, or a new message replaces it and its buttons.
    """
    delivery: Delivery = "new"
    calls: tuple[PersonId, ...] = ()
    """The people asked to act: a platform may mention them."""
    turn: str = ""
    """The turn shown, by a name unique in the slot: each turn is announced once."""
    begins: bool = False
    """Whether it starts a round in which nobody has acted yet."""
    slow: bool = False
    """Whether turns may take long: then each turn gets its own message."""
    racks: Literal["dm", "here"] | None = None
    """The place where the table shows racks; None: as the owner prefers."""
    homes: tuple[ChatId, ...] = ()
    """The chats that show the table, or one of the tables: they can open it."""
    code: str = ""
    """What a link to the private chat leads to: the table of an invitation, or the rules."""
    later: "Screen | None" = field(default=None, repr=False)
    """What a message keeps once a newer one of its slot has come: lasting words and buttons."""
    shared: bool = False
    """Whether its person shows it to everybody in a chat: then it is no answer to them alone."""
    open: bool = False
    """Whether everybody may read an answer: a chat shows it for a person out of reach."""
    passing: bool = False
    """Whether it is of no use once the next turn is shown to its readers; it then goes."""
    about: TableId | None = None
    """The table whose next turn that is; None: the next one of any table there."""
    news: bool = False
    """Whether it tells of a seat or a host: it goes as a passing note does, one turn later."""
    lacks: str = ""
    """The phrase that it asks to complete: a platform may ask so that a reply completes it."""
    answers: int | None = None
    """The message of a chat that it answers, as the platform numbers it; else None."""
    hushed: bool = False
    """Whether the message is silent; then it mentions nobody either."""
    asking: Asking | None = field(default=None, compare=False, repr=False)
    """Of a question that a repeated word confirms; a platform that sends it later says so here."""

    @property
    def lasting(self) -> tuple[Button, ...]:
        """The buttons that a message keeps once a newer one of its slot has come."""
        return () if self.later is None else self.later.buttons

    @property
    def stamp(self) -> str:
        """The versions of table and draft that its keys are made for; empty if all are lasting."""
        first = () if self.choice is None else (self.choice.first,)
        made = (key for key in (*first, *self.buttons) if key.version is not None)
        return next((f"{key.version}.{key.draft}" for key in made), "")


def removal(slot: str) -> Screen:
    """Return what removes the message of a slot."""
    return Screen(kind=ScreenKind.NOTE, text="", slot=slot, delivery="remove")


class Shown(Protocol):
    """Remembers which message shows a slot in a place; this outlives the program.

    `message` is whatever the adapter needs to find the message again.
    """

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot; None if there is none."""

    async def showing(self, to: To, slots: Sequence[str]) -> tuple[str, ...]:
        """Return those of a place's slots that a message shows: one question about all of them."""

    async def starting(self, to: To, prefix: str) -> tuple[str, ...]:
        """Return those of a place's slots that start with a prefix, and that a message shows."""

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Remember the message that shows a slot."""

    async def drop(self, to: To, slot: str) -> None:
        """Forget a slot whose message is gone."""


class Surface(Protocol):
    """A platform, as the code above it sees it. It remembers its own message ids."""

    async def show(self, to: To, screen: Screen) -> bool | None:
        """Show a screen in a chat or to one person; return once the platform has accepted it.

        Return True if its reader now sees it wherever a later screen of the slot would go.
        """

    async def answer(self, person: PersonId, text: str) -> None:
        """Send a text at once to the person who has just pressed a button, and to nobody else."""
