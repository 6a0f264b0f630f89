"""Explanations of a table's sheet: the whole sheet, a chapter, or in short."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.screens.parts import lines, paragraphs
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from bot.texts.rulebook import RESTS_ON, Played, Rule, Rulebook
from core.engine.people import TableId
from core.engine.table.state import Settings
from core.engine.table.view import TableView
from core.rules.sheet import Sheet
from core.rules.teaching import Example

MEASURE = "rummikub"
"""The best-known sheet, with which the others are compared."""


LINKED = "rules-"
"""What begins the code of a link that leads to the rules of a sheet, or of a table."""
OF_TABLE = "_"
"""What stands between a table's code and its sheet in such a link."""


def agreed_at(table_view: TableView) -> Played:
    """Return the sheet and settings of a table's game."""
    settings = table_view.settings
    return Played(
        sheet=table_view.sheet,
        goal=settings.goal,
        seats=len(table_view.seats),
        clock=settings.clock,
    )


def at_a_new_table(sheet: Sheet) -> Played:
    """Return a sheet with the settings of a new table."""
    return Played(sheet=sheet, clock=Settings().clock)


def whole(voice: Voice, played: Played, table: TableId | None = None) -> Screen:
    """Explain a sheet with its house rules, and its differences from the best-known one."""
    book = book_of(voice, played)
    chapters = (
        listed(heading(book, name), told(voice, book, rules))
        for name, rules in book.chapters.items()
    )
    return _opened(voice, book, table, chapters, listed(*_elsewhere(voice, book)))


def brief(voice: Voice, played: Played, table: TableId | None = None) -> Screen:
    """Explain a sheet in a few sentences and an example, with buttons for its chapters."""
    return _opened(voice, book_of(voice, played), table)


def _opened(
    voice: Voice,
    book: Rulebook,
    table: TableId | None,
    chapters: Iterable[str] = (),
    elsewhere: str = "",
) -> Screen:
    sheet = book.played.sheet
    asks = book.rules and voice.types
    ask = voice.say("rules-ask", family=sheet.family.name) if asks else ""
    return Screen(
        kind=ScreenKind.RULES,
        text=paragraphs(
            _title(voice, sheet, table),
            listed(voice.say("rules-short"), book.short),
            _printed_words(voice, sheet),
            *chapters,
            listed(voice.say("rules-example"), _examples(voice, sheet)),
            elsewhere,
            ask,
        ),
        buttons=tuple(chapter_buttons(book, table)),
        code=f"{LINKED}{sheet.id}",
    )


def _title(voice: Voice, sheet: Sheet, table: TableId | None) -> str:
    """Return the title of a table's rules; without a table, of a sheet as it is printed."""
    return voice.say(
        "rules-title-sheet" if table is None else "rules-title", sheet=voice.sheet(sheet)
    )


def _printed_words(voice: Voice, sheet: Sheet) -> str:
    """Say which words a sheet prints in the reader's language where the texts have others."""
    key = f"sheet-{sheet.id}-printed"
    return voice.say(key) if voice.translator.has(key) else ""


def which(voice: Voice) -> Screen:
    """List the sheets, for a question about rules without a game."""
    about = (
        voice.say(
            "sheet-in-a-line", name=voice.sheet(sheet), about=voice.say(f"sheet-{name}-about")
        )
        for name, sheet in voice.sheets.items()
        if voice.translator.has(f"sheet-{name}-about")
    )
    return Screen(
        kind=ScreenKind.RULES,
        text=listed(voice.say("rules-which"), about),
        buttons=tuple(
            Button(word=f"rules {name}", label=voice.sheet(sheet))
            for name, sheet in voice.sheets.items()
        ),
        code=LINKED,
    )


def chapter(
    voice: Voice, played: Played, name: str, table: TableId | None = None, *, now: str = ""
) -> Screen:
    """Explain a chapter, with its meaning `now` and the rule of the best-known sheet."""
    book = book_of(voice, played)
    rules = book.chapters.get(name, ())
    examples = played.sheet.family.teaching.examples(played.sheet)
    shown = [each for each in examples if each.chapter == name]
    return Screen(
        kind=ScreenKind.RULES,
        text=paragraphs(
            listed(
                lines(_title(voice, played.sheet, table), heading(book, name)),
                told(voice, book, rules),
            ),
            now,
            listed(voice.say("rules-example"), (_shown(voice, played.sheet, e) for e in shown)),
            listed(*_elsewhere(voice, book, {rule.topic for rule in rules})),
        ),
        buttons=tuple(chapter_buttons(book, table, but=name)),
        code=f"{LINKED}{played.sheet.id}",
    )


def has_chapter(voice: Voice, played: Played, name: str) -> bool:
    """Return whether a sheet has this chapter."""
    return name in book_of(voice, played).chapters


def chapters_of(voice: Voice, played: Played) -> tuple[str, ...]:
    """Return the names of a sheet's chapters."""
    return tuple(book_of(voice, played).chapters)


def heading(book: Rulebook, name: str) -> str:
    """Return the title of a chapter."""
    return book.say(f"chapter-{name}")


def book_of(voice: Voice, played: Played) -> Rulebook:
    """Return the rulebook of a game in the reader's language."""
    return Rulebook(played, voice.translator, voice.language)


def chapter_buttons(book: Rulebook, table: TableId | None, but: str = "") -> Iterator[Button]:
    """Yield a button for each chapter except `but`; without a table, the word names the sheet."""
    of = f"{book.played.sheet.id} " if table is None else ""
    for name in book.chapters:
        if name != but:
            yield Button(word=f"rules {of}{name}", label=heading(book, name), table=table)


def listed(title: str, points: Iterable[str]) -> str:
    """Return a title with bullet points; empty without points."""
    told = "\n".join(f"• {point}" for point in points)
    return lines(title, told) if told else ""


def told(voice: Voice, book: Rulebook, rules: Iterable[Rule]) -> Iterator[str]:
    """Yield the rules in words; a house rule stands beside the printed rule."""
    rules = tuple(rules)
    own = house_rules_among(voice, book.played, rules)
    printed = voice.sheets.get(book.played.sheet.id, book.played.sheet)
    theirs = book_of(voice, replace(book.played, sheet=printed))
    for rule in rules:
        before = theirs.say(f"rule-{rule.topic}") if rule in own else ""
        yield voice.say("rules-house", here=rule.text, printed=before) if before else rule.text


def house_rules_among(voice: Voice, played: Played, rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """Return the rules that differ from the printed sheet."""
    printed = voice.sheets.get(played.sheet.id, played.sheet)
    changed = played.sheet.differences(printed).keys()
    theirs = book_of(voice, replace(played, sheet=printed))
    return tuple(
        rule
        for rule in rules
        if changed & set(RESTS_ON.get(rule.topic, ()))
        and theirs.say(f"rule-{rule.topic}") != rule.text
    )


def _elsewhere(
    voice: Voice, book: Rulebook, topics: Iterable[str] | None = None
) -> tuple[str, Iterable[str]]:
    """Return a title, and the differing rules of the best-known sheet."""
    measure = voice.sheets.get(MEASURE, book.played.sheet)
    printed = voice.sheets.get(book.played.sheet.id)
    found = {} if printed is measure else book.unlike(measure)
    told = [text for topic, text in found.items() if topics is None or topic in topics]
    return voice.say("rules-other", other=voice.sheet(measure)), told


def _examples(voice: Voice, sheet: Sheet) -> Iterator[str]:
    return (_shown(voice, sheet, example) for example in sheet.family.teaching.examples(sheet))


def _shown(voice: Voice, sheet: Sheet, example: Example) -> str:
    """Return an example with pieces as the reader's platform writes them."""
    drawn = {
        name: " | ".join(map(voice.pieces, sheet.family.notation.read_groups(text)))
        for name, text in example.groups.items()
    }
    return voice.say(f"example-{example.key}", points=str(example.points), **drawn)
