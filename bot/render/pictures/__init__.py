"""Tables, racks, results and whole rounds as pictures. Pure: what may be seen in, bytes out.

`board` says what there is to see, `table`, `turn` and `result` place it, `paint` paints what was
placed and `trace` lists it. Made for a photo that a chat shows 360 pixels wide after it was made a
JPEG of 1280: no thin lines, nothing that differs in hue only.
"""
