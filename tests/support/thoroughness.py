"""How many cases are tried: a sample in every run, ten times as many in `poe thorough`."""

from typing import Final

from hypothesis import settings

MANY: Final = 10
THOROUGH: Final = settings.get_current_profile_name() == "thorough"


def times(sample: int) -> int:
    """Return the number of attempts in this run, from that of a sample."""
    return sample * MANY if THOROUGH else sample


def examples(sample: int) -> settings:
    """Return settings for so many examples of a property, without a time limit."""
    return settings(max_examples=times(sample), deadline=None)
