"""Figures for Prometheus."""

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from igroteka.tables import entries as e

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("igroteka_actions", "Actions in the journal.", registry=self.registry)
        self.games = Counter("igroteka_games", "Games begun and finished.", ["event"], registry=self.registry)
        self.refusals = Counter("igroteka_refusals", "Refused commands.", ["key"], registry=self.registry)
        self.messages = Counter("igroteka_messages", "Messages from clients.", registry=self.registry)
        self.commit = Histogram(
            "igroteka_commit_seconds", "From writing to committed.", buckets=BOUNDS, registry=self.registry
        )
        self.clients = Gauge("igroteka_clients", "Websockets that are open.", registry=self.registry)
        self.tables = Gauge("igroteka_tables_loaded", "Tables in memory.", registry=self.registry)
        self.waiting = Gauge("igroteka_journal_waiting", "Appends that wait for a commit.", registry=self.registry)

    def committed(self, seconds: float) -> None:
        self.commit.observe(seconds)

    def refused(self, key: str) -> None:
        self.refusals.labels(key).inc()

    def told(self, lines: Sequence[e.Line]) -> None:
        for line in lines:
            if isinstance(line, e.Acted):
                self.actions.inc()
                if line.ends:
                    self.games.labels("finished").inc()
            elif isinstance(line, e.Started):
                self.games.labels("begun").inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
