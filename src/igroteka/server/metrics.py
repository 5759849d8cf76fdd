"""Figures for Prometheus; each server has a registry of its own."""

from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from igroteka.tables import entries as e

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.journal_fault = ""  # why the last append came to nothing
        own = self.registry = CollectorRegistry()
        self.actions = Counter("igroteka_actions", "Actions in the journal.", registry=own)
        self.messages = Counter("igroteka_messages", "Messages from clients.", registry=own)
        self.games = Counter("igroteka_games", "Games.", ["event"], registry=own)
        self.begun, self.finished = self.games.labels("begun"), self.games.labels("finished")
        self.refusals = Counter("igroteka_refusals", "Refused commands.", ["key"], registry=own)
        self.commits = Histogram(
            "igroteka_commit_seconds", "From writing an action to its commit.", buckets=BOUNDS, registry=own
        )

    def gauge(self, name: str, about: str, ask: Callable[[], float]) -> None:
        """A present number, looked up when somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(ask)

    def refused(self, key: str) -> None:
        self.refusals.labels(key).inc()

    def absorbed(self, lines: Sequence[e.Line]) -> None:
        for line in lines:
            if isinstance(line, e.Acted):
                self.actions.inc()
                if line.ends:
                    self.finished.inc()
            elif isinstance(line, e.Started):
                self.begun.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
