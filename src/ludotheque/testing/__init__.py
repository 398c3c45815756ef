"""For tests of games, ours and other people's: the clause a test is for, matches to look at, golden playthroughs.

    from ludotheque.testing import rule

    @rule("LED-05")
    def test_nobody_folds_for_nothing(): ...

``python -m ludotheque.testing --write`` tells one match of every mode again, as a story (see docs/conformance.md).
"""

from .clauses import clauses_tested, rule
from .sampling import EFFORT, Case, Spot, cases, key_of, matches, single_settings, spots
from .story import compare, story

__all__ = [
    "EFFORT",
    "Case",
    "Spot",
    "cases",
    "clauses_tested",
    "compare",
    "key_of",
    "matches",
    "rule",
    "single_settings",
    "spots",
    "story",
]
