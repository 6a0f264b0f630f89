"""Answers to questions about the rules, by the table's sheet and the state of the game."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.reading.words import AskedAbout
from bot.render.numbering import lies_as
from bot.render.pieces import bare
from bot.screens.boards import as_seen
from bot.screens.moving import BY_HAND, JOKER
from bot.screens.parts import lines, paragraphs, whose_turn, words
from bot.screens.screen import Screen, ScreenKind
from bot.screens.teaching.rules import book_of, chapter_buttons, house_rules_among, listed, told
from bot.screens.voice import Voice
from bot.texts.rulebook import NOTEWORTHY, ON_TIMEOUT, Played, Rule, printed_at
from core.engine.people import TableId
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.view import RoundView


@dataclass(frozen=True)
class Case:
    """The game of the person who asks."""

    played: Played
    table_view: TableView | None = None
    """The person's table; None if the question is only about a sheet."""

    @cached_property
    def fields(self) -> Mapping[str, str]:
        """The fields of the sheet, in the form of house rules."""
        return {name: str(v).lower() for name, v in self.played.sheet.as_data().items()}

    def is_set(self, field: str, *values: str) -> bool:
        """Return whether a field has one of these values; False if the sheet lacks the field."""
        return self.fields.get(field) in values

    @property
    def cards(self) -> bool:
        """Whether the game is played with cards."""
        return "discard" in self.played.sheet.family.turns.words

    @property
    def round(self) -> RoundView | None:
        """The person's current round; None without one."""
        view = None if self.table_view is None else self.table_view.round
        return view if view is not None and view.me is not None and not view.outcome else None

    @property
    def conditioned(self) -> bool:
        """Whether the sheet requires a first laying before the table may be used."""
        return "first_laying" in self.fields and not self.is_set("first_laying", "none")


ABSENT = frozenset({"may-no-jokers", "may-no-chips"})
"""Answers to any question about what the game does not have."""

NO_TAKING = ABSENT | {"may-no", "may-no-joker-lies"}
"""Answers after which nobody needs to know how a joker is taken."""

Judge = Callable[[Case], str]
"""Returns the text key of the short answer; empty if the rules alone answer."""


def _no_verdict(_case: Case) -> str:
    return ""


def _always(key: str) -> Judge:
    return lambda _case: key


def _in_turn(case: Case) -> str:
    view = case.round
    if view is None:
        return "may-yes"
    if not view.my_turn:
        return "may-in-turn"
    return "may-return-first" if view.turn.startswith("return") else "may-now"


def _use_of_the_table(case: Case) -> str:
    view = case.round
    if case.cards:
        unready = view is not None and view.my_turn and not view.turn
        return "may-take-first" if unready else _in_turn(case)
    if view is None:
        opened = "may-when-opened" if case.is_set("same_turn", "true") else "may-after-opening"
        return opened if case.conditioned else "may-yes"
    if case.conditioned and view.me not in view.opened:
        return "may-first-same" if case.is_set("same_turn", "true") else "may-first"
    return _in_turn(case)


def _laying(case: Case) -> str:
    return _use_of_the_table(case) if case.cards else _in_turn(case)


def _whose(case: Case) -> str:
    view = None if case.table_view is None else case.table_view.round
    return "" if view is None or view.outcome else "turn-of"


def _rearranging(case: Case) -> str:
    forbidden = case.cards or case.is_set("rebuild", "none")
    return "may-no" if forbidden else _use_of_the_table(case)


def _jokers(case: Case) -> str:
    return "may-no-jokers" if case.cards or case.is_set("jokers", "0") else ""


def _chips(case: Case) -> str:
    return "may-chips" if case.is_set("scoring", "chips") else "may-no-chips"


def _taking_a_joker(case: Case) -> str:
    if absent := _jokers(case):
        return absent
    if case.is_set("joker_exchange", "none"):
        return "may-no"
    if case.round is not None and not _joker_lies(case.round):
        return "may-no-joker-lies"
    first = case.is_set("exchange_first", "true")
    verdict = _in_turn(case) if first else _use_of_the_table(case)
    return "may-with-tile" if verdict == "may-now" and not _can_replace(case) else verdict


def _can_replace(case: Case) -> bool:
    """Return whether the tile that a joker of the table stands for is at hand, or not fixed."""
    view = case.round
    if view is None:
        return True
    there = [piece for meld in view.table for piece in meld.pieces]
    also = map(str, there) if case.is_set("joker_exchange", "rack_or_table") else ()
    return not _stood_for(view).isdisjoint({JOKER, *map(str, view.rack), *also})


def _stood_for(view: RoundView) -> set[str]:
    """Return the tiles that the jokers of the table stand for, before the reader's draft."""
    there = (piece for meld in view.table for piece in meld.pieces)
    return {lies_as(piece) for piece in there if bare(piece) == JOKER}


def _joker_lies(view: RoundView) -> bool:
    return any(str(piece).startswith("J") for meld in view.table for piece in meld.pieces)


def _drawing(case: Case) -> str:
    view = case.round
    if view is not None and view.my_turn and view.turn.startswith("drawn"):
        return "may-taken"
    if view is not None and not case.cards and not view.stock:
        return "may-stock-empty"
    return _in_turn(case)


def _taking_the_discard(case: Case) -> str:
    return _drawing(case) if case.cards else "may-no"


def _passing(case: Case) -> str:
    if case.cards or case.is_set("stock_out", "draw", "aborted"):
        return "may-no"
    if case.round is None:
        return "may-when-empty"
    return "may-stock-left" if case.round.stock else _in_turn(case)


def _objecting(case: Case) -> str:
    if not case.is_set("false_melds", "players"):
        return "may-no"
    if case.round is None:
        return "may-yes"
    return "may-now" if case.round.may_object else "may-nothing-to-object"


def _opened(case: Case) -> str:
    view = case.round
    if view is None or not case.conditioned:
        return ""
    return "may-opened" if view.me in view.opened else "may-unopened"


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the rules."""

    topics: tuple[str, ...]
    """The topics that answer it."""
    judge: Judge = _no_verdict


QUESTIONS: Mapping[str, Question] = {
    "whose": Question(("turn-tiles", "turn-cards"), _whose),
    "lay": Question(("turn-tiles", "turn-cards", "first-laying"), _laying),
    "joker-take": Question(("joker-exchange", "joker-first"), _taking_a_joker),
    "joker-worth": Question(("joker-laid", "joker-left"), _jokers),
    "joker-use": Question(("joker", "joker-moved"), _jokers),
    "layoff": Question(("first-laying", "same-turn", "table", "layoff"), _use_of_the_table),
    "rearrange": Question(("table", "in-the-end", "joker-moved", "layoff"), _rearranging),
    "first": Question(("first-laying", "same-turn", "handrummy", "joker-laid"), _opened),
    "draw": Question(("turn-tiles", "drawn", "turn-cards"), _drawing),
    "both": Question(("turn-tiles", "turn-cards"), lambda case: "" if case.cards else "may-no"),
    "drawn": Question(("drawn", "turn-cards"), lambda case: "" if case.cards else "may-no"),
    "discard-pile": Question(("turn-cards", "taken"), _taking_the_discard),
    "taken": Question(("taken",), _always("may-no")),
    "last-card": Question(("last-card",)),
    "several": Question(
        ("one-action", "turn-cards"),
        lambda case: "may-no" if case.is_set("one_action", "true") else "",
    ),
    "meld": Question(("set", "run")),
    "left": Question(("table", "layoff")),
    "set": Question(("set",), lambda case: "may-no" if case.is_set("sets", "false") else ""),
    "run": Question(("run", "ace")),
    "wrap": Question(("run", "ace"), _always("may-no")),
    "ace": Question(("ace",)),
    "back": Question(("in-the-end", "layoff"), _always("may-no")),
    "pass": Question(("stock-out", "stock-out-cards"), _passing),
    "limit": Question(("rack-limit",)),
    "faulty": Question(("false-melds",), _objecting),
    "stock": Question(("stock-out", "stock-out-cards", "rack-limit", "blocked")),
    "time": Question(("time", *ON_TIMEOUT)),
    "time-up": Question((*ON_TIMEOUT, "time")),
    "begin": Question(("first-starter", "next-starter")),
    "score": Question(("scoring", "joker-left", "card-values", "blocked", "rummy", "handrummy")),
    "chips": Question(("scoring", "goal"), _chips),
    "all-at-once": Question(("rummy", "handrummy")),
    "win": Question(("aim", "goal", "tie")),
    "deal": Question(("players", "hand", "pieces")),
    "turn": Question(("turn-tiles", "drawn", "one-action", "turn-cards", "taken", "last-card")),
}
"""The questions, by the names under which each language lists its words."""


OF_CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "turn": ("draw",),
    "melds": ("faulty",),
    "first": ("first",),
    "table": ("layoff", "rearrange"),
    "joker": ("joker-take",),
    "stock": ("pass",),
}
"""The questions that a chapter answers for the current state of the game."""


def as_things_stand(voice: Voice, case: Case, chapter: str) -> str:
    """Return what a chapter means for the reader at this moment of the game."""
    if case.round is None:
        return ""
    asked = (name for name in OF_CHAPTERS.get(chapter, ()) if _comes_up(voice, case, name))
    return lines(*(lines(_answered(voice, case, one), _how(voice, case, one)) for one in asked))


def _comes_up(voice: Voice, case: Case, name: str) -> bool:
    book = book_of(voice, case.played)
    return any(book.rule(topic) is not None for topic in QUESTIONS[name].topics)


def _answered(voice: Voice, case: Case, name: str) -> str:
    verdict = _verdict(voice, case, QUESTIONS[name])
    if not verdict or name == "first":
        return verdict
    return words(voice.say(f"asks-{name}"), verdict)


def answer(voice: Voice, case: Case, about: AskedAbout, table: TableId | None = None) -> Screen:
    """Answer a question, with the rules behind it and their printed source."""
    question = QUESTIONS[about.question]
    book = book_of(voice, case.played)
    rules = tuple(filter(None, map(book.rule, question.topics)))
    if not rules:
        known = NOTEWORTHY & set(question.topics) & set(book.topics)
        rules = tuple(Rule(topic, book.say(f"rule-{topic}")) for topic in known)
    return Screen(
        kind=ScreenKind.RULES,
        text=paragraphs(
            lines(_short(voice, case, about), _how(voice, case, about.question))
            if rules
            else _absent(voice, case, question),
            listed("", told(voice, book, rules)),
            lines(_finished(voice, case), *_printed(voice, case.played, rules)),
        ),
        buttons=tuple(chapter_buttons(book, table)),
    )


def _short(voice: Voice, case: Case, about: AskedAbout) -> str:
    """Return the short answer; if only a part was understood, it names the answered question."""
    verdict, asks = _verdict(voice, case, QUESTIONS[about.question]), f"asks-{about.question}"
    if about.whole or not verdict:
        return verdict
    named = voice.say(asks) if voice.translator.has(asks) else ""
    return words(voice.say("may-partly"), named, verdict if named else "")


def _how(voice: Voice, case: Case, name: str) -> str:
    """Return what to type to take a joker of the table, if the program may find the way."""
    table_view = case.table_view
    if name != "joker-take" or table_view is None or case.round is None:
        return ""
    if _taking_a_joker(case) in NO_TAKING or table_view.settings.assist.mode == BY_HAND:
        return ""
    lying = [
        (m.number, lies_as(p))
        for m in as_seen(table_view).in_order()
        for p in m.pieces
        if bare(p) == JOKER
    ]
    fixed = [one for one in lying if one[1] in _stood_for(case.round) - {JOKER}]
    held = [one for one in fixed if one[1] in {*map(str, case.round.rack)}]
    meld, tile = next(iter((*held, *fixed)), (0, ""))
    return voice.say("how-joker-take", tile=tile, meld=str(meld)) if tile else ""


def _absent(voice: Voice, case: Case, question: Question) -> str:
    """Say that no rule of the sheet is about it, by the name of what is missing if possible."""
    key = question.judge(case)
    return voice.say(key if key in ABSENT else "may-nothing")


def _verdict(voice: Voice, case: Case, question: Question) -> str:
    key = question.judge(case)
    if key == "turn-of" and case.table_view is not None and case.table_view.round is not None:
        return whose_turn(voice, case.table_view, case.table_view.round)
    if key == "may-in-turn" and case.table_view is not None and case.round is not None:
        return voice.say("may-in-turn", name=voice.seat(case.table_view, case.round.to_move))
    first = case.played.sheet.as_data().get("first_laying", "none")
    return voice.say(key, first_laying=first) if key else ""


def _finished(voice: Voice, case: Case) -> str:
    """Name the game if its match is over: who asks may already think of another one."""
    if case.table_view is None or case.table_view.phase is not Phase.OVER:
        return ""
    return voice.say("may-finished", sheet=voice.sheet(case.played.sheet))


def _printed(voice: Voice, played: Played, rules: tuple[Rule, ...]) -> Iterator[str]:
    """Yield the printed source of the rules, and whether house rules are among them."""
    own = house_rules_among(voice, played, rules)
    source = printed_at(played.sheet, (rule.topic for rule in rules if rule not in own))
    if source.lines:
        yield voice.say("may-printed", sheet=voice.sheet(played.sheet))
    elif source.readings:
        yield voice.say("may-silent")
    if own:
        yield voice.say("may-house")
