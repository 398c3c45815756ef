"""How Fortune and Glory looks: the world in the middle, the danger of the moment, heroes and foes beside it."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from ludotheque.kernel import Eye, Item, Mark, Plate, Prompt, Region, Scene, Shown, View
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.events import Value
from ludotheque.kernel.scene import Plain, Route
from ludotheque.kernel.text import link

from . import choices
from .atlas import routes, world
from .basics import coop, target_of
from .cards import DECKS
from .city import deal_done
from .coins import goal, track_end
from .danger import face_of
from .faces import called, card_item, cliff_name, face, mark, pair_card, pairs, skill_mark, treasure
from .moment import moment, occasion
from .organisation import organisation
from .sheets import DEFENCE, HEALTH, SKILL_NO
from .sites import danger_number, site_at, worth_of
from .table import Fortune, Player, Site, Villain
from .timing import BIT
from .verbs import SKILLS
from .villains import search_against, shares_sneak
from .windows import Play, PlayAgainst, Use, UseAgainst, played
from .wording import card_name, effects_text, face_text, place_name, skills
from .wounds import ko_pays

E = Eye[Fortune]
NO_STATS = (0,) * 16


class FortuneView(View[Fortune]):
    shows: ClassVar = choices.SHOWS
    private = ("played",)
    """FAG-V20 Questions that only some are asked, because of cards the others cannot see: nobody is shown who is asked."""

    moments: ClassVar[frozenset[str]] = frozenset(
        ("recovered", "hangs", "cliff_overcome", "ko", "collapse", "treasure", "plot")
        + ("villain_takes", "outpost_down", "war_zeppelin_down", "won", "team_won", "lost")
    )

    leads = frozenset(("rolled", "rerolled", "fight_roll", "villain_fight", "villain_search", "collapse_test"))
    beats = frozenset(
        (
            "plot",
            "tactics",
            "villain_enters",
            "villain_search",
            "villain_takes",
            "villain_coin",
            "villain_leaves",
            "villain_gone",
        )
        + ("villain_leaves", "villain_gone", "collapse_test", "zeppelin", "war_zeppelin", "outpost", "occupied")
    )

    # The table --------------------------------------------------------------------------------------------------------

    def regions(self, eye: E) -> list[Region]:
        table = eye.table
        regions = [self.world(eye), *moment(eye), *(self.team(eye) if coop(table) else self.foes(eye))]
        me = eye.home
        others = [self.hero_card(eye, hero, away=True) for hero in table.heroes if hero.seat != me and hero.who]
        if others:
            regions.append(Region(id="others", area="side", label=eye.say("region-others"), items=others))
        if table.heroes and table.heroes[me].who:
            mine = table.heroes[me]
            items = [self.hero_card(eye, mine, away=False), *self.goods(eye, mine)]
            # Beside the goods of a market, what can be sold is as near as a hand.
            area: Literal["hand", "home"] = "hand" if self.shopping(eye) else "home"
            regions.append(Region(id="mine", area=area, label=eye.say("region-mine"), owner=me, items=items))
        hands = [self.hand(eye, hero.seat, hero.hand) for hero in table.heroes if self.in_sight(eye, hero)]
        return [*regions, *hands, self.quests(eye), *self.beaten(eye), *self.lasting(eye), *self.aids(eye)]

    def world(self, eye: E) -> Region:
        """The map; whoever buys has the goods in its place."""
        region = world(eye)
        if self.shopping(eye):
            region.area = "aid"
        return region

    def shopping(self, eye: E) -> bool:
        return eye.table.is_put(deal_done) and eye.table.seat == eye.seat

    def in_sight(self, eye: E, hero: Player) -> bool:
        """Whether there is anything to see of a hand; how many cards the others hold stands on their plates."""
        return bool(hero.hand) and (hero.seat == eye.seat or any(card is not None for card in eye.look(hero.hand)))

    def hero_card(self, eye: E, hero: Player, *, away: bool) -> Item:
        """A hero's sheet with every card counted, beside what the plate says; what the others carry lies below theirs."""
        item = face(eye, hero.who)
        item.id, item.owner = f"sheet{hero.seat}", hero.seat
        stats = hero.stats or NO_STATS
        item.stats = [skill_mark(eye, skill, max(1, stats[SKILL_NO[skill]])) for skill in SKILLS]
        figures = [("markers", hero.markers), ("explored", hero.explored), ("pot", hero.pot)]
        item.tags = [mark(eye, "defence", stats[DEFENCE])] if stats[DEFENCE] else []
        item.tags += [mark(eye, name, n) for name, n in figures if n]
        item.sub = eye.say("hero-at", space=place_name(eye, hero.space), home=card_name(eye, hero.home))
        if eye.table.lib.of[hero.who][0] in hero.flipped:
            _turn_over(eye, item)
        if hero.ko:
            item.flags = ["spent"]
        elif hero.cliff >= 0:
            item.tags.insert(0, _hanging(eye))
            back = eye.table.lib.cards[hero.cliff].cliffhanger
            item.more = [[eye.say("hangs-in", card=cliff_name(eye, hero.cliff))]]
            item.more += [[eye.say("city-cliff", text=face_text(eye, back), n=back.glory)]]
        if away:
            item.under = self.goods(eye, hero)
        return item

    def goods(self, eye: E, hero: Player) -> list[Item]:
        carried = [card_item(eye, card) for card in (*hero.gear, *hero.allies)]
        for item, card in zip(carried, (*hero.gear, *hero.allies), strict=True):
            if card in hero.flipped:
                _turn_over(eye, item)
        tales = [card_item(eye, card) for card in hero.tales]
        return [*carried, *pairs(eye, hero.loot), *treasure(eye, f"treasure{hero.seat}", hero.treasures), *tales]

    def quests(self, eye: E) -> Region:
        """The artifacts on the board, with everything known about them."""
        items = []
        for site in eye.table.sites:
            item = pair_card(eye, site.pair)
            item.id, item.sub, item.stats = f"quest/{site.space}", card_name(eye, site.space), self.site(eye, site)
            items.append(item)
        return Region(id="quests", area="side", label=eye.say("region-quests"), items=items)

    def beaten(self, eye: E) -> list[Region]:
        """FAG-D27 FAG-D32 Dangers overcome this turn lie before their heroes until they camp down."""
        table = eye.table
        faced = -1 if table.encounter is None else table.encounter.card
        items = [self.slip(eye, card) for hero in table.heroes for card in hero.beaten if card != faced]
        label = eye.say("region-beaten")
        return [Region(id="beaten", area="side", label=label, items=items, clauses=["FAG-D27"])] if items else []

    def lasting(self, eye: E) -> list[Region]:
        """FAG-V13 FAG-W42 Events that remain in play."""
        items = [card_item(eye, card) for card in eye.table.remains]
        return [Region(id="remains", area="side", label=eye.say("region-remains"), items=items)] if items else []

    def site(self, eye: E, site: Site) -> list[Mark]:
        """FAG-J03 FAG-P02 Its own fortune, the coins under its skull, and its Danger number."""
        table = eye.table
        marks = [mark(eye, "fortune", worth_of(table, site) - site.bonus)]
        marks += [mark(eye, "skull", f"+{site.bonus}")] if site.bonus else []
        marks.append(mark(eye, "danger", danger_number(table, site)))
        shaky = [mark(eye, "markers", site.markers), mark(eye, "instability", site.instability)]
        return marks + shaky if site.temple else marks

    # Whoever the rules play -------------------------------------------------------------------------------------------

    def foes(self, eye: E) -> list[Region]:
        """FAG-L23 FAG-Z01 Roaming villains and the zeppelin, in competitive play."""
        items = self.automata(eye) + self.plunder(eye)
        n = eye.table.org_fortune
        label = eye.say("region-organisation", who=eye.say("plate-villains"), n=n) if n else eye.say("plate-villains")
        return [Region(id="row", area="side", label=label, items=items, clauses=["FAG-L23"])] if items else []

    def team(self, eye: E) -> list[Region]:
        """The shared fortune, the villain track, the villain row and what the organisation holds."""
        table = eye.table
        chest = eye.say("region-organisation", who=card_name(eye, organisation(table)), n=table.org_fortune)
        fund = Region(id="fund", kind="meter", area="side", label=eye.say("region-fund"), clauses=["FAG-O37"])
        fund.value, fund.limit, fund.icon, fund.tone = table.fund, goal(table), "coins", "gold"
        track = Region(id="track", kind="meter", area="side", label=eye.say("region-track"), clauses=["FAG-O39"])
        track.value, track.limit, track.icon, track.tone = table.track, track_end(table), "evil-minion", "enemy"
        row = Region(
            id="row", area="side", label=chest, items=self.automata(eye) + self.plunder(eye), clauses=["FAG-W07"]
        )
        if table.prices:
            name, icons = eye.say("mark-prices", n=table.prices), ["price-tag"]
            row.items.append(Item(id="prices", kind="token", name=name, icons=icons, tone="enemy", clauses=["FAG-W03"]))
        return [fund, track, row]

    def plunder(self, eye: E) -> list[Item]:
        """FAG-L26 FAG-L41 FAG-W21 What villains have taken."""
        return pairs(eye, eye.table.org_loot) + treasure(eye, "org_treasure", eye.table.org_treasures)

    def automata(self, eye: E) -> list[Item]:
        """FAG-Z01 FAG-L23 FAG-W01 Whoever the rules play has a place at the table too: what they are up to."""
        table = eye.table
        items = [self.villain(eye, villain) for villain in table.villains]
        if table.zeppelin:
            name = "mark-war-zeppelin" if coop(table) else "mark-zeppelin"
            item = Item(id="airship", kind="token", name=eye.say(name), icons=["zeppelin"], tone="enemy")
            item.sub = card_name(eye, table.zeppelin)
            item.tags = [] if coop(table) else [mark(eye, "fortune", table.cargo)]
            items.append(item)
        return items

    def villain(self, eye: E, villain: Villain) -> Item:
        item = face(eye, villain.who)
        item.id = f"row/{villain.who}"
        item.sub = where = card_name(eye, villain.space) if villain.space else eye.say("at-base")
        if coop(eye.table):  # FAG-W08 FAG-W09 FAG-W10 elsewhere villains have no states
            item.sub = eye.say("villain-at", state=eye.say(f"state-{villain.state}"), space=where)
        item.tags = [mark(eye, name, getattr(villain, name)) for name in ("wounds", "markers", "guards")]
        item.tags += [mark(eye, "explored", villain.explored)] if villain.explored else []
        item.flags = ["active"] if villain.space else ["dim"]
        return item

    # Opened on demand -------------------------------------------------------------------------------------------------

    def aids(self, eye: E) -> list[Region]:
        """The shop, the discard piles, the chart."""
        table, lib = eye.table, eye.table.lib
        shop: dict[str, Item] = {}
        for card in table.shop:
            name = lib.ids[card]
            if name in shop:
                shop[name].corner = str(int(shop[name].corner) + 1)
            else:
                shop[name] = face(eye, name)
                shop[name].id, shop[name].corner = f"item/{name}", "1"
        area: Literal["board", "aid"] = "board" if self.shopping(eye) else "aid"
        goods = Region(id="shop", area=area, label=eye.say("region-shop"), clauses=["FAG-S26"])
        goods.items = list(shop.values())
        regions = [goods]
        for name, deck, pile in zip(DECKS, table.decks, table.piles, strict=False):
            if pile:
                stack = Region(id=f"pile/{name}", area="aid", kind="stack", count=len(pile))
                stack.label = eye.say("region-pile", deck=eye.say(f"deck-{name}"), n=len(deck))
                stack.items = [self.slip(eye, card) for card in pile[::-1]]
                regions.append(stack)
        if coop(table):
            chart = Region(id="chart", area="aid", kind="sheet", label=eye.say("region-chart"), clauses=["FAG-W03"])
            tactics = table.setup.box[organisation(table)].tactics
            chart.lines = [[f"{i + 1}. {effects_text(eye, line)}"] for i, line in enumerate(tactics)]
            regions.append(chart)
        return regions

    def slip(self, eye: E, card: int) -> Item:
        """A card of a discard pile: its name, and a way to read it."""
        name = eye.table.lib.ids[card]
        return Item(id=f"card{card}", name=card_name(eye, name), card=name)

    # Words ------------------------------------------------------------------------------------------------------------

    def card_id(self, eye: E, card: int) -> str:
        return eye.table.lib.ids[card]

    def card_name(self, eye: E, card: Any) -> str:
        return card_name(eye, eye.table.lib.ids[card])

    def face(self, eye: E, card: str) -> Item:
        return face(eye, card)

    def thing(self, eye: E, kind: str, value: Plain) -> tuple[object, str]:
        return choices.thing(eye, kind, value)

    def typed(self, eye: E, choice: Choice) -> Shown:
        return choices.promised(eye, choice, super().typed(eye, choice))

    def routes(self, eye: E) -> list[Route]:
        return routes(eye)

    def asked(self, eye: E) -> dict[str, object]:
        """What the prompts' sentences may name."""
        table = eye.table
        hero = table.heroes[table.seat]
        args: dict[str, object] = {"points": table.points, "pot": hero.pot, "wounds": hero.wounds, "glory": hero.glory}
        args |= {"card": "", "enemy": "", "what": "", "need": 0, "scored": 0, "n": 0, "target": 0, "join": "or"}
        args |= {"coins": 0, "markers": 0, "number": 0, "percent": 0}
        args["together"] = "yes" if coop(table) else "no"
        args |= {"phase": table.phase, "danger": 0, "cliff": "no"}
        args["space"] = place_name(eye, hero.space) if hero.space else ""
        args["loot"] = len(hero.loot) + hero.treasures
        encounter, trial = table.encounter, table.trial
        if encounter is not None:
            args["card"] = cliff_name(eye, encounter.card) if encounter.cliff else self.card_name(eye, encounter.card)
            args["join"] = face_of(table, encounter).join
            args["cliff"] = "yes" if encounter.cliff else "no"
        if table.melee is not None and table.melee.enemy:
            args["enemy"] = card_name(eye, table.melee.enemy)
        if trial is not None:
            args |= {"need": trial.need, "scored": trial.scored, "target": target_of(trial)}
            args["what"] = skills(eye, trial.skills)
        if table.stealth is not None:
            args["n"] = search_against(table, table.stealth.seats if shares_sneak(table) else [table.seat])
            args["percent"] = round(100 * (5 / 6) ** int(str(args["n"])))
        site = site_at(table, hero.space)
        if site is not None:
            args |= {"coins": site.coins, "markers": hero.markers, "number": danger_number(table, site)}
            args["danger"] = 0 if table.hunt is None or site.temple else hero.markers + 1
        if table.is_put(played):
            args["occasion"] = occasion(eye, _window_name(table), table.facts(played)[1])
            cards = [each.card for each in table.options if isinstance(each, Play | PlayAgainst | Use | UseAgainst)]
            names = dict.fromkeys(link("card", self.card_id(eye, card), self.card_name(eye, card)) for card in cards)
            args["cards"] = eye.all_of(names)
        if table.is_put(ko_pays):
            args["n"] = table.facts(ko_pays)[0]
        return args

    def words(self, eye: E, argument: str, value: Value) -> object:
        """FAG-D06 Spaces, dice and figures in the log; the story is told of heroes, not of their players."""
        if argument in ("seat", "seat2") and isinstance(value, int):
            return link("seat", str(value), called(eye, value))
        if argument in ("enemy", "villain", "hero") and isinstance(value, str):
            return link("card", value, card_name(eye, value))
        if argument == "space" and value in eye.table.lib.links:
            return place_name(eye, str(value))
        if argument == "cliff_card" and isinstance(value, int):
            return link("card", f"{eye.table.lib.ids[value]}:cliff", cliff_name(eye, value))
        if argument in ("dice", "foes") and isinstance(value, tuple):
            return "·".join(map(str, value)) or "–"
        if argument == "skills" and isinstance(value, tuple):
            return skills(eye, tuple(map(str, value)))
        return super().words(eye, argument, value)

    def seat_name(self, eye: E, seat: int) -> str:
        """The hero first, then who plays it."""
        who = eye.name(seat)
        return eye.say("plate-name", who=who, hero=called(eye, seat)) if eye.table.heroes[seat].who else who

    def plate(self, eye: E, seat: int) -> Plate:
        """What a team has stands on one's own plate."""
        table = eye.table
        hero = table.heroes[seat]
        plate = Plate(seat=seat, name=self.seat_name(eye, seat))
        if not hero.who:
            return plate
        if not coop(table):
            plate.value, plate.limit = hero.fortune, table.setup["victory_fortune"]
        elif seat == eye.home:
            plate.value, plate.limit = table.fund, goal(table)
        plate.score = f"{plate.value}/{plate.limit}" if plate.limit else ""
        stats = hero.stats or NO_STATS
        plate.marks = [mark(eye, "glory", hero.glory), mark(eye, "health", f"{hero.wounds}/{stats[HEALTH]}")]
        plate.marks += [mark(eye, "hand", len(hero.hand))] if hero.hand else []
        if seat == table.first and table.round and not table.rolls:
            plate.marks.insert(0, Mark(text="1", label=eye.say("mark-first"), icon="flying-flag", tone="gold"))
        if hero.ko:
            plate.marks.append(Mark(text=eye.say("mark-ko"), icon="knocked-out-stars", tone="enemy"))
        elif hero.cliff >= 0:
            plate.marks.append(_hanging(eye))
        return plate

    def others(self, eye: E) -> list[Plate]:
        """FAG-O39 Whom the team plays against, and how far they are."""
        table = eye.table
        if not coop(table):
            return []
        villains = Plate(seat=len(table.heroes), name=card_name(eye, organisation(table)), kind="automaton")
        villains.value, villains.limit = table.track, track_end(table)
        villains.score = f"{villains.value}/{villains.limit}"
        return [villains]

    def scene(self, eye: E) -> Scene:
        """FAG-V20 Nobody sees who is asked in a window: for the others, all who hold cards seem to think."""
        scene = super().scene(eye)
        table = eye.table
        if table.is_put(played) and eye.seat not in table.waiting and scene.prompt is not None:
            maybe = [hero.seat for hero in table.heroes if hero.seat != eye.seat and not hero.ko]
            scene.prompt = Prompt(waiting=maybe, mine=False, text=eye.rich("waiting-cards"))
            for plate in scene.plates:
                plate.active = plate.seat in maybe
        return scene

    def verdict(self, eye: E) -> str:
        """FAG-E03 FAG-E19 FAG-O37 FAG-O39 Who won, and how."""
        table = eye.table
        if not coop(table):
            winners = [hero for hero, outcome in zip(table.heroes, table.outcomes, strict=True) if outcome.rank == 1]
            if len(winners) != 1:
                return super().verdict(eye)
            (hero,) = winners
            home = not hero.ko and hero.space == hero.home and hero.fortune >= table.setup["victory_fortune"]
            name = {"hero": called(eye, hero.seat), "who": eye.name(hero.seat), "n": hero.fortune}
            return eye.say("verdict-home" if home else "verdict-limit", place=place_name(eye, hero.home), **name)
        won = table.outcomes[0].rank == 1
        words = {"fund": table.fund, "goal": goal(table), "track": table.track, "end": track_end(table)}
        who = card_name(eye, organisation(table))
        return eye.say("verdict-team-won" if won else "verdict-team-lost", who=who, **words)


def _turn_over(eye: E, item: Item) -> None:
    """FAG-G07 FAG-G09 An activated card is turned over until the next round."""
    item.flags = [*item.flags, "spent"]
    item.tags = [*item.tags, Mark(text=eye.say("mark-flipped"), icon="cycle", tone="dim")]


def _hanging(eye: E) -> Mark:
    return Mark(text=eye.say("mark-cliff"), icon="hanging-sign", tone="enemy")


def _window_name(table: Fortune) -> str:
    """The moment a window stands for."""
    bit, _, _ = table.facts(played)
    return next(name for name, each in BIT.items() if each == bit)
