"""Lessons: positions with a task that the rules judge, for the page and the terminal.

data/NAME.json      what contributors write: position, task, goal, hints, words in four languages
games/NAME.py       how a position of that game becomes a match, and a goal what a state must hold
cases/NAME.json     rules that are played on a little board: position, what is done, what must hold
demonstration.py    a case is played
course.py           somebody takes a lesson: what they do, what the others do, whether it is solved
files.py            the same for the client, which `make generated` writes
"""
