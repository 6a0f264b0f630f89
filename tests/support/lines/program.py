"""`rummy lines` as a process: what it is told, and what it answers."""

import json
import subprocess

WORDS = [
    {"person": "p1", "name": "Ann", "chat": "g1", "text": "new kids"},
    {"person": "p1", "chat": "g1", "text": "settings computers easy"},
    {"person": "p1", "chat": "g1", "text": "start"},
    {"person": "p1", "chat": "g1", "text": "draw"},
]


def answers_to(program: subprocess.Popen[str], word: object, number: int) -> list[dict[str, str]]:
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(json.dumps(word) + "\n")
    program.stdin.flush()
    answers: list[dict[str, str]] = []
    for line in program.stdout:
        message = json.loads(line)
        if message == {"done": number}:
            return answers
        answers.append(message)
    raise AssertionError("ended")


def board(text: str) -> str:
    return next((line for line in text.splitlines() if "· stock " in line), "")
