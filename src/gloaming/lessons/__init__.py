"""Lessons: positions with a task that the rules judge, for the page and the terminal.

data/NAME.json      what contributors write: position, task, goal, hints, words in four languages
games/NAME.py       how a position of that game becomes a match, and a goal what a state must hold
course.py           somebody takes a lesson: what they do, what the others do, whether it is solved
generated/          the same for the client, made by `python -m gloaming.lessons`
"""
