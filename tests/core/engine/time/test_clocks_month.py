"""A sample of the month of many tables: every timeout and reminder comes at its time."""

from structlog.testing import capture_logs

from tests.core.engine.time.month import Month


async def test_every_timeout_and_reminder_comes_at_its_time() -> None:
    month = Month(tables=60, days=1, seed=3)
    with capture_logs():
        model = await month.go_on()
    assert model.wrong == []
    assert model.timeouts > 20
    assert model.reminders > 20
    assert month.troubles == []
