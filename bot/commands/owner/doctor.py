"""`rummy doctor`: find problems on this machine, and tell how to fix them."""

import locale
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values
from platformdirs import user_data_path
from pydantic import ValidationError

from bot.app import UnopenedError, place_of
from bot.commands.console import NO, PREFIX, YES, Console
from bot.commands.owner.examining_machine import Say, access, databases, pictures, processes
from bot.commands.parsing import Parser
from bot.machine.addresses import heard_at, only_here
from bot.machine.logs import log_place
from bot.machine.system import SystemClock, matches_of_this_user
from bot.platforms.base.errors import Finding, fine, wrong
from bot.settings import Settings
from bot.texts.translator import FALLBACK, LOCALES, Translator
from core.engine.private_files import make_folder

OF_TESTS = "RUMMY_TEST_"
DATABASES = ("sqlite:///", "postgresql://")
HISTORY = "history"
"""The file beside the matches with the input history of the terminal."""
SECRETS = frozenset(
    f"{PREFIX}{name}"
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN", "TELEGRAM_WEBHOOK_SECRET", "DATABASE_URL")
)
NARROW = 60
"""The minimum number of columns: with fewer, a table of several melds breaks its lines."""
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def examine(translator: Translator, say: Say) -> Iterator[Finding]:
    """Yield the findings of all checks."""
    yield from settings_file()
    yield from unknown_keys()
    yield from values(translator)
    yield from folders()
    yield from _kept(say)
    yield from pictures()
    yield from processes()
    yield from languages(translator)
    yield from terminal()


def settings_file() -> Iterator[Finding]:
    """Check that `.env`, if present, is readable."""
    if not Path(".env").exists():
        yield fine("doctor-env-file-none")
    elif _env_file() is None:
        yield wrong("doctor-env-file-broken")
    else:
        yield fine("doctor-env-file")
        if _env_file_is_open():
            yield wrong("doctor-env-file-open")


def _env_file_is_open() -> bool:
    """Return whether other users of this machine can read a token or password in `.env`."""
    secret = [key for key, value in (_env_file() or {}).items() if value and key in SECRETS]
    return bool(secret) and os.name == "posix" and bool(Path(".env").stat().st_mode & 0o077)


def _env_file() -> Mapping[str, str | None] | None:
    """Return the settings in `.env`; None if it is unreadable."""
    try:
        Path(".env").read_bytes()
        return dotenv_values(".env", encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        return None


def unknown_keys() -> Iterator[Finding]:
    """Find keys with the prefix that are no settings: mostly typing errors."""
    known = [f"{PREFIX}{name.upper()}" for name in Settings.model_fields]
    given = {key.upper() for key in (*os.environ, *(_env_file() or {}))}
    for key in sorted(given - set(known)):
        if not key.startswith(PREFIX) or key.startswith(OF_TESTS):
            continue
        near = get_close_matches(key, known, n=1)
        yield (
            wrong("doctor-key-near", setting=key, near=near[0])
            if near
            else wrong("doctor-key-unknown", setting=key)
        )


def values(translator: Translator) -> Iterator[Finding]:
    """Check the values, without showing any of them."""
    try:
        settings = Settings()
    except ValidationError as error:
        for fault in error.errors():
            yield wrong("doctor-value-wrong", setting=f"{PREFIX}{str(fault['loc'][0]).upper()}")
        return
    except (OSError, ValueError):
        return  # the file itself is broken, which has been reported
    found = tuple(_senseless(settings, translator))
    yield from found or (fine("doctor-values"),)
    yield from _tokens(settings)
    yield from _watched(settings)
    yield from _page(settings)


def _senseless(settings: Settings, translator: Translator) -> Iterator[Finding]:
    if settings.language.replace("_", "-").split("-")[0].lower() not in translator.languages:
        yield wrong("doctor-language-unknown", languages=", ".join(translator.languages))
    if not settings.database_url.get_secret_value().startswith(DATABASES):
        yield wrong("doctor-database-wrong")


def _tokens(settings: Settings) -> Iterator[Finding]:
    for name in ("discord", "telegram"):
        if getattr(settings, f"{name}_token") is not None:
            yield fine(f"doctor-token-{name}")


def _page(settings: Settings) -> Iterator[Finding]:
    """Check how the browser page is reached; `--live` tries the address itself."""
    url = settings.web_url
    if url is None:
        if settings.telegram_app is not None:
            yield wrong("doctor-app-alone")
        return
    yield fine("doctor-web", url=url, place=settings.web_listen)
    if settings.telegram_token is not None and not url.startswith("https://"):
        yield fine("doctor-web-plain", url=url)


def _watched(settings: Settings) -> Iterator[Finding]:
    """Check who can read the metrics."""
    if settings.metrics_listen is None:
        return
    host, port = heard_at(settings.metrics_listen)
    place = f"{host}:{port}"
    if only_here(settings.metrics_listen):
        yield fine("doctor-metrics", place=place)
    else:
        yield fine("doctor-metrics-open", place=place)


def folders() -> Iterator[Finding]:
    """Check that the folders of matches and logs are writable."""
    kept, logged = user_data_path("rummy-table"), log_place().parent
    for folder, key in ((kept, "doctor-folder-wrong"), (logged, "doctor-log-wrong")):
        if _can_be_written(folder):
            yield fine("doctor-folder", folder=str(folder))
        else:
            yield wrong(key, folder=str(folder))


def _kept(say: Say) -> Iterator[Finding]:
    try:
        settings = Settings()
    except (OSError, ValueError):
        return  # which has been said
    yield from databases(settings, say)
    yield from access(_files(settings))


def _files(settings: Settings) -> Iterator[Path]:
    """Yield the program's files: databases, the log, and the terminal's input history."""
    with suppress(UnopenedError):
        yield place_of(settings.database_url.get_secret_value())
    matches = matches_of_this_user()
    yield from (matches, matches.with_name(HISTORY), log_place())


def _can_be_written(folder: Path) -> bool:
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"rummy")
    except OSError:
        return False
    return True


def languages(translator: Translator) -> Iterator[Finding]:
    """Check that every language has all English texts."""
    files = (LOCALES / FALLBACK).glob("*.ftl")
    keys = [key for file in files for key in _KEY.findall(file.read_text(encoding="utf-8"))]
    complete = True
    for language in translator.languages:
        missing = [key for key in keys if not translator.has(key, language)]
        if missing:
            complete = False
            count, text = len(missing), missing[0]
            yield wrong("doctor-text-missing", count=count, spoken=language, text=text)
    if complete:
        yield fine("doctor-languages", languages=", ".join(translator.languages))


def terminal() -> Iterator[Finding]:
    """Check the terminal's size and encoding."""
    if not sys.stdout.isatty():
        yield fine("doctor-terminal-plain")
        return
    size = shutil.get_terminal_size()
    term = os.environ.get("TERM", "")
    if size.columns < NARROW:
        yield wrong("doctor-terminal-narrow", columns=str(size.columns))
    elif term in {"", "dumb"}:
        yield fine("doctor-terminal-dumb", term=term or "–")
    else:
        yield fine("doctor-terminal", columns=str(size.columns), lines=str(size.lines))
    encoding = locale.getencoding()
    if encoding.upper().replace("-", "") != "UTF8":
        yield wrong("doctor-terminal-encoding", encoding=encoding)


def examine_live() -> Iterator[Finding]:
    """Check the platforms over the network, for each token."""
    try:
        settings = Settings()
    except (OSError, ValueError):
        return  # which has been said
    if settings.web_url is not None:
        from bot.platforms.web.examining import look_at_page

        yield from look_at_page(settings.web_url, SystemClock())
    elif settings.telegram_token is None and settings.discord_token is None:
        yield fine("doctor-live-nothing")
    if settings.discord_token is not None:
        from bot.platforms.discord.serve import look_at_discord

        yield from look_at_discord(settings.discord_token.get_secret_value(), settings.discord_api)
    if settings.telegram_token is not None:
        from bot.platforms.telegram.connection import look_at_telegram

        token = settings.telegram_token.get_secret_value()
        yield from look_at_telegram(
            token, settings.telegram_api, page=settings.web_url, app=settings.telegram_app
        )


def doctor_arguments(parser: Parser) -> None:
    """Declare whether to check the platforms over the network."""
    parser.add_argument("--live", action="store_true")


def run_doctor(console: Console, *, live: bool) -> int:
    """Check everything and report each finding."""
    findings = tuple(examine(console.translator, console.text))
    if live:
        findings += tuple(examine_live())
    for finding in findings:
        console.finding(finding)
    wrong = sum(not finding.well for finding in findings)
    if wrong:
        console.say("cli-doctor-wrong", count=wrong)
        return NO
    console.say("cli-doctor-fine")
    return YES
