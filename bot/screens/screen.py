"""What a person is shown, before any platform has had a say in how it looks."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from bot.render.picture import Picture
from core.engine.people import ChatId, PersonId, TableId


class ScreenKind(StrEnum):
    """What a screen is; a platform may lay each kind out in its own way."""

    LOBBY = "lobby"
    TABLE = "table"
    """Public: what everybody may see. It never holds a rack before the round is over."""
    TURN = "turn"
    """Private: the table, the own draft and rack, what can be done now."""
    RESULT = "result"
    """How a round or match ended, all racks face up."""
    NOTE = "note"
    """A sentence that asks for nothing."""
    REFUSAL = "refusal"
    """Why something was not done, and how it can be."""
    RULES = "rules"
    SETTINGS = "settings"
    TABLES = "tables"
    SCORE = "score"
    HELP = "help"
    REPLAY = "replay"
    """A round that is over, move by move."""
    INVITATION = "invitation"
    """Somebody is asked to open the private chat, where a platform may not write first."""
    RECORD = "record"
    """A file: `attachment` holds it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """Something that a press says: exactly the word that could be typed instead.

    `version` is the version of the table that the button was made for, `draft` that of the
    reader's draft; a press on an older one changes nothing. None where the word means the same
    at any time (`join`, `rules`).
    """

    word: str
    """With its text: `draw`, `take stock`, `settings clock 5m`."""
    label: str
    """In the reader's language."""
    table: TableId | None = None
    version: int | None = None
    draft: int | None = None
    primary: bool = False
    """The one thing that most people want to do next. At most one on a screen."""
    chosen: bool = False
    """In a list: what holds now."""
    rare: bool = False
    """Wanted now and then: where there is little room it stands behind a button `More`."""
    page: str = ""
    """What it leads to in a browser, on platforms that open pages themselves and say who comes."""

    @property
    def id(self) -> str:
        """All that a press has to bring back, so that it still works after a restart."""
        numbers = (self.table, self.version, self.draft)
        return ".".join(["" if n is None else str(n) for n in numbers] + [self.word])


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """A list from which one entry can be chosen, where buttons would be too many."""

    prompt: str
    options: tuple[Button, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choosable:
    """A piece that can be chosen."""

    place: int
    """Where it stands among all that is at hand: so it is chosen, and equal ones are told apart.

    The same as long as table and draft have the same versions, however the rack is sorted.
    """
    piece: str
    """As it is typed."""
    shown: str
    part: str
    """The part to which it belongs; nothing for a joker on the rack, which goes with any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of what can be chosen from, where all of it together is too much: a colour, a meld."""

    name: str
    """`r`, or `#2` for a meld."""
    shown: str
    lies: bool = False
    """Whether it lies on the table; else it stands on the rack."""


BY_HAND = frozenset({"arrange", "split"})
"""Words by which single pieces are moved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Pieces of which several can be chosen, and the words that are then said of them.

    Choosing changes nothing at the table. Who knows what is chosen asks for the screen anew, and
    gets the words that fit (`Conversation.choose`).
    """

    pieces: tuple[Choosable, ...]
    """The rack as its owner sorts it, then what lies on the table."""
    parts: tuple[Part, ...]
    chosen: frozenset[int]
    """The places of what is chosen."""
    first: Button
    """What will most likely be said, offered or not: it knows for which versions one chooses."""
    words: tuple[Button, ...]
    """Pressed with the places of what is chosen (`Pressed.chosen`); none while nothing is."""
    onto: tuple[Button, ...] = ()
    """The same, one for each meld that the chosen pieces can be put to."""
    fits: tuple[Button, ...] = ()
    """Those of them for the melds that are still melds then."""
    near: tuple[int, ...] = ()
    """The places of pieces on the table that make a meld with the chosen ones."""
    held: str = ""
    """What is chosen, to be shown."""
    by_hand: bool = False
    """Whether that is what most people want next: nothing finds a place for the pieces."""
    begun: bool = False
    """Whether a draft was begun so."""
    open: str = ""
    """The part of the table that is looked at, where that is one part at a time."""

    @property
    def moves(self) -> tuple[Button, ...]:
        """Those of the words that move what is chosen by hand, to no meld that lies there."""
        return tuple(one for one in self.words if one.word.partition(" ")[0] in BY_HAND)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pages:
    """What the buttons say that only turn to another page, where there is room for few buttons."""

    more: str
    """To the rare ones."""
    back: str
    choose: str
    """Asks for pieces of the rack."""
    onto: str
    """Asks for the meld to which chosen pieces are put."""
    here: str
    """Puts them to the meld that is looked at."""
    table: str
    """To the melds of which pieces can be taken, and back to them."""
    take: str
    """Asks for a piece of the table."""
    rack: str
    """To the own rack."""
    drop: str
    """Puts back what is in hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file to be kept."""

    name: str
    data: bytes


Delivery: TypeAlias = Literal["new", "edit", "renew"]
"""`new`: a message of its own, which may ring; `edit`: in place of the last with the same slot.

`renew`: the same, but only where one stands that can be edited; else nothing is shown.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """One message: `text` is complete by itself, whatever else a platform can show."""

    kind: ScreenKind
    text: str
    buttons: tuple[Button, ...] = ()
    pick: Pick | None = None
    choice: Choice | None = None
    """For who plays by buttons alone; the text says how it is typed."""
    pages: Pages | None = None
    """Only where there are more buttons than most people want to see."""
    beside: str = ""
    """The text for where buttons stand below it: names no word that one of them says.

    Nothing where the text itself does not either, or where it does well to name them.
    """
    caption: str = ""
    """What a picture does not show: to stand beside it in place of the text."""
    brief: str = ""
    """The same in fewer words, for where there is not room for it; empty: it is never long."""
    coach: str = ""
    """A line for who plays for the first time, to stand below, where one plays by fingers."""
    picture: Picture | None = None
    """Not painted yet: whoever sends the screen has it painted."""
    attachment: Attachment | None = None
    typed: str = ""
    """What the reader can type next: with nothing in it that others may not read."""
    aside: str = ""
    """The most important of it, for where there is room for no more than a few words."""
    slot: str | None = None
    """What the screen shows, as a name: a platform keeps one message for each slot and place.

    A later screen of the slot edits it, or is sent anew and the old one loses its buttons.
    """
    delivery: Delivery = "new"
    calls: tuple[PersonId, ...] = ()
    """Who is asked to act: a platform may mention them."""
    turn: str = ""
    """Which turn is shown, by a name that no other of the slot has: each is announced once."""
    begins: bool = False
    """Whether a round begins with it, in which nobody has done anything yet."""
    slow: bool = False
    """Whether a turn may take long: each is told in a message of its own then."""
    racks: Literal["dm", "here"] | None = None
    """Where the table wants racks to be shown; None: as the bot's owner prefers."""
    homes: tuple[ChatId, ...] = ()
    """The chats in which the table, or one of the tables, is shown: from there it can be opened."""
    code: str = ""
    """Of the table to which somebody is asked in: the way into the private chat leads there."""
    hushed: bool = False
    """Whether it comes without a sound; then nobody is mentioned either."""
