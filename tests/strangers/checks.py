"""All that must hold, in the order in which it is looked at."""

from tests.strangers.invariants import (
    alive,
    answered,
    called,
    current,
    powerless,
    quiet,
    secret,
    true,
    valid,
)

CHECKS = tuple(
    module.check
    for module in (valid, true, secret, powerless, alive, answered, called, current, quiet)
)
