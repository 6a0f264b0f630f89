"""What people say, suitable or not."""

TURN = ("draw", "draw", "draw", "hint", "done", "undo", "pass", "auto", "auto off", "take stock",
        "sort number", "sort colour", "play r5", "play r1 r2 r3", "play J", "meld 7H 8H 9H",
        "discard 7H", "help", "table", "score", "rules", "play", "object", "accept")  # fmt: skip
"""Words about their turn."""
ELSEWHERE = ("help", "help draw", "rules", "rules joker", "score", "tables", "table", "stats",
             "record", "replay", "privacy", "settings", "settings my text", "settings my picture",
             "settings my emoji", "notify group", "notify dm", "notify both", "notify quiet",
             "quiet 22-7", "quiet off", "language de", "language en", "language xx", "puzzle",
             "learn", "ask may I take the joker?", "nudge", "leave", "stop", "next", "rematch",
             "start", "join", "new", "new kids", "pause", "resume", "pause", "resume", "qwertz",
             "🟥🟥", "r7", "settings clock 60s", "ask", "play r5 r5 r5 r5", "draw please",
             "sort foo", "group r5 r6", "top", "top week", "daily", "verify", "cut a word", "web",
             "settings racks dm", "settings racks here", "plan", "host Cleo", "standin Ben",
             "privacy hide", "stats Ben")  # fmt: skip
"""More words, in private."""
ALONE = (*TURN, *ELSEWHERE)
AMONG = ("pause", "resume", "pause", "resume", "table", "score", "rules", "nudge", "leave",
         "join", "start", "new", "new basic", "next", "rematch", "stop", "settings",
         "settings clock 2m", "settings clock 1h", "settings look text", "settings look emoji",
         "settings look picture", "settings assist none", "settings assist open",
         "settings computers easy", "settings computers more", "settings away 2",
         "settings away never", "settings rounds 2", "settings language de", "settings theme dark",
         "replay", "record", "draw", "hint", "help", "tables", "standin Ben", "host Ben",
         "remove Ben", "qwertz", "stats", "language fr", "top", "daily", "verify", "cut a word",
         "web", "plan", "settings racks dm", "settings all")  # fmt: skip
"""Words in a group."""
SLASHED = (
    "/rummy pause", "/rummy resume", "/rummy pause", "/rummy resume", "/rummy table",
    "/rummy score", "/rummy rules", "/turn nudge", "/rummy leave", "/rummy join", "/rummy start",
    "/rummy new", "/rummy new sheet:kids", "/rummy next", "/rummy rematch", "/rummy stop",
    "/rummy settings", "/rummy settings change:clock 2m", "/rummy settings change:clock 5m",
    "/rummy settings change:look text", "/rummy settings change:look picture",
    "/rummy settings change:assist none", "/rummy settings change:computers easy",
    "/rummy settings change:away 2", "/rummy settings change:language de",
    "/rummy settings change:thread on", "/rummy settings change:my text", "/rummy replay",
    "/rummy record", "/rummy help", "/rummy help word:draw", "/rummy tables",
    "/rummy standin name:Ben", "/rummy host name:Ben", "/rummy remove name:Ben", "/rummy stats",
    "/rummy language language:fr", "/rummy notify way:dm", "/rummy notify way:dm",
    "/rummy notify way:group", "/rummy notify way:both", "/rummy notify way:quiet",
    "/rummy privacy", "/rummy puzzle", "/turn rack", "/turn rack", "/turn sort order:number",
    "/turn draw", "/turn draw", "/turn draw", "/turn hint", "/turn done", "/turn undo",
    "/turn pass", "/turn auto", "/turn auto until:off", "/turn take pile:stock",
    "/turn play tiles:r5", "/turn play tiles:J", "/turn object", "/turn accept", "/turn repair",
    "/player quiet hours:22-7 UTC", "/player learn", "/player ask question:may I take the joker?",
    "/rummy settings change:racks dm", "/rummy settings change:racks here",
    "/rummy settings change:thread on", "/turn group tiles:r5 r6", "/evening top",
    "/evening daily", "/evening verify", "/evening cut phrase:a word",
)  # fmt: skip
"""Commands on Discord."""
