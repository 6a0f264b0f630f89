"""The stored API descriptions cover every answer of the loopback servers."""

import json
import re

import pytest

from bot.machine.system import SystemClock
from tests.support.discord.loopback.server import Loopback
from tests.support.loopback.specification import FOLDER, specification
from tests.support.telegram.loopback.methods import Methods
from tests.support.telegram.loopback.published import SCALARS, kinds_of

DISCORD = json.loads(specification("discord.json"))
TELEGRAM = json.loads(specification("telegram.json"))
RENEW = "renew the kept descriptions: tests/support/loopback/described/README.md"


def test_each_request_that_our_discord_answers_is_described() -> None:
    described = {
        f"{method.upper()} {path}" for path, of in DISCORD["paths"].items() for method in of
    }
    assert set(Loopback(SystemClock()).routes()) - described == set(), RENEW


def test_each_method_that_our_telegram_answers_is_described() -> None:
    methods = {
        name for name in vars(Methods) if re.match("(get|set|send|edit|delete|answer)[A-Z]", name)
    }
    assert methods
    assert methods - TELEGRAM["types"].keys() == set(), RENEW


def test_each_schema_that_is_referred_to_is_kept() -> None:
    named = set(re.findall(r'"#/components/schemas/(\w+)"', specification("discord.json")))
    assert named == DISCORD["components"]["schemas"].keys()


def test_each_type_that_is_referred_to_is_kept() -> None:
    fields = [field for of in TELEGRAM["types"].values() for field in of.values()]
    named = {kind for field in fields for kind in kinds_of(field["type"])}
    assert named - TELEGRAM["types"].keys() == SCALARS.keys() & named


@pytest.mark.parametrize("platform", ["discord", "telegram"])
def test_a_licence_lies_beside_what_is_kept(platform: str) -> None:
    licence = (FOLDER / f"{platform}.LICENSE").read_text("utf-8")
    assert "Permission is hereby granted, free of charge" in licence
