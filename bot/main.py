"""The console script `rummy`: run a command with its arguments, and report errors."""

import gc
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from bot.commands.console import (
    NO,
    UNUSABLE,
    YES,
    Console,
    UnusableError,
    has_no_reader,
    let_go_of_output,
    prepare_streams,
    short,
)
from bot.commands.parsing import HELP, Parser
from bot.commands.progress import EndedEarlyError
from bot.texts.translator import WordedError, meaning

if TYPE_CHECKING:
    from bot.settings import Settings

BARE = "start"
"""The command that runs if none is named."""
BARE_MODULE = "play.play"
COMMANDS = {
    "play": BARE_MODULE,
    "web": "play.web",
    "sheets": "ask.sheets",
    "check": "ask.sheets",
    "solve": "ask.solve",
    "puzzle": "ask.puzzle",
    "replay": "records.replay",
    "verify": "records.replay",
    "ratings": "owner.ratings",
    "simulate": "records.simulate",
    "lines": "play.play",
    "init": "owner.init",
    "serve": "owner.serve",
    "emoji": "owner.init",
    "backup": "owner.database",
    "move": "owner.database",
    "drain": "owner.database",
    "doctor": "owner.doctor",
}
"""Each command, and its module in `bot.commands`, which has `run_NAME` and `NAME_arguments`."""
INTERRUPTED = 130
"""The exit status that tells shells of Control-C."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; never show a traceback."""
    prepare_streams()
    console = Console(load_settings)
    try:
        status = _run(console, sys.argv[1:] if arguments is None else arguments)
        console.hand_over()
    except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001 - the last one to catch anything
        ending = meaning(ENDINGS, error) or _fault
        return ending(console, error)
    return status


def _run(console: Console, arguments: Sequence[str]) -> int:
    command, rest = _command(arguments)
    parser = Parser(command if command in COMMANDS else "")
    console.speak(parser.language_in(rest))
    if command not in {BARE, *COMMANDS}:
        known = ", ".join(COMMANDS)
        raise UnusableError("cli-no-command", command=short(command), commands=known)
    if HELP & set(rest):
        console.say(f"help-{command}", languages=", ".join(console.translator.languages))
        return YES
    module = module_of(command)
    getattr(module, f"{command}_arguments")(parser)
    given = vars(parser.parse_args(rest))
    del given["language"]
    status: int = getattr(module, f"run_{command}")(console, **given)
    return status


def _command(arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the command and its arguments; a language may stand before or after it."""
    spoken = _language_before(arguments)
    if spoken and arguments[spoken:]:
        command, rest = _command(arguments[spoken:])
        return command, [*arguments[:spoken], *rest]
    if not arguments or arguments[0].startswith("-"):
        return BARE, arguments
    return arguments[0], arguments[1:]


def _language_before(arguments: Sequence[str]) -> int:
    """Return how many of the first arguments name a language."""
    if arguments and arguments[0].startswith("--language="):
        return 1
    return 2 if arguments and arguments[0] == "--language" else 0


def module_of(command: str) -> ModuleType:
    """Import only the module of this command.

    Imported code stays, so collecting garbage meanwhile would waste a tenth of the time.
    """
    gc.disable()
    try:
        return import_module(f"bot.commands.{COMMANDS.get(command, BARE_MODULE)}")
    finally:
        gc.enable()


def load_settings() -> "Settings":
    """Return the settings; raises UnusableError."""
    from pydantic import ValidationError

    from bot.settings import Settings

    try:
        return Settings()
    except ValidationError as error:
        keys = ", ".join(f"RUMMY_{str(fault['loc'][0]).upper()}" for fault in error.errors())
        raise UnusableError("cli-settings", keys=keys) from error
    except (OSError, UnicodeDecodeError) as error:
        raise UnusableError("cli-dot-env") from error


def _complain(console: Console, error: WordedError) -> int:
    console.complain(error.key, **error.figures)
    return UNUSABLE


def _fault(console: Console, error: BaseException) -> int:
    """Log an unexpected error, and tell the person its id; a closed output is no fault."""
    if isinstance(error, Exception) and has_no_reader(error):
        let_go_of_output()
        return YES
    from bot.machine.logs import log_place
    from core.engine.logs import fault_id

    with suppress(OSError):
        _log(error)
    console.complain("cli-fault", id=fault_id(error), file=str(log_place()))
    return UNUSABLE


ENDINGS: Mapping[type[BaseException], Callable[[Console, Any], int]] = {
    WordedError: _complain,
    EndedEarlyError: lambda _console, _error: NO,
    KeyboardInterrupt: lambda _console, _error: INTERRUPTED,
    Exception: _fault,
}
"""The message and the exit status for each error that ends the program."""


def _log(error: BaseException) -> None:
    import structlog

    from bot.machine.logs import log_to, open_log
    from core.engine.logs import error_report

    with open_log() as file:
        log_to(file, "error")
        structlog.get_logger().error("fault", **error_report(error))


if __name__ == "__main__":
    sys.exit(run())
