"""What the load bench prints."""

import argparse
from collections.abc import Sequence
from statistics import median

from bench.load_contenders import Contender
from bench.load_crowd import Round

WIDE = 27


def begin(asked: argparse.Namespace, contenders: Sequence[Contender]) -> None:
    print(f"Load: {asked.tables} tables, two clients each, every table as fast as it is answered;")
    print("one core for the server, the other for the load. cpu: the server's own time for one move.")
    print(f"\n{'':{WIDE}}  round  moves/s   p50 ms   p99 ms   cpu us   load's core")


def tell_round(number: int, contenders: Sequence[Contender]) -> None:
    for contender in contenders:
        print(f"{contender.name:{WIDE}}  {number + 1:5}  {line(contender.rounds[-1])}   {contender.busy:10.0%}")


def line(played: Round) -> str:
    return f"{played.pace:7,.0f}  {played.within(0.5):7.1f}  {played.within(0.99):7.1f}  {played.effort:7.0f}"


def tell_all(asked: argparse.Namespace, contenders: Sequence[Contender]) -> None:
    tell_paced(asked.rate, contenders)
    print("\nMemory of a table with its two connections")
    for contender in contenders:
        whole = contender.server.memory() / 2**20
        print(f"{contender.name:{WIDE}}  {contender.memory_of_one() / 1024:6.1f} kB; the process now {whole:6.1f} MB")
    for peer in contenders[1:]:
        if peer.name.startswith("boardgame"):
            tell_ratios(contenders[0], peer)
    print()


def tell_paced(rate: float, contenders: Sequence[Contender]) -> None:
    print(f"\nAll at one pace, {rate:,.0f} moves a second wished for")
    for contender in contenders:
        if contender.paced is not None:
            print(f"{contender.name:{WIDE}}         {line(contender.paced)}")


def tell_ratios(mine: Contender, peer: Contender) -> None:
    """The median over the rounds, each round against the one beside it."""
    both = list(zip(mine.rounds, peer.rounds, strict=True))
    pace = median(a.pace / b.pace for a, b in both)
    effort = median(b.effort / a.effort for a, b in both)
    late = median(b.within(0.99) / a.within(0.99) for a, b in both)
    print(f"\n{mine.name} against {peer.name}: {pace:.1f} x the moves a second, {effort:.1f} x the moves a second")
    print(f"  of processor time, p99 {late:.1f} x shorter")


def tell_open(crowd: Contender, played: Round) -> None:
    whole = crowd.memory_open / 2**20
    print(f"{crowd.crowd.tables:,} open tables, {len(crowd.wires):,} connections ({crowd.name}): {whole:,.0f} MB,")
    print(f"  {crowd.memory_of_one() / 1024:.1f} kB a table; opened in {crowd.opening:.0f} s;", end=" ")
    print(f"then a move at every table at once: {played.moves:,} confirmed in {played.seconds:.1f} s")
