"""`rummy init` and `rummy emoji`: set the bot up, and upload its emoji to Discord."""

import getpass
import os
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

from dotenv import set_key

from bot.commands.console import NO, YES, Console, UnusableError
from bot.commands.owner import user_service
from bot.commands.parsing import Parser
from bot.commands.progress import Progress, followed
from bot.platforms.base.errors import Finding
from core.engine.private_files import FILE

SETTINGS_FILE = ".env"


def write_settings(values: Mapping[str, str], file: Path = Path(SETTINGS_FILE)) -> None:
    """Set some values and keep all other lines; afterwards only this user can read the file.

    A failure leaves the file as it was.

    Raises:
        OSError: the file cannot be read or written.
    """
    file = Path(os.path.realpath(file))
    new = file.with_name(f"{file.name}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    try:
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE), "wb") as copy:
            copy.write(file.read_bytes() if file.exists() else b"")
        for name, value in values.items():
            set_key(new, name, value, quote_mode="never", encoding="utf-8")
        new.chmod(FILE)
        new.replace(file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


PLATFORMS = ("discord", "telegram")
TOKEN = re.compile(r"[A-Za-z0-9._:-]{1,200}")
"""The characters of both platforms' tokens; none needs quotes in a file."""
SHOWN_SETTING = "RUMMY_{}_TOKEN"

Check = Callable[[str], tuple[Finding, ...]]
"""Asks a platform about the bot of a token."""


def init_arguments(_parser: Parser) -> None:
    """Declare nothing: the command asks for everything."""


def run_init(console: Console) -> int:
    """Ask for, check and write the tokens, and offer to start the program automatically."""
    console.say("init-begins", file=SETTINGS_FILE)
    tokens = {platform: _token(console, platform) for platform in PLATFORMS}
    if not any(tokens.values()):
        console.say("init-nothing", file=SETTINGS_FILE)
        return NO
    _write(console, {_setting(name): token for name, token in tokens.items() if token})
    _offer_service(console)
    console.say("init-serve", folder=str(Path.cwd()))
    return YES


def _setting(platform: str) -> str:
    return SHOWN_SETTING.format(platform.upper())


def _token(console: Console, platform: str) -> str:
    """Ask for a platform's token until it is valid or skipped; report the bot it opens."""
    console.write()
    if _setting(platform) in {name.upper() for name in os.environ}:
        console.say("init-environment", setting=_setting(platform), file=SETTINGS_FILE)
        token = _present(console, platform)
        if token:
            _tried(console, platform, token)
        return token
    console.say(f"init-how-{platform}")
    present = _present(console, platform)
    if present:
        console.say("init-present")
    while given := _secret(console) or present:
        if not TOKEN.fullmatch(given):
            console.say("init-form")
        elif _tried(console, platform, given):
            return given
        else:
            present = ""
    return ""


def _present(console: Console, platform: str) -> str:
    """Return the token that is already set; empty without one."""
    token = getattr(console.settings, f"{platform}_token")
    return "" if token is None else str(token.get_secret_value())


def _tried(console: Console, platform: str, token: str) -> bool:
    """Check a token and report the result; return False if the platform does not know it."""
    findings = _checks(console)[platform](token)
    for finding in findings:
        console.finding(finding)
    keys = {finding.key for finding in findings}
    if keys & {f"doctor-{platform}-away", f"doctor-{platform}-odd"}:
        console.say("init-unchecked")
    return f"doctor-{platform}-token" not in keys


def _checks(console: Console) -> Mapping[str, Check]:
    settings = console.settings

    def discord(token: str) -> tuple[Finding, ...]:
        from bot.platforms.discord.serve import look_at_discord

        return look_at_discord(token, settings.discord_api)

    def telegram(token: str) -> tuple[Finding, ...]:
        from bot.platforms.telegram.connection import look_at_telegram

        return look_at_telegram(token, settings.telegram_api)

    return MappingProxyType({"discord": discord, "telegram": telegram})


def _secret(console: Console) -> str:
    """Read a line without echo; empty at the end of the input."""
    prompt = console.text("init-token")
    if sys.stdin.isatty():
        try:
            return getpass.getpass(f"{prompt} ").strip()
        except EOFError:
            console.write()
            return ""
    console.write(prompt)
    return sys.stdin.readline().strip()


def _write(console: Console, tokens: Mapping[str, str]) -> None:
    """Write the tokens, except those that the environment sets."""
    given = {name.upper() for name in os.environ}
    try:
        write_settings({name: token for name, token in tokens.items() if name not in given})
    except OSError as error:
        why = error.strerror or ""
        raise UnusableError("init-unwritten", file=SETTINGS_FILE, why=why) from error
    console.write()
    console.say("init-written", file=SETTINGS_FILE)


def _offer_service(console: Console) -> None:
    """Offer a user service, if systemd runs services for this user."""
    if not user_service.possible():
        return
    program = user_service.program()
    console.write()
    if program is None:
        console.say("init-service-fleeting")
        return
    if not _agrees(console):
        return
    try:
        user_service.start(program, Path.cwd())
    except user_service.RefusedError as error:
        console.say("init-service-refused", why=error.why)
        return
    console.say("init-service-started", name=user_service.NAME)
    if not user_service.stay():
        console.say("init-service-login")


def _agrees(console: Console) -> bool:
    console.say("init-service")
    answer = sys.stdin.readline().strip().casefold()
    return answer in console.text("init-yes").split()


def emoji_arguments(_parser: Parser) -> None:
    """Declare nothing: the token identifies the bot."""


def run_emoji(console: Console) -> int:
    """Upload the missing emoji."""
    settings = console.settings
    if settings.discord_token is None:
        raise UnusableError("cli-emoji-nothing")

    from bot.platforms.discord.writing import upload
    from core.rules.sheets import SHEETS

    console.say("cli-emoji-begins")
    token = settings.discord_token.get_secret_value()
    progress = Progress()
    with followed(console, "emoji", progress):
        done = upload(token, settings.discord_api, SHEETS, progress)
    console.say("cli-emoji", new=done.new, count=done.all)
    return YES
