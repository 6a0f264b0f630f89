"""`rummy doctor`: find problems on this machine, and tell how to fix them."""

from bot.commands.console import NO, YES, Console
from bot.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Declare whether to check the platforms over the network."""
    parser.add_argument("--live", action="store_true")


def run(console: Console, *, live: bool) -> int:
    """Check everything and report each finding."""
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
