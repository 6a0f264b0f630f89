"""Rules for every command: exit status, language, help, and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import main
from bot.commands.ask import sheets
from bot.commands.console import set_language
from bot.commands.parsing import Parser
from bot.machine.system import version_here
from bot.main import BARE, COMMANDS
from bot.settings import Settings
from bot.texts.translator import without_marks
from tests.support.checkout import ROOT
from tests.support.commands.answer import Rummy
from tests.support.translator import TRANSLATOR


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["--frobnicate"],
        ["check"],
        ["check", "rummikub"],
        ["check", "rummikub", "r4", "--frobnicate"],
        ["check", "rummikub", "r4", "--jso"],
        ["check", "nonsense", "r4"],
        ["sheets", "nonsense"],
        ["sheets", "rummikub", "kids"],
        ["replay"],
        ["simulate"],
        ["simulate", "rummikub", "--games", "0"],
        ["simulate", "rummikub", "--games", "many"],
        ["simulate", "rummikub", "--seed", "-1"],
        ["simulate", "rummikub", "--seed", "9" * 5_000],
        ["lines", "--pause", "-1"],
        ["lines", "--pause", "nan"],
        ["solve", "rummikub"],
        ["serve"],
        ["check", "rummikub", "r4", "--language", "tlh"],
        ["check", "rummikub", "r4", "--language"],
    ],
    ids=" ".join,
)
def test_unreadable_input_is_status_2_and_one_sentence(rummy: Rummy, arguments: list[str]) -> None:
    rummy(*arguments).refuses()


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("check rummikub r4 --frobnicate", "„--frobnicate“ ist hier unbekannt"),
        ("check rummikub", "Folgendes fehlt: STEINE"),
        ("check", "Folgendes fehlt: SPIEL, STEINE"),
        ("solve rummikub --rack", "--rack braucht einen Wert"),
        (
            "solve rummikub --rack r1 --aim wide",
            "„wide“ geht bei --aim nicht. Möglich: tiles oder points",
        ),
        ("puzzle --difficulty it's", "„it's“ geht bei"),
        ("drain off-and-on", "nicht. Möglich: on oder off"),
        ("puzzle --today --seed 3", "--seed und --today gehen nicht zusammen"),
        ("check rummikub r4 --json=yes", "--json nimmt keinen Wert"),
        ("simulate basic --games -3", "--games ist mindestens 1, nicht -3"),
        ("simulate basic --seed 1.5", "--seed ist eine ganze Zahl, nicht „1.5“"),
        ("lines --pause 61", "--pause ist eine Zahl von 0 bis 60, nicht „61“"),
    ],
)
def test_a_refusal_of_argparse_is_told_in_the_chosen_language(
    rummy: Rummy, written: str, said: str
) -> None:
    rummy(*written.split(), "--language", "de").refuses(said, "zeigt, wie man es schreibt")


def test_without_a_token_there_is_nothing_to_serve(rummy: Rummy) -> None:
    rummy("serve").refuses("no platform has a token", "rummy play")


def test_a_level_that_no_computer_player_has_is_refused(rummy: Rummy) -> None:
    rummy("simulate", "rummikub", "--seats", "wise,easy").refuses("“wise”", "easy")
    rummy("play", "--seats", "you,wise").refuses("“wise”", "Choose from: you, easy")


def test_settings_that_cannot_be_are_named(rummy: Rummy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_LOG_LEVEL", "open-sesame")
    answer = rummy()
    answer.refuses("RUMMY_LOG_LEVEL", "rummy doctor")
    assert "open-sesame" not in answer.err


@pytest.mark.parametrize("command", [BARE, *COMMANDS])
def test_help_tells_every_option_in_every_language(rummy: Rummy, command: str) -> None:
    words = [] if command == BARE else [command]
    assert rummy(*words, "--help").status == 0
    options = _options(command)
    for language in TRANSLATOR.languages:
        told = TRANSLATOR.text(
            f"help-{command}", language, languages=", ".join(TRANSLATOR.languages)
        )
        # The usage in the first line names every option; the help below must explain each.
        explained = told.partition("\n")[2]
        assert [option for option in options if option not in explained] == [], language


def _options(command: str) -> list[str]:
    parser = Parser(command)
    shared = len(parser._actions)  # noqa: SLF001 - argparse lists them nowhere else
    getattr(main.module_of(command), f"{command}_arguments")(parser)
    return [word for action in parser._actions[shared:] for word in action.option_strings]  # noqa: SLF001


def test_help_and_mistakes_come_in_the_language_that_is_asked_for(rummy: Rummy) -> None:
    assert "Kombination" in rummy("check", "--help", "--language", "de").out
    rummy("check", "--language", "de").refuses("zeigt, wie man es schreibt")
    rummy("check", "x", "y", "--language=de").refuses("Ein Spiel")
    rummy("--language", "de", "check", "x", "y").refuses("Ein Spiel")
    rummy("--language=de", "check", "x", "y").refuses("Ein Spiel")
    rummy("qwertz", "--language", "de").refuses("Einen Befehl „qwertz“ gibt es nicht")
    assert "Kombination" in rummy("--language", "de", "check", "--help").out


def test_the_version_is_told(rummy: Rummy) -> None:
    assert rummy("--version").out == f"rummy {version_here()}\n"


class TestLanguage:
    """The command line reads the language itself, because importing the settings takes long."""

    @pytest.mark.parametrize(
        ("environment", "file"),
        [
            ({}, None),
            ({}, "RUMMY_LANGUAGE=de\n"),
            ({}, "export RUMMY_LANGUAGE='de' # German\nOTHER=1\n"),
            ({}, "RUMMY_LANGUAGE=\n"),
            ({"RUMMY_LANGUAGE": "de"}, None),
            ({"rummy_language": "de"}, None),
            ({"RUMMY_LANGUAGE": "en"}, "RUMMY_LANGUAGE=de\n"),
            ({"RUMMY_LANGUAGE": ""}, "RUMMY_LANGUAGE=de\n"),
        ],
    )
    def test_the_language_of_the_settings_is_spoken(
        self,
        environment: dict[str, str],
        file: str | None,
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
    ) -> None:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        if file is not None:
            (tmp_path / ".env").write_text(file)
        assert (set_language() or "en") == Settings().language

    @pytest.mark.parametrize(
        ("environment", "spoken"),
        [
            ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_AT.UTF-8"}, "de"),
            ({"LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
            ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
            ({"LC_ALL": "nl_BE", "RUMMY_LANGUAGE": "it"}, "it"),
            ({"LC_ALL": "pt_BR.UTF-8"}, "en"),
        ],
    )
    def test_without_a_setting_the_machines_language_is_spoken(
        self,
        environment: dict[str, str],
        spoken: str,
        rummy: Rummy,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        commands = ", ".join(COMMANDS)
        told = TRANSLATOR.text("cli-no-command", spoken, command="deal", commands=commands)
        assert rummy("deal").err == f"{without_marks(told)}\n"

    def test_a_file_that_is_no_text_is_no_hindrance(self, rummy: Rummy, tmp_path: Path) -> None:
        (tmp_path / ".env").write_bytes(b"\xff\xfe\x00RUMMY")
        assert rummy("check", "rummikub", "r4 r5 r6").out.startswith("A run")


class TestFaults:
    def test_a_fault_of_ours_is_a_sentence_with_an_id_and_logged_scrubbed(
        self, rummy: Rummy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        def broken(*_: object, **__: object) -> int:
            raise LookupError("open-sesame")

        monkeypatch.setattr(sheets, "run_check", broken)
        answer = rummy("check", "rummikub", "r4")
        answer.refuses("fault")
        (log,) = tmp_path.rglob("rummy.log")
        logged = log.read_text()
        assert "open-sesame" not in answer.err + logged
        assert "builtins.LookupError" in logged
        assert [word for word in answer.err.split() if len(word) == 8 and word in logged]

    def test_the_same_fault_has_the_same_id(
        self, rummy: Rummy, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(*_: object, **__: object) -> int:
            raise LookupError

        monkeypatch.setattr(sheets, "run_check", broken)
        assert rummy("check", "kids", "r4").err == rummy("check", "basic", "7C").err

    def test_a_log_that_cannot_be_written_is_no_second_fault(
        self, rummy: Rummy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        (tmp_path / "state").write_text("in the way")
        monkeypatch.setattr(sheets, "run_check", lambda *_, **__: 1 / 0)
        rummy("check", "rummikub", "r4").refuses("fault")


class TestTheProcess:
    def test_utf_8_is_written_under_any_locale(self, program: Rummy) -> None:
        latin = {"LC_ALL": "C", "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
        assert "Budaçsek" in program("sheets", "budacsek", settings=latin).out

    def test_bytes_that_are_no_text_are_unreadable(self, program: Rummy) -> None:
        program("check", "rummikub", os.fsdecode(b"r\xff")).refuses()

    def test_a_reader_that_goes_is_no_fault(self) -> None:
        rummy = subprocess.Popen(
            [sys.executable, "-m", "bot.main", "sheets", "rummikub"],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert rummy.stdout
        assert rummy.stderr
        rummy.stdout.close()
        assert rummy.stderr.read() == b""
        rummy.stderr.close()
        assert rummy.wait(60) == 0

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
    def test_an_output_that_is_full_is_told(self) -> None:
        with Path("/dev/full").open("wb") as full:
            ran = subprocess.run(
                [sys.executable, "-m", "bot.main", "sheets"],
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert ran.returncode == 2
        assert ran.stderr.startswith("The output cannot be written: ")
        assert len(ran.stderr.splitlines()) == 1

    def test_no_output_at_all_is_no_fault(self) -> None:
        command = f"'{sys.executable}' -m bot.main sheets >&-"
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        ran = subprocess.run(
            ["sh", "-c", command], env=environment, capture_output=True, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, b"")

    def test_lines_answers_lines(self, program: Rummy) -> None:
        said = b'{"person":"p1","name":"Ann","text":"new kids"}\nnonsense\n'
        answer = program("lines", "--pause", "0", "--seed", "1", stdin=said)
        assert answer.status == 0
        assert [line["done"] for line in answer.lines if "done" in line] == [1, 2]
        assert any("error" in line for line in answer.lines)

    @pytest.mark.parametrize(
        ("command", "nothing"),
        [("play", "</dev/null"), ("play", "<&-"), ("lines", "<&-"), ("replay -", "</dev/null")],
    )
    def test_an_input_with_nothing_in_it_is_at_its_end(self, command: str, nothing: str) -> None:
        ran = subprocess.run(
            ["sh", "-c", f"'{sys.executable}' -m bot.main {command} {nothing}"],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert ran.returncode == (2 if command.startswith("replay") else 0)
        assert "Traceback" not in ran.stderr

    def test_without_a_token_it_says_so_and_plays_here(self, program: Rummy) -> None:
        answer = program(stdin=b"quit\n")
        assert answer.status == 0
        assert answer.out.startswith("No platform has a token")

    def test_a_check_imports_neither_settings_nor_engine(self) -> None:
        code = (
            "import sys; from bot.main import run; run(['check', 'rummikub', 'r4', '--json']);"
            "slow = {'pydantic', 'asyncio', 'fluent', 'core.engine'};"
            "print(slow & set(sys.modules))"
        )
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert ran.stdout.splitlines()[-1] == "set()"


def test_a_match_imports_what_it_needs_and_no_more(tmp_path: Path) -> None:
    code = (
        "import sys; from bot.main import run; run(['play']);"
        "slow = {'pydantic', 'babel', 'fluent.runtime', 'PIL', 'aiohttp', 'discord', 'telegram',"
        " 'asyncpg', 'alembic', 'sqlalchemy.dialects.postgresql', 'prompt_toolkit'};"
        "print(slow & set(sys.modules))"
    )

    def played() -> str:
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
        )
        return ran.stdout.splitlines()[-1]

    played()  # the first match creates the database
    assert played() == "set()"


def test_lines_refuses_a_database_in_a_folder_that_is_not_there(
    rummy: Rummy, tmp_path: Path
) -> None:
    folder = tmp_path / "misspelt"
    answer = rummy("lines", "--database", f"sqlite:///{folder / 'rummy.sqlite3'}")
    assert answer.status == 2
    assert f"The folder {folder} does not exist." in answer.err
    assert not folder.exists()


def test_an_option_of_no_command_is_refused_in_one_clean_sentence(rummy: Rummy) -> None:
    answer = rummy("--resume")
    assert answer.err.startswith("rummy: ")
    assert "“rummy --help”" in answer.err
