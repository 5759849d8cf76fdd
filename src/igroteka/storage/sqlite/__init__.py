"""The journal in an SQLite file. What lies where:

journal    `SqliteJournal`: what the server calls; reads in a few reader threads, hands appends to the group writer
writing    what the one writer thread does with a group: checks each append, then commits all of them together
heads      where each table stands, as the writer remembers it, so that an append need not ask
repeats    which action ids a table holds, a number for each, so that a repeat is noticed
batch      many rows in a few statements
chain      the SQL that reads a table's entries from its last one backwards
file       opening a file: ours, whole, of the right shape; SQLite's complaints as sentences
backup     everything out to a backup and in from one

A row's way: journal → group (beside this package) → writing → heads, repeats → batch → the file.
"""
