"""All invariants, in the order of their checks."""

from tests.strangers.invariants import (
    alive,
    answered,
    called,
    current,
    distinct,
    powerless,
    quiet,
    secret,
    true,
    valid,
)

CHECKS = tuple(
    module.check
    for module in (
        valid,
        true,
        secret,
        powerless,
        alive,
        answered,
        called,
        current,
        distinct,
        quiet,
    )
)
