"""The search itself: across all numbers, whatever the rule of rebuilding.

`plan` is the question and the answer, `search` the way across, `halves` what two colours can do
together, `floor` what must be lost in any case.
"""
