"""Sheet: a living hero as it stands, in place of the paper stat sheets (HIS-T30)."""

from __future__ import annotations

from ludotheque.kernel import Eye, Item, Mark, Rich

from .conditions import holds
from .effects import THIS_ATTACK
from .faces import element_marks, face, mark, small_print
from .fight import in_relief
from .foresight import clause, reach_line
from .kit import CODES, HOW
from .stats import elements_of, pm_left, pv_left, stat, stat_parts
from .table import Hero, Hismment, Mod
from .wording import need_words, signed
from .words import ELEMENTS, PM, PV, STATS, elements_in

_NAMES = {code: name for name, code in CODES.items()}
_ELEMENT_CODES = (CODES["add_element"], CODES["replace_element"])
_SWITCHES = {CODES[name] for name in ("immune", "metric", "diagonal", "root", "no_attack", "no_power", "second")}
_SIGNED = {code for name, code in CODES.items() if name != "cap"}


def table_card(eye: Eye[Hismment], card: int) -> Item:
    """A card as it lies on the table."""
    item = face(eye, eye.table.setup.kit.names[card])
    item.id = f"card{card}"
    item.tags = item.tags[:-1]  # rarity has no effect in play; the card seen large tells it
    return item


def hero_item(eye: Eye[Hismment], seat: int, hero: Hero) -> Item:
    """HIS-T30 A living hero with its stats as they stand, its wounds, and what it wears."""
    table = eye.table
    item = table_card(eye, hero.cards[-1])
    item.id, item.owner = f"hero{hero.cards[0]}", seat
    item.corner = ""  # its price matters only once it is knocked out; the sum of a blow and its sheet tell it
    item.stats = [_current(eye, seat, hero, number) for number in range(len(STATS))]
    mine = elements_of(table, hero)
    free = "" if hero.square >= 0 else "freed" if hero.freed else "locked"
    state = (
        [Mark(text=eye.say(f"hero-{free}"), icon="open-gate" if hero.freed else "padlock", tone=free)] if free else []
    )
    changed = [Mark(text=eye.say("hero-changed", n=len(hero.mods)), icon="hourglass")] if hero.mods else []
    item.tags = [*element_marks(eye, [ELEMENTS[i] for i in elements_in(mine)]), *state, *changed]
    item.under = [worn_item(eye, hero, card) for card in (*hero.attacks, *hero.gear)]
    item.more = [
        *(_progress(eye, seat, hero) if not hero.freed else []),
        reach_line(eye, seat, hero),
        *_standing(eye, seat, hero),
        *_sums(eye, seat, hero),
        *[_lasting(eye, mod) for mod in hero.mods],
        *small_print(eye, table.setup.kit.names[hero.cards[-1]], mine),
    ]
    return item


def _standing(eye: Eye[Hismment], seat: int, hero: Hero) -> list[Rich]:
    """HIS-M24 HIS-L19 That it may not attack in its first turn; that nothing but a text frees it in the next one."""
    if in_relief(eye.table, seat, hero):
        return [[eye.say("hero-relief"), " ", clause("HIS-M24")]]
    shut = not hero.freed and hero.shut >= eye.table.turn
    return [[eye.say("hero-shut"), " ", clause("HIS-L19")]] if shut else []


def _current(eye: Eye[Hismment], seat: int, hero: Hero, number: int) -> Mark:
    """A stat as it stands; PV and PM as what is left of what there is."""
    table, name = eye.table, STATS[number]
    value = stat(table, seat, hero, number)
    if number == PV:
        return mark(eye, name, f"{pv_left(table, seat, hero)}/{value}")
    if number == PM:
        return mark(eye, name, f"{pm_left(table, seat, hero)}/{value}")
    return mark(eye, name, str(value))


def _sums(eye: Eye[Hismment], seat: int, hero: Hero) -> list[Rich]:
    """HIS-F09 HIS-F10 For each stat that is not as printed, where the difference comes from."""
    lines: list[Rich] = []
    for number, name in enumerate(STATS):
        printed, *changes = stat_parts(eye.table, seat, hero, number)
        if any(changes):
            parts = [
                f"{signed(n)} {eye.say(f'part-{part}')}"
                for part, n in zip(("terrain", "equipment", "powers"), changes, strict=True)
                if n
            ]
            value = stat(eye.table, seat, hero, number)
            words = eye.say("stat-sum", stat=eye.say(f"stat-{name}"), n=value, printed=printed, parts=" ".join(parts))
            lines.append([words])
    return lines


def _lasting(eye: Eye[Hismment], mod: Mod) -> Rich:
    """A change in force on a hero, and how long it will be."""
    *change, until = mod
    left = until - eye.table.turn
    if until < 0:
        time = eye.say("time-attack").strip() if until == THIS_ATTACK else eye.say("lasting-game")
    else:
        time = eye.say("lasting-turn" if left <= 1 else "lasting-turns", n=left)
    return [f"{change_words(eye, *change)} ({time})"]


def change_words(eye: Eye[Hismment], what: int, how: int, value: int) -> str:
    """What a lasting change changes, and by how much."""
    if what in _ELEMENT_CODES:
        size = ", ".join(eye.say(f"element-{ELEMENTS[i]}") for i in elements_in(value))
    elif what in _SWITCHES:
        size = ""
    elif how == HOW["add"] and what in _SIGNED:
        size = signed(-value if what == CODES["discount"] else value)
    else:
        size = f"× {value}" if how == HOW["times"] else f"= {value}"
    return f"{eye.say(f'what-{_NAMES[what]}')} {size}".strip()


def worn_item(eye: Eye[Hismment], hero: Hero, card: int) -> Item:
    """An attached card with the uses or life it has left, which are worth more than its price now."""
    item = table_card(eye, card)
    if card in hero.attacks:
        left = f"{hero.uses[hero.attacks.index(card)]}/{eye.table.setup.kit.exhaustion[card]}"
        item.stats = [*item.stats[:-1], mark(eye, "uses", left)]
    else:
        life = hero.life[hero.gear.index(card)]
        left = eye.say("stat-endless") if life < 0 else str(life)
        item.stats = [mark(eye, "life", left)]
    item.corner = "∞" if left == eye.say("stat-endless") else left
    return item


def _progress(eye: Eye[Hismment], seat: int, hero: Hero) -> list[Rich]:
    """HIS-L06 What is still missing before a hero can be freed, in a line for each way."""
    lines: list[Rich] = []
    for way in eye.table.setup.kit.ways[hero.cards[-1]]:
        needs = [
            eye.say("need-met" if holds(eye.table, seat, hero, need) else "need-open", need=need_words(eye, need))
            for need in way
        ]
        if needs:
            words = eye.all_of(needs)
            lines.append([eye.say("need-else" if lines else "need-first", needs=words)])
    return lines
