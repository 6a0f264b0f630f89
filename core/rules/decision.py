"""The answer of the rules to an action."""

from dataclasses import dataclass

from core.rules.events import Event
from core.rules.refusals import Code, Refusal, refuse


@dataclass(frozen=True, slots=True)
class Decision:
    """What an action leads to: events, or a refusal.

    Both at once in one case only: where players judge each other's melds, the next seat's act
    accepts a lay that emptied a rack, so the round ends and the act itself comes too late.
    """

    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None

    @property
    def ok(self) -> bool:
        """Whether the action was accepted."""
        return self.refusal is None


def accepted(*events: Event) -> Decision:
    """Accept an action."""
    return Decision(events=events)


def refused(code: Code) -> Decision:
    """Refuse an action for one reason that needs no figures."""
    return Decision(refusal=refuse(code))
