"""The load bench: N tables of two bot clients each over real websockets, the server alone on one core,
and beside it the same load on boardgame.io's server, interleaved in the same run.

Every move is sent, committed to the journal, acknowledged to its mover and shown to both players.
"""
