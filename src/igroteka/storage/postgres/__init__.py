"""The journal in PostgreSQL. What lies where:

journal    `PostgresJournal`: what the server calls; one connection writes, one listens, a few read
writing    a group of appends as one statement: one way to the server and back, one commit
listening  hearing what other processes append, by LISTEN and NOTIFY
server     reaching the server: connections, its shape, waiting while it restarts, its complaints as sentences
backup     everything out to a backup and in from one

A row's way: journal → group (beside this package) → writing → the server → listening in every other process.
"""
