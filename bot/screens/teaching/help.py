"""Help: the eight most useful words now, all words, or one word explained."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from bot.reading.vocabulary import own_words
from bot.screens.moving import turn_words
from bot.screens.parts import lasting, lines, paragraphs
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.table.deeds import JUDGING
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.sheet import OptionValue, Sheet

SHOWN = 8
"""The number of words in the short help."""
ALL = "all"
"""The text after `help` that asks for every word."""
SECTION = "help"
"""The section of the language tables with the names of `all`."""

TABLE = (
    "new",
    "join",
    "start",
    "next",
    "cut",
    "rematch",
    "pause",
    "resume",
    "nudge",
    "back",
    "leave",
    "stop",
)
LOOKING = (
    "table", "tables", "score", "replay", "review", "record", "verify", "rules", "ask", "rack",
    "sort", "group", "auto", "plan", "history",
)  # fmt: skip
HOSTING = ("settings", "host", "remove", "standin")
OTHER = ("learn", "puzzle", "daily", "stats", "top", "call", "watch", "link", "quiet", "notify",
         "language", "privacy", "help")  # fmt: skip
EVERYWHERE = (*TABLE, *LOOKING, *HOSTING, *OTHER)
"""All words except those of a turn."""

NOWHERE = ("new", "join", "learn", "daily", "puzzle", "rules", "tables", "stats", "language",
           "settings")  # fmt: skip
"""Without a table. Each of these lists has the word first that most people want then; what makes
no sense for the reader is left out, and the first eight are shown."""
HOST = ("start", "settings", "cut", "rules", "remove", "host", "leave", "stop", "learn", "new")
GUEST = ("cut", "settings", "rules", "ask", "leave", "table", "learn", "language")
TURN = (
    *JUDGING, "return", "play", "draw", "take", "meld", "layoff", "discard", "done", "undo",
    "move", "hint", "arrange", "pass", "pick", "sort", "rack", "rules",
)  # fmt: skip
WAITING = (*JUDGING, "back", "resume", "nudge", "plan", "rack", "table", "sort", "auto", "score",
           "rules", "pause", "ask", "group", "settings")  # fmt: skip
WATCHING = ("table", "join", "score", "rules", "ask", "tables", "new", "learn")
BETWEEN = ("next", "score", "replay", "review", "cut", "settings", "leave", "rules", "record",
           "verify")  # fmt: skip
OVER = ("rematch", "score", "replay", "review", "settings", "new", "leave", "rules", "record",
        "verify")  # fmt: skip

MOOT: Mapping[str, tuple[str, frozenset[OptionValue]]] = {
    "object": ("false_melds", frozenset({"refused"})),
    "accept": ("false_melds", frozenset({"refused"})),
    "return": ("rack_limit", frozenset({0})),
    "pass": ("stock_out", frozenset({"draw", "aborted"})),
}
"""Words of a turn without use if a field of the sheet has one of these values."""


def words_of_use(sheet: Sheet) -> tuple[str, ...]:
    """Return the words of a turn that this sheet can use."""
    fields = sheet.as_data()
    moot = {word for word, (name, values) in MOOT.items() if fields.get(name) in values}
    return tuple(word for word in turn_words(sheet) if word not in moot)


def words_now(
    table_view: TableView | None, among: Collection[str] | None = None
) -> tuple[str, ...]:
    """Return the eight most useful words for the reader now; `among` limits them if given."""
    words = NOWHERE if table_view is None else tuple(_useful(table_view))
    return tuple(word for word in words if among is None or word in among)[:SHOWN]


def _useful(table_view: TableView) -> Iterator[str]:
    """Yield the words of this moment that are possible and have an effect."""
    assist, can_now = table_view.settings.assist.mode, table_view.can
    only_if = {
        **{word: word in can_now for word in (*JUDGING, "pass")},
        "return": table_view.round is not None and table_view.round.turn.startswith("return"),
        "hint": assist in {"hints", "open"},
        "back": table_view.away,
        "resume": table_view.paused,
        "pause": table_view.timed and not table_view.paused,
        "nudge": table_view.may_nudge,
        "plan": bool(table_view.sheet.family.plans.words),
        "auto": table_view.sheet.family.turns.waits and assist not in {"none", "hints"},
    }
    in_turn = words_of_use(table_view.sheet)
    moot = set(TURN) - set(LOOKING) - set(in_turn) | ({"draw"} if "take" in in_turn else set())
    for word in _moment(table_view):
        if only_if.get(word, True) and word not in moot:
            yield word


def _moment(table_view: TableView) -> tuple[str, ...]:
    """Return the words of the table's current phase for the reader."""
    if table_view.phase is Phase.STOPPED:
        return NOWHERE
    if table_view.me is None:
        return WATCHING
    match table_view.phase:
        case Phase.LOBBY:
            return HOST if table_view.reader == table_view.host else GUEST
        case Phase.BETWEEN:
            return BETWEEN
        case Phase.OVER:
            return OVER
    return TURN if table_view.my_turn and not table_view.paused else WAITING


def help_now(voice: Voice, table_view: TableView | None) -> Screen:
    """List the most useful words now, and how to get the rest."""
    family = "" if table_view is None else table_view.sheet.family.name
    now = lines(voice.say("help-now"), _told(voice, words_now(table_view), family))
    return Screen(
        kind=ScreenKind.HELP,
        text=paragraphs(now, voice.say("help-more")),
        beside=now,
        buttons=tuple(
            lasting(voice, word, None) for word in (f"help {ALL}", "learn", "tables", "rules")
        ),
    )


def help_all(voice: Voice, turn_words: Iterable[str], elsewhere: Iterable[str] = ()) -> Screen:
    """Explain every word: about tables, of a turn, and those that only some programs have."""
    groups = (("help-turn", tuple(turn_words)), ("help-table", TABLE), ("help-looking", LOOKING))
    host = ("help-host", HOSTING), ("help-other", (*OTHER, *elsewhere))
    admins = {"help-host": voice.say("help-admins")}
    return Screen(
        kind=ScreenKind.HELP,
        text=paragraphs(
            *(
                lines(voice.say(key), _told(voice, words), admins.get(key, ""))
                for key, words in (*groups, *host)
                if words
            )
        ),
        buttons=tuple(lasting(voice, word, None) for word in ("learn", "tables", "rules")),
    )


def _told(voice: Voice, words: Iterable[str], family: str = "") -> str:
    return "\n".join(line(voice, word, family) for word in words)


def line(voice: Voice, word: str, family: str = "") -> str:
    """Explain a word in one line, which the reader may also say in their own language.

    At a table, it is explained only as the tiles or cards there use it.
    """
    about = voice.say_first(f"word-{word}-{family}", f"word-{word}")
    own = own_words(voice.language)[word]
    if own == word or voice.words_named:
        return voice.say("help-line", word=word, about=about)
    return voice.say("help-line-own", word=word, own=own, about=about)


def help_about(voice: Voice, word: str, family: str = "") -> Screen:
    """Explain one word as a game uses it; that of the page only where the program serves one."""
    known = voice.translator.has(f"word-{word}") and (word != "web" or bool(voice.page))
    text = line(voice, word, family) if known else voice.say("help-no-such-word")
    return Screen(kind=ScreenKind.HELP, text=text)
