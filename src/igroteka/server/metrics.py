"""Figures for Prometheus. Counting is adding to an integer; names and formats matter only when somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from igroteka.tables import entries as e

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.actions = self.begun = self.finished = self.messages = 0
        self.refusals: Counter[str] = Counter()
        self.commits, self.commit_seconds = [0] * (len(BOUNDS) + 1), 0.0

    def committed(self, seconds: float) -> None:
        self.commits[bisect_left(BOUNDS, seconds)] += 1
        self.commit_seconds += seconds

    def refused(self, key: str) -> None:
        self.refusals[key] += 1

    def told(self, lines: Sequence[e.Line]) -> None:
        for line in lines:
            if isinstance(line, e.Acted):
                self.actions += 1
                self.finished += line.ends
            elif isinstance(line, e.Started):
                self.begun += 1

    # When somebody asks

    def text(self, clients: int, tables: int, waiting: int) -> bytes:
        registry = CollectorRegistry()
        registry.register(Figures(self, clients, tables, waiting))
        return generate_latest(registry)

    def commit_buckets(self) -> list[tuple[str, float]]:
        sums = [sum(self.commits[: place + 1]) for place in range(len(self.commits))]
        return list(zip([*map(str, BOUNDS), "+Inf"], sums, strict=True))


class Figures:
    """One moment of the metrics, as Prometheus wants it."""

    def __init__(self, metrics: Metrics, clients: int, tables: int, waiting: int) -> None:
        self.metrics, self.clients, self.tables, self.waiting = metrics, clients, tables, waiting

    def collect(self) -> Iterator[Metric]:
        counted = self.metrics
        yield CounterMetricFamily("igroteka_actions", "Actions in the journal.", counted.actions)
        yield CounterMetricFamily("igroteka_messages", "Messages from clients.", counted.messages)
        yield labelled("igroteka_games", "Games.", "event", {"begun": counted.begun, "finished": counted.finished})
        yield labelled("igroteka_refusals", "Refused commands.", "key", counted.refusals)
        commit = HistogramMetricFamily("igroteka_commit_seconds", "From writing an action to its commit.")
        commit.add_metric([], counted.commit_buckets(), counted.commit_seconds)
        yield commit
        yield GaugeMetricFamily("igroteka_clients", "Websockets that are open.", self.clients)
        yield GaugeMetricFamily("igroteka_tables_loaded", "Tables in memory.", self.tables)
        yield GaugeMetricFamily("igroteka_journal_waiting", "Appends that wait for a commit.", self.waiting)


def labelled(name: str, about: str, label: str, counts: dict[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
