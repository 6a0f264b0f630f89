"""In days of a slow match, everybody gets the messages they asked for, and none at night."""

import pytest

from tests.bot.platforms.discord.evenings.four_days import NIGHT, Days, gone_by


def called(days: Days, name: str) -> list[str]:
    """Return the times at which a person was notified in the channel."""
    return [str(one)[:9] for one in days.got() if (one.who, one.how) == (name, "called")]


def quiet_nights(days: Days) -> bool:
    """Say whether Ben got nothing but answers while he slept."""
    got = (one for one in days.got() if one.who == "Ben" and one.how != "answer")
    return not any(NIGHT.cover(one.at) for one in got)


async def test_slow_days_call_and_remind_each_player_as_expected() -> None:
    async with gone_by(2.5) as days:
        assert quiet_nights(days)
        assert called(days, "Ann") == ["Mon 23:00", "Tue 11:00", "Wed 05:00"]
        assert called(days, "Ben") == ["Mon 18:00", "Tue 08:00", "Wed 11:00"]
        assert called(days, "Cem") == called(days, "Dora") == []
        assert days.counted == {
            ("all", "posted"): 8,
            ("Ann", "called"): 3, ("Ann", "answer"): 2,
            ("Ben", "called"): 3, ("Ben", "answer"): 3,
            ("Cem", "answer"): 1,
            ("Dora", "direct"): 2, ("Dora", "silent"): 4, ("Dora", "answer"): 1,
        }  # fmt: skip
        assert days.standing <= 5
        assert (await days.state()).host == (await days.state()).people[1]


@pytest.mark.whole
async def test_four_days() -> None:
    async with gone_by() as days:
        assert quiet_nights(days)
        assert days.counted == {
            ("all", "posted"): 13,
            ("Ann", "called"): 3, ("Ann", "answer"): 2,
            ("Ben", "called"): 8, ("Ben", "answer"): 8,
            ("Cem", "answer"): 1,
            ("Dora", "direct"): 7, ("Dora", "silent"): 9, ("Dora", "answer"): 1,
        }  # fmt: skip
