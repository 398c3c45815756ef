"""An icon of the set as a solid thing."""

from __future__ import annotations

import re

import numpy as np

from ..scene import Field, Mask, Scene, mix, rgb
from .pen import Palette

PAINTS = (  # what a thing is made of, by its name
    (r"fire|flame|burn|ember|torch|lava|explos|blast|dynamite|sun", "#F28A2E"),
    (r"leaf|tree|vine|plant|root|grass|thorn|lotus|flower|cactus|mushroom", "#7FAA4E"),
    (r"coin|crown|idol|chalice|gold|laurel|bell|key|ring\b|totem|medal|cup|treasure|chest|sun", "#E3B24A"),
    (r"skull|bone|skeleton|horn|claw|fang|tooth|ghost|zombie|feather|wing|dove", "#EDE3C6"),
    (
        r"sword|axe|shield|helm|armou?r|gauntlet|blade|dagger|spear|knife|gun|revolver|knuckle|golem|robot|anvil|gear|hammer|chain|trap|mace|cannon|bullet",
        "#B4C0C6",
    ),
    (r"snake|cobra|dragon|lizard|frog|orc|troll|poison|scorpion|crocodile|swamp", "#84A05A"),
    (
        r"wolf|bear|boar|camel|horse|knight|wagon|drum|boot|whip|hat|log|barrel|rope|chest|bow|arrow|book|scroll|map",
        "#B98650",
    ),
    (r"water|wave|ice|frost|frozen|drop|fish|shark|boat|ship|rain|tornado|wind|cloud|snow", "#8FC0D4"),
    (r"heart|blood|rose|lips|wound|mask|hand|fist|punch", "#D0604A"),
    (r"light|electric|spark|star|eye|crystal|gem|magic|orb|moon", "#F2D86A"),
)


def paint_of(icon: str, p: Palette, key: str) -> Field:
    name = icon.replace("-", " ")
    colour = next((mix(rgb(c), p[key], 0.18) for pattern, c in PAINTS if re.search(pattern, name)), p[key])
    apart = float(np.abs(colour - p["mid"]).sum())
    return colour if apart > 0.6 else mix(colour, p["paper"], 0.34)  # never the colour of the land behind it


def subject(
    s: Scene,
    p: Palette,
    icon: str,
    cx: float,
    cy: float,
    size: float,
    *,
    key: str = "subject",
    back: str = "body",
    turn: float = 0,
    flip: bool = False,
    far: float = 0.1,
    halo: float = 0.0,
    bump: float = 20,
    dark: float = 0.0,
    paint: bool = True,
) -> Mask:
    """An icon as a solid thing: dark body, carved relief lit from the lamp, a rim on the lit side."""
    lit, solid = s.glyph(icon, cx, cy, size, turn, flip)
    if halo:
        s.shine(solid, p["lamp"] * halo, spread=size * 0.12)
    body = np.clip(s.fbm(6, 2) * 0.16, 0, 1)
    s.put(solid, p[back], body, relief=0.0, phase=s.lines(45, 2.8), far=far)
    h = s.dome(solid, size * 0.2) * 0.9 + s.dome(lit, size * 0.035) * 0.32 + (s.fbm(size * 0.12, 3) - 0.5) * 0.12
    light = s.lit(h, bump * size / 200, 46)
    t = np.clip(0.16 + light * 1.04 - dark, 0, 1)
    s.put(
        lit, paint_of(icon, p, key) if paint else p[key], t, relief=h * 1.6, phase=s.lines(38, 2.9) + h * 2.2,
        far=far, new=False,
    )
    s.layer = np.where(lit > 0.5, np.int16(s.count + 1), s.layer)
    s.count += 1
    return solid
