"""Trouble at the table: reload, lost connections, a killed server, wrong touches, late and repeated actions."""
