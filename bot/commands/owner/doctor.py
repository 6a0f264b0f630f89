"""`rummy doctor`: what is wrong on this machine, and what to do about it."""

from bot.commands.console import NO, YES, Console
from bot.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Take whether to look at what is on the net."""
    parser.add_argument("--live", action="store_true")


def run(console: Console, *, live: bool) -> int:
    """Examine everything, and say of each whether it is well."""
    from bot.commands.owner import examining

    findings = tuple(examining.examine(console.translator, console.text))
    if live:
        findings += tuple(examining.live())
    for finding in findings:
        console.finding(finding)
    wrong = sum(not finding.well for finding in findings)
    if wrong:
        console.say("cli-doctor-wrong", count=wrong)
        return NO
    console.say("cli-doctor-fine")
    return YES
