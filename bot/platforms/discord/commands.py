"""The words as Discord commands: `/rummy new`, `/turn play`, in every language of the bot.

A command takes 25 words. `/rummy` and `/turn` hold the words that a table needs; `/player` and
`/evening` hold words that are needed only occasionally.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord
import structlog
from discord.http import Route

from bot.reading.phrases import SECTIONS
from bot.reading.vocabulary import languages, own_names, own_words
from bot.reading.words import named_anywhere
from bot.render.writing import shortened
from bot.texts.translator import FALLBACK, Translator, without_marks
from core.engine.logs import error_report

LOCALES: Mapping[str, tuple[str, ...]] = {"en": ("en-GB", "en-US"), "es": ("es-ES", "es-419")}
"""The Discord locales of our languages. A locale not listed has the same name at Discord."""
DESCRIBED = 100
"""The most characters of a command's description."""
TYPED = 1
"""Discord's type of a command that is typed: all of ours. Others are kept as they are, such as the
entry point of an Activity, without which Discord rejects the whole list."""
OF_DISCORD = frozenset({"application_id", "guild_id", "version"})
"""Fields of a command that Discord sets and does not take back."""
ORDERS = "orders"
"""The section of the language tables with `off`, which may follow many words."""
WORD, TEXT, NUMBER = 1, 3, 4
"""Kinds of options: a word, and the text that may follow a word."""

_NAME = re.compile(r"[\w-]{1,32}")
_APART = re.compile(r"[ '’]")
_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Option:
    """An option that may follow a word."""

    name: str
    needed: bool = False
    completes: bool = False
    """Whether Discord asks us for completions while it is typed."""
    number: bool = False
    choices: tuple[str, ...] = ()


def _tiles(name: str = "tiles") -> Option:
    return Option(name, needed=True, completes=True)


MELD = Option("meld", needed=True, completes=True, number=True)
SHEET, CODE, NAME = Option("sheet", completes=True), Option("code"), Option("name", needed=True)

COMMANDS: Mapping[str, Mapping[str, tuple[Option, ...]]] = {
    "rummy": {
        "new": (SHEET,),
        "join": (CODE,),
        "leave": (CODE,),
        "start": (),
        "stop": (CODE,),
        "next": (),
        "rematch": (),
        "pause": (CODE,),
        "resume": (CODE,),
        "host": (NAME,),
        "remove": (NAME,),
        "standin": (NAME,),
        "table": (CODE,),
        "tables": (),
        "score": (),
        "replay": (),
        "record": (),
        "rules": (SHEET,),
        "settings": (Option("change", completes=True),),
        "language": (Option("language", needed=True, completes=True),),
        "notify": (Option("way", choices=("dm", "group", "both", "quiet")),),
        "help": (Option("word"),),
        "stats": (Option("whom"),),
        "puzzle": (Option("what"),),
        "privacy": (Option("action", choices=("export", "forget", "hide", "show")),),
    },
    "turn": {
        "rack": (),
        "sort": (Option("order", choices=("colour", "number")),),
        "group": (Option("tiles", completes=True),),
        "play": (_tiles(),),
        "pick": (_tiles(),),
        "arrange": (Option("table", needed=True, completes=True),),
        "move": (_tiles("moved"), _tiles("to")),
        "split": (MELD, _tiles("at")),
        "undo": (Option("steps", number=True),),
        "reset": (),
        "done": (),
        "draw": (),
        "pass": (),
        "return": (_tiles("tile"),),
        "take": (Option("pile", needed=True, choices=("stock", "discard")),),
        "meld": (_tiles("cards"),),
        "layoff": (_tiles("cards"), MELD),
        "discard": (_tiles("cards"),),
        "object": (),
        "accept": (),
        "hint": (Option("what", choices=("full",)),),
        "repair": (),
        "nudge": (),
        "plan": (Option("tiles", completes=True), Option("lay", choices=("lay", "lay off"))),
        "auto": (Option("until", choices=("first", "off")),),
    },
    "player": {
        "quiet": (Option("hours"),),
        "back": (CODE,),
        "learn": (SHEET,),
        "ask": (Option("question", needed=True),),
    },
    "evening": {
        "daily": (Option("what"),),
        "top": (Option("list"),),
        "call": (Option("when", choices=("once", "always", "off")),),
        "watch": (CODE,),
        "link": (CODE,),
        "review": (Option("which"),),
        "cut": (Option("phrase"),),
        "verify": (),
        "history": (),
    },
}
"""All words, and the options that can follow each of them."""


def written(word: str, text: str, language: str) -> str:
    """Write a command with what follows its word, by the names that Discord shows in a language.

    `layoff 7H 2` becomes `/turn layoff cards:7H meld:2`, or `/tour compléter cartes:7H
    combinaison:2`: a reader finds no other names in the list of commands.
    """
    options = next((words[word] for words in COMMANDS.values() if words.get(word)), ())
    given = _filled_in(options, word, text, language) if text else ""
    return f"/{_names(language)[word]} {given}".strip()


@cache
def _names(language: str) -> Mapping[str, str]:
    """Return each word with its command in front, by the names in a language: `tour poser`."""
    commands = own_words(language, "commands")
    return {
        word: f"{commands[name]} {own_commands(words, language).get(word, word)}"
        for name, words in COMMANDS.items()
        for word in words
    }


def _filled_in(options: tuple[Option, ...], word: str, text: str, language: str) -> str:
    """Write what follows a word into its options: `tiles:r7 b9`, `cards:7H meld:2`."""
    parts = text.replace("\\", "").split()
    meant = named_anywhere(" ".join(parts), SECTIONS.get(word, "words"))
    chosen = tuple(one for one in options if meant in one.choices)
    if len(options) > 1:
        options = chosen or tuple(one for one in options if not one.choices)
    if len(options) < 2 or len(parts) < 2:  # noqa: PLR2004 - one option takes it all
        given = [" ".join(parts)]
    elif options[0].number:
        given = [parts[0], " ".join(parts[1:])]
    else:
        given = [" ".join(parts[:-1]), parts[-1]]
    own = own_words(language, "options")
    names = [f"{own[option.name]}:" for option in options] or [""]
    return " ".join(f"{name}{value}" for name, value in zip(names, given, strict=False))


def _in_any_language(names: Iterable[str], section: str) -> str:
    """Return a pattern for these names, and for those of all languages."""
    others = (own for there in languages() for own in own_words(there, section).values())
    return "|".join(sorted({*names, *others}, key=len, reverse=True))


_OPTIONS = {one.name for words in COMMANDS.values() for some in words.values() for one in some}
_TYPED = re.compile(rf"/(?:{_in_any_language(COMMANDS, 'commands')})(?:\s+|$)")
_GIVEN = re.compile(rf"(?<=\s)(?:{_in_any_language(_OPTIONS, 'options')}):\s*")


def without_slash(text: str) -> str:
    """Return the words of a command that was sent as text: `/turn play tiles:r7 r8`.

    Its names may be those of any language: `/tour poser tuiles:r7 r8`.
    """
    found = _TYPED.match(text)
    return text if found is None else _GIVEN.sub("", text[found.end() :]) or "help"


async def offer(client: discord.Client, translator: Translator) -> Mapping[str, str]:
    """Register the commands at Discord, and return the mention of each word: `</turn draw:123>`.

    Commands that are already registered as wanted are left alone: Discord limits the changes a day.
    If Discord rejects the change, those that are there go on.
    """
    wanted = [command(name, words, translator) for name, words in COMMANDS.items()]
    there = await offered(client)
    typed = [one for one in there if one["type"] == TYPED]
    if not covers(_named(wanted), _named(typed)) or len(typed) != len(wanted):
        foreign = [_kept(one) for one in there if one["type"] != TYPED]
        there = await _changed(client, [*wanted, *foreign]) or there
    numbers = {one["name"]: one["id"] for one in there if one["type"] == TYPED}
    return {
        word: f"</{name} {word}:{numbers[name]}>"
        for name, words in COMMANDS.items()
        for word in words
        if name in numbers
    }


def _kept(there: Mapping[str, Any]) -> dict[str, Any]:
    """Return a command that is not ours in the form that Discord takes."""
    return {key: value for key, value in there.items() if key not in OF_DISCORD}


async def _changed(
    client: discord.Client, wanted: list[dict[str, Any]]
) -> Sequence[Mapping[str, Any]]:
    """Register the commands, and return them; none if Discord rejects them."""
    try:
        return await client.http.bulk_upsert_global_commands(client.application_id or 0, wanted)
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        _log.warning("no commands offered", **error_report(error))
        return ()


async def offered(client: discord.Client) -> Sequence[Mapping[str, Any]]:
    """Return the commands that Discord offers now; none if Discord does not tell."""
    route = Route("GET", "/applications/{id}/commands", id=client.application_id or 0)
    try:
        there: list[dict[str, Any]] = await client.http.request(
            route, params={"with_localizations": "true"}
        )
    except discord.HTTPException:
        return ()
    return there


def command(
    name: str, words: Mapping[str, tuple[Option, ...]], translator: Translator
) -> dict[str, Any]:
    """Return a command with its words in the form that Discord takes."""
    named = {language: own_commands(words, language) for language in translator.languages}
    return {
        "name": name,
        "type": TYPED,
        **_called(name, translator, "commands"),
        **_described(f"discord-{name}", translator),
        "integration_types": [0],
        "contexts": [0, 1],
        "options": [
            {
                "type": WORD,
                "name": word,
                **_localized({there: names.get(word, "") for there, names in named.items()}),
                **_described(f"word-{word}", translator, _short),
                "options": [_option(option, translator, word) for option in options],
            }
            for word, options in words.items()
        ],
    }


def _option(option: Option, translator: Translator, word: str) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": NUMBER if option.number else TEXT,
        "name": option.name,
        **_called(option.name, translator, "options"),
        **_described(_about(option, word, translator), translator),
        "required": option.needed,
    }
    if option.completes:
        made["autocomplete"] = True
    if option.choices:
        section = SECTIONS.get(word, "words")
        made["choices"] = [
            {"value": choice, **_choice(choice, translator, section)} for choice in option.choices
        ]
    return made


def _choice(choice: str, translator: Translator, section: str) -> dict[str, Any]:
    """Return the name of a choice: what is typed, unless a text says it better."""
    key = f"discord-choice-{choice.replace(' ', '-')}"
    if not translator.has(key):
        return {"name": choice, **_called(choice, translator, ORDERS, section)}
    said = {there: translator.text(key, there) for there in translator.languages}
    return {"name": said[FALLBACK], **_localized(said)}


def _about(option: Option, word: str, translator: Translator) -> str:
    """Return the key of an option's description: after some words it means something else."""
    special = f"discord-option-{option.name}-{word}"
    return special if translator.has(special) else f"discord-option-{option.name}"


def _called(name: str, translator: Translator, *sections: str) -> dict[str, Any]:
    """Return a name in the other languages; the last section that has it counts."""
    own = {
        there: [own_words(there, section).get(name, "") for section in sections]
        for there in translator.languages
    }
    return _localized({there: next(filter(None, names[::-1]), "") for there, names in own.items()})


def own_commands(words: Iterable[str], language: str) -> Mapping[str, str]:
    """Return the names of a command's words in a language, with a hyphen for each space.

    Discord wants different names: of two words with the same first name, the later one gets its
    last name.
    """
    known, named = own_names(language), dict[str, str]()
    for word in words:
        first, *others = [_APART.sub("-", name.lower()) for name in known.get(word, ("",))]
        name = first if first not in named.values() else others[-1] if others else ""
        if _NAME.fullmatch(name):
            named[word] = name
    return named


def _localized(own: Mapping[str, str]) -> dict[str, Any]:
    """Return names by language in the form that Discord takes."""
    named = {
        locale: name
        for there, name in own.items()
        if there != FALLBACK and name
        for locale in LOCALES.get(there, (there,))
    }
    return {"name_localizations": named} if named else {}


def _described(
    key: str, translator: Translator, shorten: Callable[[str], str] = without_marks
) -> dict[str, Any]:
    said = {language: shorten(translator.text(key, language)) for language in translator.languages}
    others = {
        there: said[language]
        for language in translator.languages
        if language != FALLBACK
        for there in LOCALES.get(language, (language,))
    }
    return {"description": said[FALLBACK], "description_localizations": others}


def _short(text: str) -> str:
    """Return what a word is for, without its syntax: the option fields show the syntax."""
    return shortened(re.split(r"\s?[:;]\s", without_marks(text), maxsplit=1)[0], DESCRIBED)


def _named(commands: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {one["name"]: one for one in commands}


def covers(wanted: object, there: object) -> bool:
    """Say whether the existing value matches the wanted one; extra fields in it are ignored."""
    if isinstance(wanted, Mapping):
        return isinstance(there, Mapping) and all(
            covers(value, there.get(key)) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return (
            isinstance(there, list)
            and len(wanted) == len(there)
            and all(map(covers, wanted, there))
        )
    return wanted == there or (not wanted and not there)
