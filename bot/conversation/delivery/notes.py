"""Words the notices that are told in a note beside the table: a sentence each."""

from collections.abc import Mapping
from typing import Literal

from bot.conversation.delivery.sounds import PAUSES, is_of_loss, passes, subject
from bot.screens.lobby import another, as_agreed, changed, settled, when_seated
from bot.screens.parts import deadline, head, label, lasting, lines, paragraphs, standing, words
from bot.screens.result import closed
from bot.screens.screen import Button, Delivery, Screen, ScreenKind, removal
from bot.screens.slots import reach_slot
from bot.screens.standings import evening_so_far
from bot.screens.voice import Voice
from bot.texts.numbers import rounded
from core.engine.delivery.notices import (
    ActedForHost,
    CallPaused,
    ChatSpeaks,
    ClockRuns,
    ClockStands,
    DrewForYou,
    HomeLeft,
    HomeLost,
    HostChanged,
    NobodyThere,
    Notice,
    Nudged,
    ObjectionFailed,
    OutOfReach,
    OwnerBack,
    PeopleCalled,
    PlanLaid,
    RulesChanged,
    SeatChanged,
    SeatPassedOn,
    SeatWanted,
    SettingsChanged,
    StoodIn,
    TableClosed,
    TimeShort,
    TurnResumed,
    TurnWaits,
    WithinReach,
)
from core.engine.people import Human, Nobody, Occupant, PersonId, ToChat, ToPerson
from core.engine.table.state import Phase, Settings
from core.engine.table.view import TableView


def called(voice: Voice, notice: PeopleCalled) -> Screen:
    """Call people to a new table, with the button to join it."""
    names = voice.listed([voice.person(person) for person in notice.people])
    return Screen(
        kind=ScreenKind.NOTE,
        text=voice.say("note-called", names=names, opener=voice.person(notice.opener)),
        buttons=(lasting(voice, "join", notice.table),),
        calls=notice.people,
    )


def noted(voice: Voice, table_view: TableView, notice: Notice) -> Screen | None:
    """Return the note that words a notice, in the slot of what it is about; None if it is over."""
    if isinstance(notice, PeopleCalled):
        return called(voice, notice)
    if isinstance(notice, ChatSpeaks | SettingsChanged | RulesChanged):
        return _agreed(voice, table_view, notice)
    if isinstance(notice, CallPaused):
        return _called_off(voice, table_view, notice)
    if isinstance(notice, SeatWanted) and notice.to == ToPerson(notice.person):
        return settled(voice, table_view)
    if isinstance(notice, WithinReach):
        return removal(reach_slot(table_view.table, notice.person))
    if isinstance(notice, OutOfReach):
        return out_of_reach(voice, table_view, notice.person)
    instead = _in_its_place(voice, table_view, notice)
    said = instead or words(_sentence(voice, table_view, notice), _heir(voice, table_view, notice))
    text = paragraphs(head(voice, table_view), said)
    about = subject(notice, table_view)
    way: Delivery = "edit" if about in {"admin", "objection"} else "new"
    corrects = instead or _only_corrects(table_view, notice)
    sits = isinstance(notice, SeatWanted) and Human(notice.person) in table_view.seats
    answered = isinstance(notice, OwnerBack) and table_view.me == notice.seat
    return Screen(
        kind=ScreenKind.NOTE,
        text=text,
        buttons=_opening_another(voice, table_view, notice),
        slot=None if about is None else f"{about}:{table_view.table}",
        delivery="remove" if sits or answered else "renew" if corrects else way,
        homes=(notice.moved_to,) if isinstance(notice, HomeLeft) else (),
        news=passes(notice, over=bool(instead)),
        about=table_view.table,
    )


def out_of_reach(voice: Voice, table_view: TableView, person: PersonId) -> Screen | None:
    """Return the note in a chat that a player cannot be reached in private; None if they can be.

    If it is the player's turn, the note is the call that did not arrive, and makes its sound.
    """
    if person not in table_view.unreached:
        return None
    return Screen(
        kind=ScreenKind.INVITATION,
        text=paragraphs(
            head(voice, table_view), voice.say("note-out-of-reach", name=voice.person(person))
        ),
        aside=label(voice, "rack", table_view.sheet),
        calls=(person,),
        slot=reach_slot(table_view.table, person),
        delivery="new" if _is_on_turn(table_view, person) else "edit",
        code=table_view.code,
    )


def _is_on_turn(table_view: TableView, person: PersonId) -> bool:
    """Return whether a round waits for a person's move."""
    now = table_view.round
    if now is None or now.outcome is not None or table_view.paused:
        return False
    return table_view.seats[now.to_move] == Human(person)


def _called_off(voice: Voice, table_view: TableView, notice: CallPaused) -> Screen:
    """Remove the call to a player: nobody can play, and the next call has to ring again."""
    return Screen(
        kind=ScreenKind.NOTE,
        text=voice.say("note-call-over"),
        slot=f"{subject(notice, table_view)}:{table_view.table}",
        delivery="remove",
    )


TOLD: Mapping[str, str] = {
    "clock": "clock",
    "assist": "assist",
    "rounds": "goal",
    "away": "idle_timeouts",
    "leavers": "leavers",
    "join": "joins",
    "watch": "watch",
    "racks": "racks",
    "youngest": "youngest",
}
"""The settings that no table shows by itself, and their fields in `Settings`."""
SHOWN: Mapping[str, str] = {**TOLD, "look": "look", "theme": "theme"}
"""All settings, and their fields in `Settings`."""


def _agreed(
    voice: Voice, table_view: TableView, notice: ChatSpeaks | SettingsChanged | RulesChanged
) -> Screen | None:
    """Tell what is agreed now, in a line that goes; a chat shows the table beside it."""
    before = notice.before if isinstance(notice, SettingsChanged) else None
    if isinstance(notice, ChatSpeaks):
        said = voice.say("note-chat-language", name=voice.translator.names[voice.language])
    else:
        said = as_agreed(voice, table_view) if before is None else _news(voice, before, table_view)
    alone = isinstance(notice.to, ToPerson)
    text = paragraphs(head(voice, table_view), said) if alone else said
    note = Screen(kind=ScreenKind.NOTE, text=text, passing=True, about=table_view.table)
    return note if said else None


def _news(
    voice: Voice, before: Settings, table_view: TableView, told: Mapping[str, str] = TOLD
) -> str:
    """Return in one line which of these settings have changed; empty if none has."""
    new = table_view.settings
    names = (name for name, field in told.items() if getattr(before, field) != getattr(new, field))
    return words(*(changed(voice, table_view, table_view, name) for name in names))


def _in_its_place(voice: Voice, table_view: TableView, notice: Notice) -> str | None:
    """Return the text that replaces an outdated note; None if the note still holds."""
    match notice:
        case HomeLost() if table_view.phase is Phase.STOPPED:
            return voice.say("note-stopped", code=table_view.code)
        case HomeLost(chat=chat) if chat in table_view.chats:
            return voice.say("note-home-back", code=table_view.code)
        case SeatWanted(person=person) if not _comes_to_sit(table_view, person):
            return voice.say("note-seat-unwanted", name=voice.person(person))
        case Nudged(over=over) if over or not table_view.my_turn:
            return voice.say("note-call-over")
        case TimeShort() | TurnResumed() | TurnWaits() if not table_view.my_turn:
            return voice.say("note-call-over")
    return None


def _comes_to_sit(table_view: TableView, person: PersonId) -> bool:
    """Return whether a person waits for a seat or has one: who has played may have left."""
    return person in table_view.waiting or Human(person) in table_view.seats


def _sentence(voice: Voice, table_view: TableView, notice: Notice) -> str:
    match notice:
        case SeatPassedOn():
            return _passed_on(voice, table_view, notice)
        case ObjectionFailed(by=person):
            return voice.say("note-objection-failed", name=voice.person(person))
        case ActedForHost():
            return _for_host(voice, table_view, notice)
        case HostChanged():
            return _host(voice, table_view)
        case HomeLeft():
            return voice.say("note-home-left")
        case HomeLost():
            stands = table_view.paused and not table_view.chats
            key = "note-home-lost-last" if stands else "note-home-lost"
            return voice.say(key, code=table_view.code)
        case SeatWanted(person=person):
            return voice.say(
                f"note-seat-wanted-{when_seated(table_view, person)}", name=voice.person(person)
            )
        case TableClosed(by=by):
            return lines(closed(voice, table_view, by), _score(voice, table_view))
    return _of_clock(voice, table_view, notice)


def _passed_on(voice: Voice, table_view: TableView, notice: SeatPassedOn) -> str:
    """Return who has lost a seat, and who plays there now."""
    if is_of_loss(notice):
        return voice.say("note-seat-taken-away")
    kind, how = _comes(table_view, notice.after), "removed" if notice.removed else "left"
    left, comes = (voice.occupant(who, notice.seat) for who in (notice.before, notice.after))
    return voice.say(f"note-seat-{kind}", before=left, after=comes, how=how)


def _for_host(voice: Voice, table_view: TableView, notice: ActedForHost) -> str:
    """Return what an admin did in the host's name, with the settings as they are now."""
    name, before = voice.person(notice.by), notice.before
    said = voice.say("note-for-host", name=name, did=notice.did)
    if notice.did in {"computers", "sheet"}:
        return words(said, changed(voice, table_view, table_view, notice.did))
    if notice.did == "settings" and before is not None:
        return words(said, _news(voice, before, table_view, SHOWN))
    return said


def _opening_another(voice: Voice, table_view: TableView, notice: Notice) -> tuple[Button, ...]:
    """Return the button with which a chat whose table was closed opens another one."""
    closed = isinstance(notice, TableClosed) and not table_view.daily
    plays_there = isinstance(notice.to, ToChat) or not table_view.chats
    return (another(voice, table_view),) if closed and plays_there else ()


def _score(voice: Voice, table_view: TableView) -> str:
    """Return the score of a match that was stopped, and what stands; empty without a match."""
    match = table_view.match
    if match is None or table_view.daily:
        return ""
    figures = standing(voice, table_view, match.totals)
    before = table_view.evening.matches
    return lines(
        voice.say("note-stopped-score", rounds=match.rounds_played, standing=figures),
        voice.say("note-stopped-before", matches=before) if before else "",
        evening_so_far(voice, table_view),
    )


def _heir(voice: Voice, table_view: TableView, notice: Notice) -> str:
    """Return who is the host now because of a change of a seat; empty without one.

    The heir is told apart.
    """
    heir = notice.heir if isinstance(notice, SeatChanged) else None
    if heir is None or heir == table_view.reader:
        return ""
    return voice.say("note-host", name=voice.person(heir))


def _host(voice: Voice, table_view: TableView) -> str:
    """Return who the host is now."""
    own = "-own" if table_view.reader == table_view.host else ""
    return voice.say(f"note-host{own}", name=voice.person(table_view.host))


def welcome_back(voice: Voice, away: TableView, now: TableView) -> str:
    """Answer a person whom a computer has replaced, with what has changed meanwhile."""
    missed = away.absence
    taken = 0 if missed is None else missed.turns
    was_host, is_host = missed is not None and missed.hosted, now.reader == now.host
    return words(
        voice.say("note-back"),
        voice.say("note-stood-in-over", turns=taken) if taken else "",
        _host(voice, now) if was_host != is_host else "",
    )


def _comes(
    table_view: TableView, after: Occupant
) -> Literal["person", "computer", "nobody", "rematch"]:
    """Return who takes over a seat: after a match, a computer player joins only for a rematch."""
    if isinstance(after, Human):
        return "person"
    if isinstance(after, Nobody):
        return "nobody"
    return "rematch" if table_view.phase is Phase.OVER else "computer"


def _of_clock(voice: Voice, table_view: TableView, notice: Notice) -> str:
    """Return the sentence of a notice about the time of a turn, or about absent players."""
    match notice:
        case StoodIn(seat=seat) if table_view.me == seat:
            return voice.say("note-stood-in-own")
        case StoodIn(seat=seat):
            return voice.say("note-stood-in", name=voice.occupant(table_view.seats[seat], seat))
        case OwnerBack(seat=seat):
            return voice.say("note-owner-back", name=voice.occupant(table_view.seats[seat], seat))
        case TimeShort() | TurnResumed() | TurnWaits() | Nudged():
            return _of_call(voice, table_view, notice)
        case DrewForYou(pieces=pieces) | PlanLaid(pieces=pieces):
            done = "drew-for-you" if isinstance(notice, DrewForYou) else "plan-laid"
            return voice.say(f"note-{done}", tiles=voice.pieces(pieces), count=len(pieces))
        case NobodyThere():
            return voice.say("note-nobody-there")
        case ClockStands() | ClockRuns():
            return _of_pause(voice, table_view, notice)
    raise ValueError(notice)


def _of_call(
    voice: Voice, table_view: TableView, notice: TimeShort | TurnResumed | TurnWaits | Nudged
) -> str:
    """Return the sentence that calls a player whose turn runs already."""
    if isinstance(notice, Nudged):
        return voice.say("note-nudge", name=voice.person(notice.by))
    name = voice.person(notice.to.person) if isinstance(notice.to, ToPerson) else ""
    if isinstance(notice, TurnWaits):
        return voice.say("note-turn-waits", name=name)
    ends = deadline(voice, table_view)
    if isinstance(notice, TimeShort):
        return words(voice.say("note-time-short"), ends)
    left = _time_left(voice, table_view) or ends
    if notice.by is None:
        return words(voice.say("note-turn-resumed", name=name), left)
    by = voice.person(notice.by)
    return words(voice.say("note-turn-resumed-by", name=name, by=by), left)


def _time_left(voice: Voice, table_view: TableView) -> str:
    """Return how long the turn has left, for a note that is read at once.

    Empty without a running clock, and where every board shows the time as it passes.
    """
    time = table_view.time
    if time is None or not time.runs or voice.moment is not None:
        return ""
    return voice.say("time-left", time=rounded(voice.say, time.left))


def _only_corrects(table_view: TableView, notice: Notice) -> bool:
    """Return whether a note only corrects an earlier one in private: of a pause, or of the host.

    The table's chat tells it, if there is one.
    """
    alone = isinstance(notice.to, ToPerson) and bool(table_view.chats)
    no_host = isinstance(notice, HostChanged) and table_view.reader != table_view.host
    return alone and (no_host or isinstance(notice, PAUSES))


def clock_answer(voice: Voice, table_view: TableView, notice: ClockStands | ClockRuns) -> Screen:
    """Answer whoever paused or resumed the game elsewhere.

    In private, later news of the pause correct the answer; another chat gets no such news.
    """
    said = _of_pause(voice, table_view, notice)
    slot = f"pause:{table_view.table}" if isinstance(notice.to, ToPerson) else None
    text = paragraphs(head(voice, table_view), said) if slot else said
    return Screen(kind=ScreenKind.NOTE, text=text, slot=slot, delivery="new", passing=slot is None)


def _of_pause(voice: Voice, table_view: TableView, notice: ClockStands | ClockRuns) -> str:
    """Return that the clock was paused or resumed, and by whom; resumed, how much time is left."""
    how = "stands" if isinstance(notice, ClockStands) else "runs"
    left = _time_left(voice, table_view) if how == "runs" else ""
    if notice.by is None or (how == "runs" and notice.by == table_view.reader):
        return words(voice.say(f"note-clock-{how}"), left)
    if notice.by == table_view.reader:
        return voice.say("note-clock-stands-own")
    return words(voice.say(f"note-clock-{how}-by", name=voice.person(notice.by)), left)


def named(notice: Notice) -> tuple[PersonId, ...]:
    """Return the people named in a notice who may have left the table."""
    match notice:
        case SeatPassedOn(before=Human(person=person)) | SeatWanted(person=person):
            return (person,)
        case PeopleCalled(people=people, opener=opener):
            return (*people, opener)
        case ObjectionFailed(by=person) | ActedForHost(by=person):
            return (person,)
        case ClockStands(by=person) | ClockRuns(by=person) | TurnResumed(by=person) if person:
            return (person,)
        case TableClosed(by=person) if person:
            return (person,)
    return ()
