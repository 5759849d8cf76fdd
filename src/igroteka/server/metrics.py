"""Figures for Prometheus; each server has a registry of its own.

Every move counts several times, so counting is adding to plain numbers; they become Prometheus' families when somebody
asks for them.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric

from igroteka import tables

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
NAMES = [*map(str, BOUNDS), "+Inf"]


class Durations:
    """A histogram of durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * len(NAMES)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Each holds those before it, too."""
        return list(zip(NAMES, accumulate(self.counts), strict=True))


class Metrics:
    def __init__(self) -> None:
        self.journal_fault = ""  # why the last append came to nothing
        self.actions = self.messages = 0
        self.games = Counter(begun=0, finished=0)
        self.refusals = Counter[str]()
        self.commits = Durations()
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def gauge(self, name: str, about: str, ask: Callable[[], float]) -> None:
        """A gauge, computed when it is read."""
        Gauge(name, about, registry=self.registry).set_function(ask)

    def absorbed(self, lines: Sequence[tables.Entry]) -> None:
        for line in lines:
            if isinstance(line, tables.Acted):
                self.actions += 1
                if line.ends:
                    self.games["finished"] += 1
            elif isinstance(line, tables.Started):
                self.games["begun"] += 1

    def collect(self) -> Iterator[Metric]:
        """Asked by the registry."""
        yield CounterMetricFamily("igroteka_actions", "Actions in the journal.", self.actions)
        yield CounterMetricFamily("igroteka_messages", "Messages from clients.", self.messages)
        yield counted("igroteka_games", "Games.", "event", self.games)
        yield counted("igroteka_refusals", "Refused commands.", "key", self.refusals)
        about = "From writing an action to its commit."
        yield HistogramMetricFamily("igroteka_commit_seconds", about, self.commits.buckets(), self.commits.sum)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def counted(name: str, about: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    """A count for each value of a label."""
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
