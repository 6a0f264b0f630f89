"""Tables, racks, results and whole rounds as pictures. Pure: a description in, bytes out.

`bot.render.board` describes what to show, `pages` places it as shapes, and `studio` paints them.
Chats convert photos to JPEG, 1280 pixels wide, and show them 360 wide. So there are no thin lines,
and nothing differs in hue only.
"""
