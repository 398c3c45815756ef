"""The language of hero cards: both spellings, and what people are told who write it wrongly."""

from __future__ import annotations

import pytest

from ludotheque.games.darkrituals.state.grammar import read_entry, read_reaction
from ludotheque.testing import rule


@rule("DRM-H14", "DRM-H15", "DRM-H18")
@pytest.mark.parametrize(
    ("ours", "booklet"),
    [
        ("Move 2 To Chest then Search Chest", "Move 2 To Chest, Search Chest"),
        ("Search Chest else Pick Up Botanicals", "Search Chest or Pick Up Botanicals"),
        ("Attack Witch +1", "Attack a Witch & Gain +1"),
        ("L3 Teleport To Objective", "L3 Teleport to nearest Objective"),
    ],
)
def test_entries_are_read_in_both_spellings(ours: str, booklet: str) -> None:
    assert read_entry(ours) == read_entry(booklet)


@rule("DRM-A13", "DRM-A26")
@pytest.mark.parametrize(
    ("ours", "booklet"),
    [
        ("L1 When Hero attacked, +1", "L1 When any Hero is Attacked, gain +1"),
        ("L2 When Hero attacks Witch, +1", "L2 When any Hero Attacks a Witch, gain +1"),
        ("L2 When Serf saves, +2", "L2 When a Serf makes Arrow Save, gain +2"),
        ("L1 When Hero strikes, gain Range 1", "L1 When you make a melee Attack, gain Range 1"),
        ("L1 When Hero searches Chest, draw 2 Loot", "L1 When you Search Chest, draw 2 Loot Cards"),
    ],
)
def test_reactions_are_read_in_both_spellings(ours: str, booklet: str) -> None:
    assert read_reaction(ours) == read_reaction(booklet)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Move 2 Sideways", "one of To, Towards should come after “Move 2”, not “Sideways”"),
        ("L5 Attack Enemy", "Activate, Attack, Move.* should come first, not “L5”"),
        ("Attack Chest", "one of witch, .* should come after “Attack”, not “Chest”"),
        ("Attack Witch +", "a number should come after “Attack Witch \\+”"),
        ("Attack Enemy!", "the end of the line should come after “Attack Enemy”, not “!”"),
        ("Heal Hero", "a number should come after “Heal”, not “Hero”"),
        ("Heal X Hero", "X needs the level LX"),
        ("Attack 0 Enemies", "a number of at least 1 should come after “Attack”, not “0”"),
        ("LX Attack Witch +X", "\\+X is for reactions only"),
    ],
)
def test_a_wrong_entry_is_explained(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_entry(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("When Hero attacked, +1", "a level, L1 to L4 or LX, should come first, not “When”"),
        ("L1 When Hero sleeps, +1", "a trigger, such as “Hero attacked” or “Hero attacks Witch”, should come"),
        ("L1 When Hero attacked, sing", "should come after .* not “sing”"),
        ("L1 When Hero attacked, +X", "\\+X needs the level LX"),
        ("L1 When Hero attacked, draw 2 Loot", "the effect does not fit the trigger"),
    ],
)
def test_a_wrong_reaction_is_explained(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_reaction(text)
