"""Measures: from rows to numbers with intervals. Everything here works on any game's results."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec

from .experiment import Play, deck_name
from .needs import polars
from .results import Results
from .stats import Estimate, share_from, t95

FEW = 30
"""Below so many observations a card's numbers are not worth a line."""


class Line(msgspec.Struct, frozen=True):
    """How a bot, a seat or a trait did."""

    name: str
    share: Estimate
    score: Estimate


class CardLine(msgspec.Struct, frozen=True):
    """What a card goes with: how much more is won with it, and what becomes of it. None where nothing can be compared."""

    card: str
    began: int
    drawn: int
    played: int
    in_deck: Estimate | None
    when_drawn: Estimate | None
    when_played: Estimate | None
    use: Estimate
    """Of the times it was drawn, how often it was played."""
    how: str
    """The choice by which it mostly was."""


def games(results: Results, play: int) -> Any:
    """One row a match."""
    pl = polars()
    return results.scan("games").filter(pl.col("play") == play).sort("number").collect()


def chairs(rows: Any) -> Any:
    """One row for each seat of each match."""
    pl = polars()
    lists = ["bots", "scores", "ranks", "results", "asked", "turns", "longest", "traits"]
    wide = rows.select("number", "deal", *lists, pl.int_ranges(pl.col("bots").list.len()).alias("seat"))
    names = {"bots": "bot", "scores": "score", "ranks": "rank", "results": "result", "traits": "trait"}
    return wide.explode([*lists, "seat"]).rename(names)


def widest(results: Results, play: int, upto: int) -> float:
    """The widest interval among the shares of wins of the decks of a field; else of the bots, or of the seats, where one
    bot plays itself."""
    pl = polars()
    plan = results.experiment.plays[play]
    frame = chairs(results.scan("games").filter((pl.col("play") == play) & (pl.col("number") < upto)).collect())
    if plan.field is not None:
        lines = by(traits(frame, plan)["deck"], "as")
    else:
        lines = by(frame, "seat" if len(set(plan.bots)) == 1 else "bot")
    return max(line.share.width for line in lines)


def by(frame: Any, column: str) -> list[Line]:
    """Share of wins and mean score for each value of a column."""
    shares, scores = means(frame, column, "result"), means(frame, column, "score")
    return [Line(str(name), _share(*shares[name]), _mean(*scores[name])) for name in sorted(shares)]


def by_bot(frame: Any, play: Play) -> list[Line]:
    """The bots by name; several of the same are taken together."""
    pl = polars()
    named = frame.with_columns(pl.col("bot").replace_strict(dict(enumerate(play.bots)), return_dtype=pl.String))
    lines = {line.name: line for line in by(named, "bot")}
    return [lines[name] for name in dict.fromkeys(play.bots) if name in lines]


def by_seat(frame: Any) -> list[Line]:
    return [msgspec.structs.replace(line, name=str(int(line.name) + 1)) for line in by(frame, "seat")]


def by_trait(frame: Any, play: Play) -> dict[str, list[Line]]:
    """Shares by what a seat played as, the best first."""
    return {
        trait: sorted(by(named, "as"), key=lambda line: -line.share.value)
        for trait, named in traits(frame, play).items()
    }


def traits(frame: Any, play: Play) -> dict[str, Any]:
    """For each trait a row ``as`` for each value of each seat: what the game declares, and the decks that were brought."""
    pl = polars()
    decoded = {text: msgspec.json.decode(text) for text in frame["trait"].unique()}
    found = {}
    for trait in sorted({name for each in decoded.values() for name in each}):
        pairs = [(text, value) for text, each in decoded.items() for value in _several(each.get(trait))]
        values = pl.DataFrame(pairs, schema={"trait": pl.String, "as": pl.String}, orient="row")
        found[trait] = frame.join(values, on="trait")
    if play.brought:
        names = [deck_name(deck, place) for place, deck in enumerate(play.brought)]
        seated = [(n, s, names[p]) for n in frame["number"].unique() for s, p in enumerate(play.decks_on(n))]
        values = pl.DataFrame(seated, schema={"number": pl.Int64, "seat": pl.Int64, "as": pl.String}, orient="row")
        found["deck"] = frame.join(values, on=["number", "seat"])
    return found


def meetings(named: Any) -> dict[tuple[str, str], Estimate]:
    """Of two seats: how often this won against that."""
    pl = polars()
    other = named.select("number", (1 - pl.col("seat")).alias("seat"), pl.col("as").alias("against"))
    met = named.join(other, on=["number", "seat"]).with_columns(pl.struct("as", "against").alias("pair"))
    return {(pair["as"], pair["against"]): _share(*known) for pair, known in _means(met, "pair", "result")}


def _several(value: Any) -> list[Any]:
    """A trait may have one value, several (a party of heroes), or none."""
    return [] if value is None else value if isinstance(value, list) else [value]


def metrics(rows: Any) -> dict[str, list[float]]:
    """The game's own numbers, one for each match that has them."""
    found: dict[str, list[float]] = {}
    for text in rows["metrics"]:
        for name, value in msgspec.json.decode(text).items():
            found.setdefault(name, []).append(float(value))
    return found


def means(frame: Any, group: str, value: str) -> dict[Any, tuple[float, int, float, int]]:
    """For each group: mean, observations, standard error between deals, number of deals."""
    return dict(_means(frame, group, value))


def _means(frame: Any, group: str, value: str) -> Iterator[tuple[Any, tuple[float, int, float, int]]]:
    pl = polars()
    counted = frame.with_columns(
        pl.col(value).cast(pl.Float64).mean().over(group).alias("_mean"), pl.len().over(group).alias("_n")
    )
    sums = counted.group_by(group, "deal").agg(
        ((pl.col(value) - pl.col("_mean")) / pl.col("_n")).sum().alias("_part"),
        pl.first("_mean"),
        pl.first("_n"),
    )
    groups = sums.group_by(group).agg(
        pl.first("_mean"), pl.first("_n"), (pl.col("_part") ** 2).sum().alias("_square"), pl.len().alias("_deals")
    )
    for name, middle, n, square, deals in groups.select(group, "_mean", "_n", "_square", "_deals").iter_rows():
        yield name, (middle, n, _error(square, deals), deals)


def card_lines(results: Results, play: int, frame: Any) -> list[CardLine]:
    """Every card that enough seats had, the one that goes with the most wins when drawn first.

    A seat's result is measured against what its bot usually gets on that seat, so that a card is not praised for the
    company it keeps.
    """
    pl = polars()
    if not results.has("cards"):
        return []
    usual = frame.with_columns((pl.col("result") - pl.col("result").mean().over("bot", "seat")).alias("more")).select(
        "number", "deal", "bot", pl.col("seat").cast(pl.Int16), "more"
    )
    cards = (
        results.scan("cards")
        .filter(pl.col("play") == play)
        .drop("deal")
        .with_columns(pl.col("card").cast(pl.Categorical))
        .collect()
    )
    if not len(cards):
        return []
    rows = cards.join(usual, on=["number", "seat"])
    began, drawn = rows.filter("began"), rows.filter("drawn")
    everyone = _Everyone(usual)
    in_deck = everyone.deltas(began)
    of_deck, of_all = _deltas(began, "drawn"), everyone.deltas(drawn)
    when_played = _deltas(drawn, "played")
    counts = rows.group_by("card").agg(pl.col("began").sum(), pl.col("drawn").sum(), pl.col("played").sum())
    ways = (
        drawn.filter("played").group_by("card", "how").len().sort("len", "how", descending=[True, False])
        .group_by("card", maintain_order=True).first()
    )  # fmt: skip
    way = dict(ways.select("card", "how").iter_rows())
    lines = []
    for card, n_began, n_drawn, n_played in counts.iter_rows():
        if max(n_began, n_drawn) < FEW:
            continue
        use = share_from(n_played / n_drawn, n_drawn, 0.0, n_drawn) if n_drawn else share_from(0.0, 0, 0.0, 0)
        lines.append(
            CardLine(
                card,
                n_began,
                n_drawn,
                n_played,
                in_deck.get(card),
                of_deck.get(card) if n_began else of_all.get(card),
                when_played.get(card),
                use,
                way.get(card, ""),
            )
        )
    worst = float("-inf")
    return sorted(lines, key=lambda line: (-(line.when_drawn.value if line.when_drawn else worst), line.card))


def _deltas(rows: Any, flag: str) -> dict[str, Estimate]:
    """For each card, how much more seats got where the flag is set than where it is not, among these rows."""
    pl = polars()
    grouped = rows.with_columns(
        pl.col("more").mean().over("card", flag).alias("_mean"), pl.len().over("card", flag).alias("_n")
    )
    sums = grouped.group_by("card", "deal").agg(
        ((pl.col("more") - pl.col("_mean")) / pl.col("_n") * pl.when(flag).then(1.0).otherwise(-1.0))
        .sum()
        .alias("_part")
    )
    spread = sums.group_by("card").agg((pl.col("_part") ** 2).sum().alias("_square"), pl.len().alias("_deals"))
    sides = rows.group_by("card").agg(
        pl.col("more").filter(pl.col(flag)).mean().alias("_with"),
        pl.col("more").filter(~pl.col(flag)).mean().alias("_without"),
        pl.col(flag).sum().alias("_n1"),
        (~pl.col(flag)).sum().alias("_n0"),
    )
    found = {}
    for card, having, lacking, n1, n0, square, deals in sides.join(spread, on="card").iter_rows():
        if min(n1, n0) >= FEW:
            found[card] = _interval(having - lacking, _error(square, deals), deals, min(n1, n0))
    return found


class _Everyone:
    """Compares the seats that have a card with all others, without writing a row for each that has not."""

    def __init__(self, usual: Any) -> None:
        pl = polars()
        self.cells = usual.group_by("bot", "seat").len("_of")
        self.deals = usual.group_by("deal").agg(pl.col("more").sum().alias("_sum"), pl.len().alias("_seats"))
        self.n, self.total = len(usual), float(usual["more"].sum())
        sums, seats = self.deals["_sum"], self.deals["_seats"].cast(pl.Float64)
        self.squares = (float((sums * sums).sum()), float((sums * seats).sum()), float((seats * seats).sum()))

    def deltas(self, having: Any) -> dict[str, Estimate]:
        pl = polars()
        by_deal = (
            having.group_by("card", "deal")
            .agg(pl.col("more").sum().alias("_with"), pl.len().alias("_have"))
            .join(self.deals, on="deal")
        )
        totals = by_deal.group_by("card").agg(pl.col("_with").sum().alias("_w"), pl.col("_have").sum().alias("_n1"))
        rows = by_deal.join(
            totals.with_columns(
                (pl.col("_w") / pl.col("_n1")).alias("_m1"),
                ((self.total - pl.col("_w")) / (self.n - pl.col("_n1"))).alias("_m0"),
                (self.n - pl.col("_n1")).cast(pl.Float64).alias("_n0"),
            ),
            on="card",
        )
        lacking = (pl.col("_sum") - pl.col("_with")) - (pl.col("_seats") - pl.col("_have")) * pl.col("_m0")
        part = (pl.col("_with") - pl.col("_have") * pl.col("_m1")) / pl.col("_n1") - lacking / pl.col("_n0")
        base = (pl.col("_sum") - pl.col("_seats") * pl.col("_m0")) / pl.col("_n0")
        spread = rows.group_by("card").agg(
            pl.first("_m1"), pl.first("_m0"), pl.first("_n1"), pl.first("_n0"), (part**2 - base**2).sum().alias("_more")
        )
        mixed = self._mixed(having)
        found = {}
        for card, m1, m0, n1, n0, more in spread.iter_rows():
            if min(n1, n0) < FEW or card not in mixed:
                continue
            a, b, c = self.squares
            square = max(0.0, more + (a - 2 * m0 * b + m0 * m0 * c) / n0**2)
            found[card] = _interval(m1 - m0, _error(square, len(self.deals)), len(self.deals), int(min(n1, n0)))
        return found

    def _mixed(self, having: Any) -> set[str]:
        """The cards that some bot on some seat sometimes had and sometimes not; of others nothing can be learned."""
        pl = polars()
        cells = having.group_by("card", "bot", "seat").len("_have").join(self.cells, on=["bot", "seat"])
        return set(cells.filter(pl.col("_have") < pl.col("_of"))["card"])


def _error(square: float, groups: int) -> float:
    return sqrt(square * groups / (groups - 1)) if groups > 1 else 0.0


def _interval(value: float, error: float, groups: int, n: int) -> Estimate:
    reach = t95(groups - 1) * error if groups > 1 else float("inf")
    return Estimate(value, value - reach, value + reach, n)


def _share(middle: float, n: int, error: float, groups: int) -> Estimate:
    return share_from(middle, n, error, groups)


def _mean(middle: float, n: int, error: float, groups: int) -> Estimate:
    return _interval(middle, error, groups, n)
