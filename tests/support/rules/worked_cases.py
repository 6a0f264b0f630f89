"""The worked cases of the rule sheets: a position, an action, and what the printed rules expect."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

Case: TypeAlias = Mapping[str, Any]

CASES: list[Case] = [
    json.loads(line)
    for line in Path(__file__).with_name("worked_cases.jsonl").read_text("utf-8").splitlines()
]
