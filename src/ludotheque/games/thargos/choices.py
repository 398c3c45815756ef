"""What the options of Thargos are called, and what on the table is clicked for them."""

from __future__ import annotations

from typing import Any, Literal

from ludotheque.kernel import Choice, Eye, Option, Rich
from ludotheque.kernel.choice import Choice as Typed

from . import aims, deeds, modifiers, story, strength
from .cards import ATTRIBUTES
from .faces import CardFaces
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

    def typed(self, eye: Eye[Thargos], choice: Typed) -> Choice:
        label, items = self._named(eye, choice)
        return Choice(option=list(choice), label=label, items=items, role=ROLES.get(choice.verb, "normal"))

    def _named(self, eye: Eye[Thargos], choice: Typed) -> tuple[str, list[str]]:
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
                label = eye.say(f"do-{choice.verb}", card=name, attribute=words, n=table.pool.pam[choice.card])
                return label, [f"card{choice.card}", *([item] if several else [])]
            case modifiers.Done():
                bare = "done-defend" if table.sides[table.seat].laid else "done-bare"
                return eye.say(f"do-{'done-attack' if table.seat == table.attacker else bare}"), []
        shown = super().typed(eye, choice)
        return shown.label, shown.items

    def choice(self, eye: Eye[Thargos], option: Option) -> Choice:
        if isinstance(option, Typed):
            return super().choice(eye, option)
        verb, *values = option
        label, items = self._name_choice(eye, str(verb), values)
        role: Any = "main" if verb == "done" else "danger" if verb == "cede" else ROLES.get(verb, "normal")
        preview = self._foresee(eye, values) if verb == "attempt" else []
        return Choice(option=list(option), label=label, items=items, role=role, preview=preview)

    def pointed_at(self, eye: Eye[Thargos]) -> set[str]:
        """Every item that can be chosen now by the reader."""
        table = eye.table
        if table.seat != eye.seat or table.over or not table.options:
            return set()
        return {item for option in table.options for item in self._items(eye, option)}

    def _items(self, eye: Eye[Thargos], option: Option) -> list[str]:
        if isinstance(option, Typed):
            return self.typed(eye, option).items
        verb, *values = option
        return self._name_choice(eye, str(verb), values)[1]

    def _foresee(self, eye: Eye[Thargos], values: list[Any]) -> list[Rich]:
        """THA-M06 R53 How an attempt stands before any card is laid, attribute by attribute; in a fork, what it closes."""
        table = eye.table
        names = [eye.say(f"attribute-{name}") for name in ATTRIBUTES]
        if table.story_mode:
            mission = table.print(values[0])
            hero = strength.column(table, table.seat, values[1], True)
            dice = {a: min(story.DICE, mission.values[a]) for a in mission.attributes}
            found = [
                eye.rich(
                    "foresee-dice",
                    attribute=names[a],
                    attack=hero[a],
                    low=mission.values[a] + n,
                    high=mission.values[a] + 6 * n,
                )
                for a, n in dice.items()
            ]
            closing = closes(eye, values[0])
            return [*found, [closing]] if closing else found
        totals = strength.faceoff(table, table.seat, values[0])
        return [
            eye.rich("foresee", attribute=names[a], attack=mine, defence=theirs) for a, (mine, theirs) in totals.items()
        ]

    def _name_choice(self, eye: Eye[Thargos], verb: str, v: list[Any]) -> tuple[str, list[str]]:
        """An option's label and the items to click for it, in order."""
        table = eye.table
        seat = table.seat
        side = table.sides[seat]
        name, place = self.card_name, self._place_item
        match verb:
            case "lasting":
                hero = side.places[v[1]].hero
                return eye.say("do-lasting", card=name(eye, v[0]), hero=name(eye, hero)), [f"card{v[0]}", f"card{hero}"]
            case "attempt":
                return self._attempt_choice(eye, v)
            case "shift":
                hero = side.places[v[0]].hero
                return eye.say("do-shift", hero=name(eye, hero), spot=v[1] + 1), [
                    f"card{hero}",
                    place(table, seat, v[1]),
                ]
            case "play":
                words, items = self._aim(eye, table.print(v[0]).keys[0], v[1])
                message = "do-play-at" if words else "do-play"
                return eye.say(message, card=name(eye, v[0]), aim=words), [f"card{v[0]}", *items]
            case "power":
                hero = side.places[v[0]].hero
                words, items = self._aim(eye, table.print(hero).keys[table.face(side.places[v[0]]).script], v[1])
                message = "do-power-at" if words else "do-power"
                return eye.say(message, hero=name(eye, hero), aim=words), [f"card{hero}", *items]
        return eye.say(f"do-{verb}"), []

    def _attempt_choice(self, eye: Eye[Thargos], v: list[Any]) -> tuple[str, list[str]]:
        table, seat = eye.table, eye.table.seat
        places = table.sides[seat].places
        if table.story_mode:
            hero = places[v[1]].hero
            label = eye.say("do-attempt", mission=self.card_name(eye, v[0]), hero=self.card_name(eye, hero))
            return label, [f"card{v[0]}", f"card{hero}"]
        mission = table.slots[slots_of(len(table.sides))[seat][v[0]]]
        hero = places[v[0]].hero
        label = eye.say("do-attempt", mission=self.card_name(eye, mission), hero=self.card_name(eye, hero))
        return label, [f"card{mission}"]

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
