"""The server's metrics, in Prometheus's text format.

Labels come from the program, never from a client, and their number is bounded: the metrics
do not grow, and reveal nothing about any table or person.
"""

from __future__ import annotations

import contextlib
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping

Labels = tuple[str, ...]
MOST_LABELS = 150
OTHER = "other"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    kind = "counter"

    def __init__(self, name: str, help: str, *names: str) -> None:
        self.name = name
        self.help = help
        self._names = names
        self._counts: dict[Labels, int] = {}

    def add(self, *labels: str) -> None:
        labels = bounded(labels, self._counts)
        self._counts[labels] = self._counts.get(labels, 0) + 1

    def samples(self) -> Iterator[str]:
        for labels, count in sorted(self._counts.items()):
            yield sample(self.name, zip(self._names, labels, strict=True), count)


class Histogram:
    kind = "histogram"

    def __init__(self, name: str, help: str, *names: str) -> None:
        self.name = name
        self.help = help
        self._names = names
        self._found: dict[Labels, tuple[list[int], list[float]]] = {}

    def note(self, seconds: float, *labels: str) -> None:
        labels = bounded(labels, self._found)
        found = self._found.get(labels)
        if found is None:
            found = self._found[labels] = ([0] * (len(SECONDS) + 1), [0.0])
        counts, total = found
        counts[bisect_left(SECONDS, seconds)] += 1
        total[0] += seconds

    @contextlib.contextmanager
    def timed(self, *labels: str) -> Iterator[None]:
        started = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - started, *labels)

    def samples(self) -> Iterator[str]:
        for labels, (counts, (total,)) in sorted(self._found.items()):
            named = list(zip(self._names, labels, strict=True))
            below = 0
            for limit, count in zip((*SECONDS, float("inf")), counts, strict=True):
                below += count
                le = "+Inf" if limit == float("inf") else f"{limit:g}"
                yield sample(f"{self.name}_bucket", [*named, ("le", le)], below)
            yield sample(f"{self.name}_sum", named, total)
            yield sample(f"{self.name}_count", named, below)


def bounded(labels: Labels, known: Mapping[Labels, object]) -> Labels:
    """The labels, or catch-all ones when there are too many already."""
    if labels in known or len(known) < MOST_LABELS:
        return labels
    return tuple([OTHER for _ in labels])


def sample(name: str, labels: Iterable[tuple[str, str]], value: float) -> str:
    within = ",".join([f'{label}="{quoted(text)}"' for label, text in labels])
    return f"{name}{{{within}}} {value:.12g}" if within else f"{name} {value:.12g}"


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Meter:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.requests = Counter("steppe_requests_total", "HTTP requests.", "call", "status")
        self.answered = Histogram(
            "steppe_request_seconds", "Time from an HTTP request to its answer.", "call"
        )
        self.done = Histogram(
            "steppe_message_seconds",
            "From a message on a socket until it was dealt with: if it changes a table, stored.",
            "message",
        )
        self.refusals = Counter("steppe_refusals_total", "Refusals, by cause.", "cause")
        self.turned_away = Counter(
            "steppe_connections_closed_total", "Connections closed by a limit, by cause.", "cause"
        )
        self.entries = Counter("steppe_entries_total", "Entries stored, by kind.", "kind")
        self.stored = Histogram("steppe_store_seconds", "Time until an entry was durable.")
        self.faults = Counter("steppe_store_faults_total", "Failures of the store.", "what")
        self.thought = Histogram(
            "steppe_bot_seconds",
            "Time from a question to a bot's process to its answer.",
            "question",
        )
        self.webhooks = Counter("steppe_webhooks_total", "Notices of turns, by outcome.", "outcome")
        self.storing = 0
        """Entries waiting to become durable."""
        self.thinking = 0
        """Questions queued for or running in the bots' processes."""

    def text(self, gauges: Iterable[tuple[str, str, float]]) -> str:
        """All metrics, and the given gauges: name, help, value."""
        lines: list[str] = []
        for name, help, value in (
            *gauges,
            ("steppe_store_waiting", "Entries waiting to become durable.", self.storing),
            ("steppe_bots_waiting", "Questions pending in the bots' processes.", self.thinking),
        ):
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", sample(name, (), value)]
        for one in vars(self).values():
            if isinstance(one, Counter | Histogram):
                lines += [f"# HELP {one.name} {one.help}", f"# TYPE {one.name} {one.kind}"]
                lines += one.samples()
        return "\n".join(lines) + "\n"
