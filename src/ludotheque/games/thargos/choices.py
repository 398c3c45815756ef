"""What the options of Thargos are called, and what on the table is clicked for them."""

from __future__ import annotations

from typing import Any, Literal

from ludotheque.kernel import Eye, Option, Rich, Shown
from ludotheque.kernel.choice import Choice

from . import aims, deeds, modifiers, story, strength
from .faces import CardFaces
from .main_turn import Attempt, Invoke, Play, Venture
from .prints import ATTRIBUTES
from .seating import slots_of
from .storymap import closes
from .table import Thargos

ROLES: dict[str, Literal["normal", "main", "back", "danger"]] = {
    "done": "main",
    "cede": "danger",
    "skip": "back",
    "decline": "back",
    "leave": "back",
    "pass": "back",
    "set_aside": "back",
}


class Choices(CardFaces):
    """Options by name."""

    def thing(self, eye: Eye[Thargos], kind: str, value: Any) -> tuple[object, str]:
        """What is pointed at in an answer: whoever is asked names own heroes and places, tracks and sides."""
        table, seat = eye.table, eye.table.seat
        match kind:
            case "hero":
                hero = table.sides[seat].places[value].hero
                words = self.card_name(eye, hero) if hero >= 0 else eye.say("empty-place", n=value + 1)
                return words, self._place_item(table, seat, value)
            case "spot":
                return value + 1, self._place_item(table, seat, value)
            case "track":
                return value + 1, f"slot{value}"
            case "side":
                return self.side_name(eye, value), ""
            case "boxed":  # out of sight, and only named
                return self.card_name(eye, value), ""
            case "member":
                return super().thing(eye, "card", value)
            case "own_laid":
                return super().thing(eye, "card", table.sides[seat].laid[value])
            case "laid":
                return value + 1, self._laid_item(eye, value)
            case "attribute":
                return eye.say(f"attribute-{ATTRIBUTES[value]}"), f"attribute{value}"
        return super().thing(eye, kind, value)

    def typed(self, eye: Eye[Thargos], choice: Choice) -> Shown:
        label, items = self._named(eye, choice)
        return Shown(option=list(choice), label=label, items=items, role=ROLES.get(choice.verb, "normal"))

    def _named(self, eye: Eye[Thargos], choice: Choice) -> tuple[str, list[str]]:
        """An option's label and the items to click for it, in order; most follow from what their fields are."""
        table = eye.table
        match choice:
            case deeds.Target(aim=aim):
                _, card, script, i, _ = table.facts(deeds.do_at)
                return self._aim(eye, aims.key_of(table, card, script, i), aim)
            case modifiers.Lay() | modifiers.Use():
                several = len({each.attribute for each in table.options if isinstance(each, type(choice))}) > 1
                words, item = self.thing(eye, "attribute", choice.attribute)
                name = self.card_name(eye, choice.card)
                label = eye.say(f"do-{choice.verb}", card=name, attribute=words, n=table.kit.pam[choice.card])
                return label, [f"card{choice.card}", *([item] if several else [])]
            case modifiers.Done():
                bare = "done-defend" if table.sides[table.seat].laid else "done-bare"
                return eye.say(f"do-{'done-attack' if table.seat == table.attacker else bare}"), []
            case Attempt(hero=at):
                mission = table.slots[slots_of(len(table.sides))[table.seat][at]]
                hero, _ = self.thing(eye, "hero", at)
                return eye.say("do-attempt", mission=self.card_name(eye, mission), hero=hero), [f"card{mission}"]
            case Play(card=card, aim=aim):
                words, items = self._aim(eye, table.print(card).keys[0], aim)
                message = "do-play-at" if words else "do-play"
                return eye.say(message, card=self.card_name(eye, card), aim=words), [f"card{card}", *items]
            case Invoke(hero=at, aim=aim):
                place = table.sides[table.seat].places[at]
                words, items = self._aim(eye, table.print(place.hero).keys[table.face(place).script], aim)
                message = "do-power-at" if words else "do-power"
                hero, item = self.thing(eye, "hero", at)
                return eye.say(message, hero=hero, aim=words), [item, *items]
            case Venture(mission=mission, lead=lead):
                hero, item = self.thing(eye, "hero", lead)
                return eye.say("do-attempt", mission=self.card_name(eye, mission), hero=hero), [f"card{mission}", item]
        shown = super().typed(eye, choice)
        return shown.label, shown.items

    def choice(self, eye: Eye[Thargos], option: Option) -> Shown:
        shown = super().choice(eye, option)
        if isinstance(option, Attempt):
            shown.preview = self._foresee(eye, option)
        elif isinstance(option, Venture):
            shown.preview = self._foresee_story(eye, option)
        return shown

    def pointed_at(self, eye: Eye[Thargos]) -> set[str]:
        """Every item that can be chosen now by the reader."""
        table = eye.table
        if table.seat != eye.seat or table.over or not table.options:
            return set()
        chosen = [option for option in table.options if isinstance(option, Choice)]
        return {item for choice in chosen for item in self._named(eye, choice)[1]}

    def _foresee(self, eye: Eye[Thargos], choice: Attempt) -> list[Rich]:
        """THA-M06 How an attempt stands before any card is laid, attribute by attribute."""
        table = eye.table
        totals = strength.faceoff(table, table.seat, choice.hero)
        return [
            eye.rich("foresee", attribute=eye.say(f"attribute-{ATTRIBUTES[a]}"), attack=mine, defence=theirs)
            for a, (mine, theirs) in totals.items()
        ]

    def _foresee_story(self, eye: Eye[Thargos], choice: Venture) -> list[Rich]:
        """THA-M06 R53 What the dice could bring against an attempt; in a fork, what it closes."""
        table = eye.table
        mission = table.print(choice.mission)
        hero = strength.column(table, table.seat, choice.lead, True)
        dice = {a: min(story.DICE, mission.values[a]) for a in mission.attributes}
        found = [
            eye.rich(
                "foresee-dice",
                attribute=eye.say(f"attribute-{ATTRIBUTES[a]}"),
                attack=hero[a],
                low=mission.values[a] + n,
                high=mission.values[a] + 6 * n,
            )
            for a, n in dice.items()
        ]
        closing = closes(eye, choice.mission)
        return [*found, [closing]] if closing else found

    def _aim(self, eye: Eye[Thargos], key: str, aim: int) -> tuple[str, list[str]]:
        """What an option points at, in words and as items."""
        table = eye.table
        if not key or aim < 0:
            return "", []
        if key == "opponent":
            return self.side_name(eye, aim), []
        if key in ("own_place", "own_track"):
            hero = table.sides[table.seat].places[aim].hero
            name = self.card_name(eye, hero) if hero >= 0 else eye.say("empty-place", n=aim + 1)
            return name, [self._place_item(table, table.seat, aim)]
        if key in ("mission", "exchange"):
            return self.card_name(eye, table.slots[aim]), [f"card{table.slots[aim]}"]
        if key.startswith("discard_") or key == "won_mission" or key.endswith("_lasting"):
            return self.card_name(eye, aim), [f"card{aim}"]
        seat, place = divmod(aim, 4)
        hero = table.sides[seat].places[place].hero
        return self.card_name(eye, hero), [f"card{hero}"]

    def _place_item(self, table: Thargos, seat: int, at: int) -> str:
        hero = table.sides[seat].places[at].hero
        return f"card{hero}" if hero >= 0 else f"place{seat}.{at}"

    def _laid_item(self, eye: Eye[Thargos], i: int) -> str:
        """A face-down card of the other side in the conflict."""
        table = eye.table
        seat = table.defender if table.seat == table.attacker else table.attacker
        seen = eye.look(eye.table.sides[seat].laid)[i]
        return f"laid{seat}/{i}" if seen is None else f"card{seen}"
