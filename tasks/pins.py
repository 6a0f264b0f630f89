"""Updates the pins in pyproject.toml.

`poe pins` keeps the direct dependencies, which are chosen by hand, and resolves the indirect ones
again. `poe pins --direct` first raises the direct ones to their newest versions, too.

A lock file would hold the same, but it names the registry that it was made from. So the versions
are in pyproject.toml, where uv reads them as constraints (docs/decisions/0001).
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"
PIN = re.compile(r'"([\w.-]+(?:\[\w+\])?)==[\w.]+"')
RUN = "constraint-dependencies"
BUILD = "build-constraint-dependencies"


def main() -> None:
    """Update the pins and print the changed lines."""
    old = PYPROJECT.read_text("utf-8")
    text = lifted(old) if "--direct" in sys.argv else old
    direct = {name_of(pin) for pin in PIN.findall(unconstrained(text))}
    for key, pins in ((RUN, resolved(text)), (BUILD, resolved_build(text))):
        text = with_pins(text, key, [pin for pin in pins if name_of(pin) not in direct])
    PYPROJECT.write_text(text, "utf-8")
    print_changes(old.splitlines(), text.splitlines())


def lifted(text: str) -> str:
    """Return the text with every direct pin at the newest version that fits the others."""
    loose = PIN.sub(r'"\1"', unconstrained(text))
    pins = resolved(loose) + resolved_build(loose)
    newest = {name_of(pin): pin.split()[0].partition("==")[2] for pin in pins}
    return PIN.sub(lambda pin: f'"{pin[1]}=={newest[name_of(pin[1])]}"', unconstrained(text))


def resolved(text: str) -> list[str]:
    """Return every package for running and checking the project: `name==version [; marker]`."""
    return uv("export", "--all-groups", "--no-emit-project", "--no-hashes", pyproject=text)


def resolved_build(text: str) -> list[str]:
    """Return the same for building it."""
    return uv("pip", "compile", "--universal", "build.txt", pyproject=text)


def uv(*command: str, pyproject: str) -> list[str]:
    """Return what uv resolves for this pyproject, without the previous constraints."""
    pyproject = unconstrained(pyproject)
    requires = tomllib.loads(pyproject)["build-system"]["requires"]
    with tempfile.TemporaryDirectory() as directory:
        Path(directory, "pyproject.toml").write_text(pyproject, "utf-8")
        Path(directory, "build.txt").write_text("\n".join(requires), "utf-8")
        anew = ["--upgrade", "--fork-strategy", "fewest", "--no-annotate", "--no-header"]
        run = subprocess.run(
            ["uv", "--quiet", *command, *anew],
            cwd=directory,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    return run.stdout.splitlines()


def unconstrained(text: str) -> str:
    """Return the pyproject with both lists of constraints empty."""
    return with_pins(with_pins(text, RUN, []), BUILD, [])


def with_pins(text: str, key: str, pins: list[str]) -> str:
    """Return the pyproject with these pins as the list of this key."""
    lines = "".join(f'    "{pin}",\n' for pin in pins)
    block = re.compile(rf"^({key} = \[\n).*?^\]\n", re.MULTILINE | re.DOTALL)
    return block.sub(lambda found: f"{found[1]}{lines}]\n", text)


def name_of(pin: str) -> str:
    """Return a normalized package name: `some-thing` for `Some.Thing[all]==1.0`."""
    return re.sub(r"[-_.]+", "-", re.split(r"\[|==", pin)[0]).lower()


def print_changes(old: list[str], new: list[str]) -> None:
    """Return the removed and the added lines."""
    went = [f"- {line.strip()}" for line in old if line not in new]
    came = [f"+ {line.strip()}" for line in new if line not in old]
    print("\n".join(went + came) or "Nothing has changed.")


if __name__ == "__main__":
    main()
