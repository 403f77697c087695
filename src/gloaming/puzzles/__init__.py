"""Puzzles: composed by a generator, proved by machine, graded, and shipped as data.

puzzle      the form that all kinds have in common, read strictly
verdict     what a prover says of a puzzle
kind        what every kind of puzzle offers
kinds       all kinds by name, each loaded only when it is asked for
reading     from JSON to a puzzle that can be judged
collection  the puzzles that are shipped
solutions   how each of them is solved, as its prover found it
composing   many puzzles at once, on all cores
collecting  the most beautiful of them, with ids and titles
titles      in every language of the page
data/       the collection, a file for each kind

finstere/ and the like: the kinds of a game, and their provers
"""
