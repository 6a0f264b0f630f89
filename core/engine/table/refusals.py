"""Why a table refuses what a person wants, where the rules of the game have no say."""

from enum import StrEnum


class TableCode(StrEnum):
    """What is in the way."""

    NO_TABLE = "no_table"
    """There is no such table, or none here."""
    ELSEWHERE = "elsewhere"
    """There is none here; who asks sits at one that is shown in other places."""
    CLOSED = "closed"
    """There was one, and it goes on no more."""
    NOT_AT_TABLE = "not_at_table"
    NOT_HOST = "not_host"
    READY_ALREADY = "ready_already"
    """Who asks for the next round has done so; the others are awaited."""
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    """`needed` says how many seats there are."""
    TOO_FEW = "too_few"
    """`needed` says how many have to sit down."""
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    NO_ROUND_OVER = "no_round_over"
    """Nothing is over yet that could be seen again."""
    ROUND_RUNNING = "round_running"
    MATCH_RUNNING = "match_running"
    MATCH_OVER = "match_over"
    NO_FREE_SEAT = "no_free_seat"
    """Nobody can come in: every seat belongs to a person."""
    NOBODY_CALLED = "nobody_called"
    """`name` is nobody's at this table."""
    NO_CLOCK = "no_clock"
    """No turn is being timed."""
    OWN_TURN = "own_turn"
    """The turn that is being timed is that of who asks somebody to go on."""
    NOT_TIMED = "not_timed"
    """There is no clock to stop."""
    PAUSED = "paused"
    """Nobody can play until somebody lets the clock run again."""
    AUTO_CHOOSES = "auto_chooses"
    """A turn in which nothing can be laid has something to choose all the same."""
    AUTO_TELLS = "auto_tells"
    """A standing order tells whether something can be laid, and the table gives no such help."""
    AUTO_OPENED = "auto_opened"
    """The first laying, until which the order would stand, has been made."""
    TOO_EARLY = "too_early"
    """Half of the time has to be over before somebody may be nudged."""
    NUDGED_ALREADY = "nudged_already"
    NOT_AWAY = "not_away"
    """A computer stands in only for somebody whom the last timeout found idle."""
    BY_HAND = "by_hand"
    """The table goes without help: nothing is arranged for anybody."""
    NO_HINTS = "no_hints"
    HINTS_USED = "hints_used"
    """`needed` says how many each had."""
    DEALT_ALREADY = "dealt_already"
    """The words of this deal are fixed; the next can be cut once the round is over."""
    NOTHING_COMMITTED = "nothing_committed"
    """No seed was committed to for the next deal: there is nothing to add a word to."""
    WORD_TOO_LONG = "word_too_long"
    """`needed` says how many characters a word may have."""
    NO_SUCH_LEVEL = "no_such_level"
    """`name` is no level of computer players."""


class TableRefusedError(Exception):
    """A table does not do it, and nothing has changed."""

    def __init__(self, code: TableCode, *, needed: int = 0, name: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.needed = needed
        self.name = name
