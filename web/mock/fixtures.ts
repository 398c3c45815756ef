/** Canned scenes of every kind of region and item, two or three steps each, so that motion can be seen too. */

import type { Choice, Item, LogLine, Mark, Region, Scene } from '../src/lib/scene';

export interface Fixture {
  scenes: Scene[];
  log: LogLine[];
}

const plates = (a: number, b: number, active: number): Scene['plates'] => [
  { seat: 0, name: 'Anne', score: `${a}/17`, value: a, limit: 17, active: active === 0 },
  { seat: 1, name: 'Morgane', kind: 'bot', score: `${b}/16`, value: b, limit: 16, active: active === 1 },
];

const scene = (game: string, title: string, more: Partial<Scene>): Scene => ({
  game, mode: 'duel', lang: 'en', title, subtitle: 'Duel', seat: 0, move: 12, regions: [], plates: plates(9, 6, 0), ...more,
});

// A card duel: four roads of hero, mission, hero -----------------------------------------------------------------------

const attributes = (might: string, mind: string, mystic: string): Mark[] => [
  { text: might, label: 'Might', tone: 'might', shape: 'diamond', note: 'What a hero can break.' },
  { text: mind, label: 'Mind', tone: 'mind', shape: 'circle' },
  { text: mystic, label: 'Mysticism', tone: 'mystic', shape: 'triangle' },
];

const hero = (id: string, name: string, sub: string, corner: string, icons: string[], at: [number, number], stats: Mark[], more: Partial<Item> = {}): Item => ({
  id, name, sub, corner, icons, at, stats, tone: 'hero', owner: at[1] === 2 ? 0 : 1, clauses: ['DEM-01'],
  more: [['Commands every road while standing. ', { to: 'clause', id: 'DEM-03' }]], ...more,
});

const mission = (id: string, name: string, sub: string, corner: string, column: number): Item => ({ id, name, sub, corner, at: [column, 1], tone: 'mission', shape: 'star' });

const roads = (laid: boolean): Region => ({
  id: 'roads', kind: 'grid', columns: 4, rows: 3, label: 'Roads',
  items: [
    hero('r1', 'Pure Darkun', 'injured', '10', ['daemon-skull', 'flame'], [0, 0], attributes('3', '1', '2'), { flags: ['hurt'] }),
    hero('r2', 'Night Blade', 'strikes unseen', '7', ['hooded-assassin', 'moon'], [1, 0], attributes('2', '3', '1')),
    hero('r3', 'Ash Caller', 'burns', '8', ['burning-embers', 'volcano'], [2, 0], attributes('1', '2', '4'), { flags: ['spent'] }),
    hero('r4', 'Chain Warden', 'holds', '7', ['prisoner', 'crossed-chains'], [3, 0], attributes('3', '1', '1'), { under: [{ id: 'u1', name: 'Darkun Hound', icons: ['wolf-head'], tone: 'mystic' }] }),
    mission('m1', 'Burn Enemy City', 'might 6 against 8', '4', 0),
    mission('m2', 'Spy on the Guilds', 'mind 3 against 4', '2', 1),
    mission('m3', 'Metbetoch Secrets', 'mysticism 4 against 5', '3', 2),
    mission('m4', 'Locate Beast Lair', 'mind · might 5 against 4', '2', 3),
    hero('h1', 'Imperial General', 'commands', '9', ['rally-the-troops', 'broadsword'], [0, 2], attributes('4 +2', '2', '1'), {
      flags: ['active'],
      under: [{ id: 'u2', name: 'Earth Elemental', icons: ['rock-golem'], tone: 'mystic', corner: '+2' }, ...(laid ? [{ id: 'roads/laid', down: true } as Item] : [])],
    }),
    hero('h2', 'Imperial Tracker', 'reads the bluff', '8', ['binoculars', 'footprint'], [1, 2], attributes('2', '3', '2')),
    hero('h3', 'Imperial Healer', 'mends', '8', ['healing', 'hospital-cross'], [2, 2], attributes('1', '3', '4')),
    hero('h4', 'Krisoss', 'Blade of Condar · hand 5', '9', ['swordman', 'bird-claw'], [3, 2], attributes('4', '2', '2'), { flags: ['new'] }),
  ],
});

const handCards: Item[] = [
  { id: 'c1', name: 'Graxx Gryphon Ambush', sub: 'Action', corner: '3', tone: 'mind', icons: ['griffin-symbol'], text: ['Stays on a road. Three times: +3 to one attribute of a conflict.'], card: 'graxx' },
  { id: 'c2', name: 'Guardian', sub: 'Lasting', corner: '2', tone: 'mystic', icons: ['guards'], text: ['+1 might. Stands with the ', { to: 'card', id: 'earth', text: 'Earth Elemental' }, '.'], card: 'guardian' },
  { id: 'c3', name: 'Infiltrate Settlement', sub: 'Mission', corner: '1', tone: 'mission', icons: ['village', 'hooded-figure'], text: ['Mind +2. Worth 2 points.'] },
  { id: 'c4', name: 'Troll Raid', sub: 'Action', corner: '2', tone: 'mind', icons: ['troll'], text: ['An opponent burns 4 cards.'], tags: [{ text: 'Undead', tone: 'hero' }] },
  { id: 'c5', name: 'Condar Steel', sub: 'Lasting', corner: '1', tone: 'mystic', icons: ['sword-smithing'], text: ['+2 might, −1 mysticism.'] },
];

const duelRegions = (hand: Item[], laid: boolean, deck: number, burnt: Item[]): Region[] => [
  { id: 'foe', kind: 'row', area: 'away', label: 'Morgane', owner: 1, items: Array.from({ length: 5 }, (_, i) => ({ id: `foe/${i}`, down: true })) },
  { id: 'foe-deck', kind: 'stack', area: 'away', label: 'Deck', owner: 1, count: 22 },
  roads(laid),
  { id: 'deck', kind: 'stack', label: 'Your deck', owner: 0, count: deck },
  { id: 'burnt', kind: 'stack', label: 'Burnt', owner: 0, items: burnt, count: burnt.length },
  { id: 'hand', kind: 'hand', area: 'hand', label: 'Your hand', owner: 0, items: hand },
  { id: 'now', kind: 'sheet', area: 'side', label: 'On the table now', lines: [['Might: you ', { to: 'icon', id: 'broadsword', text: 'might' }, ' 6 · rival 5 + mission 3 = 8. You need 2 more; a tie is enough. ', { to: 'clause', id: 'DEM-04' }]] },
  { id: 'chart', kind: 'sheet', area: 'aid', label: 'Attributes', lines: [['Might breaks, mind sees, mysticism bends.'], ['A tie is enough for whoever attempts. ', { to: 'clause', id: 'DEM-04' }]] },
];

const duelChoices: Choice[] = [
  ...handCards.flatMap((card): Choice[] => [
    { option: ['lay', card.id, 'h1'], label: `Lay ${card.name} on the General`, items: [card.id, 'h1'], preview: [['Might becomes ', '8', ': a tie, and a tie is enough.']], clause: 'DEM-03' },
    ...(card.id === 'c2' ? [{ option: ['lay', card.id, 'h2'], label: 'Lay Guardian on the Tracker', items: [card.id, 'h2'] }] : []),
  ]),
  { option: ['draw'], label: 'Draw a card', items: ['deck'] },
  { option: ['done'], label: 'Done', role: 'main' },
  { option: ['yield'], label: 'Call it off', role: 'danger' },
];

const duelPrompt = (mine: boolean): Scene['prompt'] =>
  mine
    ? { waiting: [0], mine, text: ['Lay modifiers on might, or send ', { to: 'card', id: 'h1', text: 'the General' }, ' as he is.'], clauses: ['DEM-03'], choices: duelChoices }
    : { waiting: [1], mine, text: ['Waiting for ', { to: 'seat', id: '1', text: 'Morgane' }, '.'] };

const duel: Fixture = {
  scenes: [
    scene('duel', 'Duel of Four Roads', { regions: duelRegions(handCards, false, 18, []), prompt: duelPrompt(true) }),
    scene('duel', 'Duel of Four Roads', { move: 13, regions: duelRegions(handCards.slice(1), true, 18, [{ id: 'b1', name: 'Scare Tactics', sub: 'Mission', tone: 'mission', icons: ['terror'], corner: '2' }]), prompt: duelPrompt(false), plates: plates(9, 6, 1) }),
    scene('duel', 'Duel of Four Roads', {
      move: 14,
      regions: duelRegions([...handCards.slice(1), { id: 'c9', name: 'Sudden Storm', sub: 'Action', corner: '4', tone: 'mind', icons: ['lightning-storm'], text: ['Both sides burn a card.'], flags: ['new'] }], false, 17, [{ id: 'b2', name: 'Graxx Gryphon Ambush', sub: 'Action', tone: 'mind', icons: ['griffin-symbol'], corner: '3', card: 'graxx' }]),
      prompt: { ...duelPrompt(true)!, coach: ['You drew a storm. ', { to: 'card', id: 'c9', text: 'Sudden Storm' }, ' hurts both sides: keep it until your hand is the smaller one.'] },
    }),
    scene('duel', 'Duel of Four Roads', { move: 15, regions: duelRegions(handCards.slice(2), false, 17, []), over: true, verdict: 'Anne wins with 17 points.', prompt: null, plates: [{ seat: 0, name: 'Anne', score: '17', rank: 1 }, { seat: 1, name: 'Morgane', kind: 'bot', score: '11', rank: 2 }] }),
  ],
  log: [
    { text: [{ to: 'card', id: 'r1', text: 'Pure Darkun' }, ' attempted Scare Tactics and was repelled; it is injured.'], move: 9, kind: 'repelled', clauses: ['DEM-04'] },
    { text: [{ to: 'seat', id: '0', text: 'Anne' }, ' drew 2 cards.'], move: 10, kind: 'draw', clauses: ['DEM-02'] },
    { text: [{ to: 'seat', id: '0', text: 'Anne' }, ' attached ', { to: 'card', id: 'u2', text: 'Earth Elemental' }, ' to the General: +2 might.'], move: 11, kind: 'attach', clauses: ['DEM-03'] },
    { text: [{ to: 'seat', id: '0', text: 'Anne' }, ' attempts Burn Enemy City with the ', { to: 'card', id: 'h1', text: 'Imperial General' }, '.'], move: 12, kind: 'attempt', clauses: ['DEM-03'] },
  ],
};

// A six by six field ---------------------------------------------------------------------------------------------------

const terrain: Record<string, [string, string]> = { '1,1': ['fire', 'volcano'], '4,1': ['water', 'wave-crest'], '2,3': ['earth', 'oak'], '3,4': ['water', 'wave-crest'], '0,4': ['fire', 'volcano'] };

const squares = (): Item[] =>
  Array.from({ length: 36 }, (_, i) => {
    const [x, y] = [i % 6, Math.floor(i / 6)];
    const [tone, icon] = terrain[`${x},${y}`] ?? ['', ''];
    return { id: `q${x}${y}`, kind: 'space', at: [x, y], name: tone ? tone : '', tone, icons: icon ? [icon] : [], ...(tone ? {} : { name: `${'abcdef'[x]}${y + 1}` }) } as Item;
  });

const field = (at: string): Region => ({
  id: 'field', kind: 'grid', columns: 6, rows: 6, label: 'Field',
  items: [
    ...squares(),
    { id: 'p1', kind: 'piece', name: 'Selva', icons: ['elf-helmet'], tone: 'earth', owner: 0, on: at, value: 70, stats: [{ text: '70', label: 'PV', icon: 'hearts', tone: 'fire' }] },
    { id: 'p2', kind: 'piece', name: 'Brann', icons: ['viking-helmet'], tone: 'fire', owner: 1, on: 'q31', stats: [{ text: '50', label: 'PV', icon: 'hearts', tone: 'fire' }], flags: ['hurt'] },
    { id: 't1', kind: 'token', name: 'Trap', icons: ['wolf-trap'], tone: 'prison', on: 'q22' },
  ],
});

const shop: Item[] = ['Ember Blade', 'Iron Boots', 'River Song', 'Healing Leaf', 'Chapter of Ashes'].map((name, i) => ({
  id: `s${i}`, name, sub: ['Attack', 'Equipment', 'Power', 'Item', 'Chapter'][i], corner: String(10 + 5 * i), tone: ['fire', 'prison', 'water', 'earth', 'fire'][i], icons: [['sword-wound', 'leg-armor', 'harp', 'herbs-bundle', 'spell-book'][i]!], flags: i === 3 ? ['dim'] : [],
}));

const grid: Fixture = {
  scenes: ['q14', 'q24', 'q23'].map((at, step) =>
    scene('heart', 'The Captive Heart', {
      move: 20 + step,
      regions: [
        { id: 'rival-heart', kind: 'meter', area: 'away', label: 'Heart of Morgane', owner: 1, value: 62 - step * 11, limit: 100, icon: 'hearts' },
        { id: 'rival-prison', kind: 'row', area: 'away', label: 'Prison of Morgane', owner: 1, items: [{ id: 'x1', name: 'Otto', tone: 'prison', icons: ['caged-ball'], sub: 'locked' }, { id: 'x2', name: 'Ilse', tone: 'prison', icons: ['caged-ball'], sub: 'locked', flags: ['spent'] }] },
        field(at),
        { id: 'luck', kind: 'dice', label: 'Luck', items: [{ id: 'd1', kind: 'die', value: [4, 6, 2][step] }, { id: 'd2', kind: 'die', value: [1, 5, 3][step], tone: 'fire' }] },
        { id: 'bank', kind: 'meter', label: 'Bank', value: 45 + step * 10, limit: 100, icon: 'two-coins' },
        { id: 'home-heart', kind: 'meter', area: 'home', label: 'Your Heart', owner: 0, value: 88, limit: 100, icon: 'hearts' },
        { id: 'shop', kind: 'hand', area: 'hand', label: 'Shop', items: shop },
      ],
      prompt: {
        waiting: [0], mine: true, text: ['Move ', { to: 'card', id: 'p1', text: 'Selva' }, ' up to two squares, or buy from the shop.'], clauses: ['DEM-01'],
        choices: [
          ...['q13', 'q24', 'q04', 'q15', 'q23'].filter((id) => id !== at).map((id): Choice => ({ option: ['move', id], label: `Move Selva to ${id.slice(1)}`, items: ['p1', id], preview: [['Costs one step.']] })),
          { option: ['attack', 'p2'], label: 'Strike Brann', items: ['p1', 'p2'], role: 'danger' },
          ...shop.slice(0, 3).map((card): Choice => ({ option: ['buy', card.id], label: `Buy ${card.name}`, items: [card.id] })),
          { option: ['end'], label: 'End the turn', role: 'main' },
        ],
      },
    }),
  ),
  log: duel.log,
};

// A map of the world ---------------------------------------------------------------------------------------------------

const places: [string, string, number, number, string, string][] = [
  ['new-york', 'New York', 210, 150, 'city', 'modern-city'], ['london', 'London', 400, 110, 'city', 'modern-city'], ['cairo', 'Cairo', 480, 210, 'temple', 'egyptian-pyramids'],
  ['bombay', 'Bombay', 620, 235, 'city', 'modern-city'], ['lima', 'Lima', 225, 335, 'temple', 'mayan-pyramid'], ['tokyo', 'Tokyo', 800, 170, 'city', 'greek-temple'],
  ['atlantic', 'Atlantic', 310, 230, 'sea', 'sea-serpent'], ['indian', 'Indian Ocean', 610, 350, 'sea', 'sea-serpent'], ['sydney', 'Sydney', 800, 390, 'city', 'modern-city'],
];

const world = (at: string): Region => ({
  id: 'world', kind: 'map', label: 'The world',
  outlines: [
    { path: 'M90 70 L250 60 L280 130 L230 200 L190 230 L140 200 L90 140 Z', tone: 'land', label: 'North America' },
    { path: 'M190 260 L270 280 L280 340 L230 430 L200 380 Z', tone: 'land', label: 'South America' },
    { path: 'M370 80 L480 70 L520 120 L450 150 L380 140 Z', tone: 'land', label: 'Europe' },
    { path: 'M390 170 L520 180 L560 250 L500 370 L450 340 L400 250 Z', tone: 'land', label: 'Africa' },
    { path: 'M530 80 L820 70 L850 170 L720 250 L620 260 L560 170 Z', tone: 'land', label: 'Asia' },
    { path: 'M740 340 L850 340 L860 410 L760 420 Z', tone: 'land', label: 'Oceania' },
  ],
  links: [
    { a: 'new-york', b: 'atlantic', kind: 'sea' }, { a: 'london', b: 'atlantic', kind: 'sea' }, { a: 'lima', b: 'atlantic', kind: 'sea' }, { a: 'new-york', b: 'lima' }, { a: 'london', b: 'cairo' },
    { a: 'cairo', b: 'bombay' }, { a: 'bombay', b: 'tokyo' }, { a: 'bombay', b: 'indian', kind: 'sea' }, { a: 'indian', b: 'sydney', kind: 'sea', label: '2' }, { a: 'tokyo', b: 'sydney', kind: 'sea' },
  ],
  items: [
    ...places.map(([id, name, x, y, tone, icon]): Item => ({ id, kind: 'space', name, at: [x, y], tone, icons: [icon] })),
    { id: 'jake', kind: 'piece', name: 'Jake', icons: ['fedora'], owner: 0, on: at },
    { id: 'li', kind: 'piece', name: 'Li', icons: ['cowled'], owner: 1, on: 'cairo' },
    { id: 'idol', kind: 'token', name: 'Idol', icons: ['stone-bust'], tone: 'temple', on: 'lima' },
  ],
});

const map: Fixture = {
  scenes: ['london', 'atlantic', 'lima'].map((at, step) =>
    scene('world', 'Glory and Relics', {
      move: 5 + step,
      plates: [
        { seat: 0, name: 'Anne', score: '4', value: 4, limit: 15, active: true, marks: [{ text: '7', label: 'glory', icon: 'laurels', tone: 'city' }] },
        { seat: 1, name: 'Bob', score: '6', value: 6, limit: 15, marks: [{ text: '2', label: 'glory', icon: 'laurels', tone: 'city' }] },
        { seat: 2, name: 'The Red Hand', kind: 'automaton', score: '3', value: 3, limit: 10 },
      ],
      regions: [
        { id: 'villain', kind: 'track', label: 'Plot of the Red Hand', limit: 10, items: [{ id: 'plot', kind: 'token', name: 'Plot', icons: ['evil-minion'], tone: 'temple', at: [3 + step, 0] }, { id: 'v5', kind: 'space', name: 'A henchman appears', at: [5, 0], icons: ['ninja-head'], tone: 'temple' }, { id: 'v10', kind: 'space', name: 'All is lost', at: [10, 0], icons: ['death-skull'], tone: 'temple' }] },
        world(at),
        { id: 'rolls', kind: 'dice', area: 'side', label: 'Movement', items: [1, 2, 3].map((n) => ({ id: `w${n}`, kind: 'die' as const, value: ((n * 2 + step) % 6) + 1 })) },
        { id: 'hero', kind: 'row', area: 'hand', label: 'Your hero', owner: 0, items: [
          { id: 'j', name: 'Jake Zane', sub: 'Flying ace', icons: ['fedora', 'biplane'], tone: 'city', corner: '4', stats: [{ text: '4', label: 'Agility', tone: 'sea', shape: 'triangle' }, { text: '3', label: 'Combat', tone: 'temple', shape: 'diamond' }, { text: '5', label: 'Lore', tone: 'land', shape: 'circle' }] },
          { id: 'g1', name: 'Whip', sub: 'Gear', icons: ['whip'], tone: 'land', text: ['Once a round, roll again one die.'] },
        ] },
      ],
      prompt: {
        waiting: [0], mine: true, text: ['You rolled 4. Where does Jake go?'], clauses: ['DEM-02'],
        choices: [
          ...['new-york', 'atlantic', 'lima', 'cairo'].filter((id) => id !== at).map((id): Choice => ({ option: ['go', id], label: `Go to ${id}`, items: [id], preview: [['Two points of movement are left.']] })),
          { option: ['stay'], label: 'Stay here', role: 'normal' },
        ],
      },
    }),
  ),
  log: duel.log,
};

// Many small things ----------------------------------------------------------------------------------------------------

const night: Fixture = {
  scenes: [0, 1].map((step) =>
    scene('witch', 'Night of Witches', {
      plates: [{ seat: 0, name: 'Anne', score: '5', active: true }, ...['Friar', 'Knight', 'Ranger', 'Alchemist', 'Squire', 'Monk'].map((name, i) => ({ seat: i + 1, name, kind: 'automaton' as const, marks: [{ text: String(i + 2), label: 'wounds', icon: 'drop', tone: 'blood' }] }))],
      regions: [
        { id: 'morale', kind: 'track', area: 'board', label: 'Souls', limit: 14, items: [{ id: 'soul', kind: 'token', name: 'Soul', icons: ['ghost'], tone: 'soul', at: [4 + step * 2, 0] }] },
        { id: 'coven', kind: 'row', area: 'board', label: 'Your coven', owner: 0, items: ['Ikrek', 'Hagatha', 'Pekka'].map((name, i) => ({ id: `w${i}`, name, sub: 'Witch', icons: [['witch-face', 'cauldron', 'raven'][i]!], tone: 'soul', corner: String(3 + i), stats: [{ text: String(4 - i), label: 'Wounds', icon: 'drop', tone: 'blood' }, { text: String(2 + i), label: 'Spell', tone: 'energy' }], text: ['Once a round: curse a hero in sight.'], flags: i === 1 ? ['spent' as const] : [] })) },
        { id: 'ai', kind: 'stack', area: 'board', label: 'Hero cards', count: 14 - step, icon: 'visored-helm' },
        { id: 'energy', kind: 'meter', area: 'home', label: 'Energy', value: 6 - step, limit: 10, icon: 'magic-swirl', tone: 'energy' },
        { id: 'plague', kind: 'meter', area: 'home', label: 'Plagues', value: 1, limit: 4, icon: 'fly', tone: 'blood' },
        { id: 'dice', kind: 'dice', area: 'home', label: 'Attack', items: [5, 2, 6, 1].map((value, i) => ({ id: `x${i}`, kind: 'die' as const, value: ((value + step) % 6) + 1, tone: i % 2 ? 'blood' : 'energy' })) },
        { id: 'tokens', kind: 'row', area: 'home', label: 'Pouch', items: ['skull-crossed-bones', 'candle-flame', 'mandrill-head'].map((icon, i) => ({ id: `t${i}`, kind: 'token' as const, name: ['Skull', 'Flame', 'Mask'][i]!, icons: [icon], tone: ['soul', 'blood', 'energy'][i]! })) },
        { id: 'legion', kind: 'hand', area: 'hand', label: 'Legion', owner: 0, items: Array.from({ length: 11 }, (_, i) => ({ id: `l${i}`, name: ['Imp', 'Crow Swarm', 'Possessed Serf', 'Bog Beast'][i % 4]!, sub: 'Minion', corner: String((i % 4) + 1), tone: ['soul', 'energy', 'blood', 'energy'][i % 4]!, icons: [['imp', 'crow-dive', 'raise-zombie', 'swamp'][i % 4]!], text: ['Costs energy to activate.'] })) },
      ],
      prompt: { waiting: [0], mine: true, text: ['Activate one of your legion.'], clauses: ['DEM-01'], choices: [0, 2, 4, 6, 8, 10].map((i): Choice => ({ option: ['act', i], label: `Activate minion ${i + 1}`, items: [`l${i}`] })).concat([{ option: ['act', 'w0'], label: 'Activate Ikrek', items: ['w0'] }, { option: ['pass'], label: 'Pass', role: 'back' }]) },
    }),
  ),
  log: duel.log,
};

// Unusual places ---------------------------------------------------------------------------------------------------------

const odd: Fixture = {
  scenes: [
    scene('witch', 'Odds and Ends', {
      regions: [
        { id: 'far-track', kind: 'track', area: 'away', label: 'Doom', limit: 6, items: [{ id: 'doom', kind: 'token', name: 'Doom', icons: ['death-skull'], tone: 'blood', at: [2, 0] }] },
        { id: 'note', kind: 'sheet', area: 'away', label: 'Encounter', lines: [['Kill the serfs before dawn. ', { to: 'clause', id: 'DEM-01' }], ['Two plagues end the night.']] },
        { id: 'left', kind: 'grid', columns: 4, rows: 4, label: 'Village', items: [...Array.from({ length: 16 }, (_, i): Item => ({ id: `v${i}`, kind: 'space', name: `${i + 1}`, at: [i % 4, Math.floor(i / 4)] })), { id: 'm1', kind: 'piece', name: 'Ikrek', icons: ['witch-face'], owner: 0, on: 'v5' }, { id: 'm2', kind: 'piece', name: 'Friar', icons: ['monk-face'], owner: 1, on: 'v5' }, { id: 'm3', kind: 'token', name: 'Fire', icons: ['flame'], tone: 'blood', on: 'v5' }] },
        { id: 'right', kind: 'map', label: 'Cellar', links: [{ a: 'k1', b: 'k2', kind: 'door' }, { a: 'k2', b: 'k3' }], items: [{ id: 'k1', kind: 'space', name: 'Well', at: [0, 0] }, { id: 'k2', kind: 'space', name: 'Vault', at: [4, 2] }, { id: 'k3', kind: 'space', name: 'Stairs', at: [1, 5], flags: ['dim'] }, { id: 'rat', kind: 'token', name: 'Rat', icons: ['rat'], on: 'k2' }] },
        { id: 'spots', kind: 'row', area: 'home', label: 'Slots', items: [{ id: 'sp1', kind: 'space', name: 'Head' }, { id: 'sp2', kind: 'space', name: 'Heart', tone: 'blood' }, { id: 'sp3', kind: 'token', name: 'Coin', corner: '5', tone: 'energy' }] },
        { id: 'nothing', kind: 'row', area: 'home', label: 'Graveyard', items: [] },
        { id: 'bare', kind: 'hand', area: 'hand', label: 'Hand', items: [{ id: 'n1', name: 'A card of words only', text: ['It has no icon, no tone, no number: only a sentence that goes on for a while, as some cards do, and then ends.'] }, { id: 'n2', name: 'Plain' }, { id: 'n3', down: true }] },
      ],
      prompt: { waiting: [0], mine: true, text: ['Choose a slot or a room.'], choices: [{ option: ['a'], label: 'The head', items: ['sp1'] }, { option: ['b'], label: 'The vault', items: ['k2'] }, { option: ['c'], label: 'Move Ikrek away', items: ['m1', 'v0'] }, { option: ['d'], label: 'The hidden card', items: ['n3'] }] },
    }),
  ],
  log: [],
};

// A house of rooms, a fight told in numbers ------------------------------------------------------------------------------

const house = (at: string): Region => ({
  id: 'house', kind: 'map', label: 'The house', columns: 40, rows: 30,
  outlines: [{ path: 'M0 0h40v30h-40z', tone: 'tile' }, { path: 'M19.6 0h0.8v10h-0.8z', tone: 'wall' }],
  links: [{ a: 'r0', b: 'r1' }, { a: 'r2', b: 'r3', kind: 'trail' }, { a: 'r3', b: 'r5', kind: 'trail' }],
  items: [
    ...['Hall', 'Library', 'Kitchen', 'Cellar', 'Chapel', 'Attic'].map((name, i): Item => ({ id: `r${i}`, kind: 'space', name, at: [10 + 20 * (i % 2), 5 + 10 * Math.floor(i / 2)], size: [20, 10], tone: i === 4 ? 'blood' : '', icons: i === 4 ? ['candle-flame'] : [], tags: i === 1 ? [{ text: '2', label: 'steps' }] : [] })),
    { id: 'ikrek', kind: 'piece', name: 'Ikrek', icons: ['witch-face'], tone: 'soul', owner: 0, on: at, stats: [{ text: '4', label: 'Health', icon: 'hearts', tone: 'blood' }] },
    ...['Friar', 'Knight', 'Ranger', 'Squire', 'Monk'].map((name, i): Item => ({ id: `hero${i}`, kind: 'piece', name, icons: ['visored-helm'], tone: 'energy', owner: 1, on: 'r5', corner: String(i + 1) })),
  ],
});

const rooms: Fixture = {
  scenes: ['r0', 'r1'].map((at, step) =>
    scene('witch', 'House of Rooms', {
      move: 30 + step,
      regions: [
        house(at),
        { id: 'fight', kind: 'tally', label: 'Ikrek against the Friar', items: [
          { id: 'attack', name: 'Attack', owner: 0, flags: ['active'], stats: [{ text: '7', label: 'Force', icon: 'fist', tone: 'blood', note: 'Ikrek 4\nCurse +2\nNight +1' }, { text: '2', label: 'Luck', tone: 'energy' }] },
          { id: 'defence', name: 'Defence', owner: 1, stats: [{ text: '5', label: 'Force', icon: 'fist', tone: 'blood' }, { text: '2', label: 'Luck', tone: 'energy' }] },
        ] },
        { id: 'orders', kind: 'sheet', area: 'side', label: 'What drives the Friar', lines: [['✗ Attack a witch — none in reach'], ['✓ Move 2 towards a witch'], ['· Search a chest']] },
      ],
      prompt: {
        waiting: [0], mine: true, text: ['Where does Ikrek go?'], clauses: ['DEM-01'],
        choices: [
          { option: ['go', 1], label: 'To the library', items: ['ikrek', 'r1'], preview: [['Two steps.'], ['The Friar hears her.'], ['1 energy is left.']] },
          { option: ['go', 2], label: 'To the kitchen', items: ['ikrek', 'r2'] },
          { option: ['hit'], label: 'Strike the Friar', items: ['ikrek', 'hero0'] },
          { option: ['pass'], label: 'Pass', role: 'back' },
        ],
      },
    }),
  ),
  log: [
    { text: [{ to: 'seat', id: '1', text: 'Morgane' }, ' moves the Friar.'], move: 30, kind: 'move' },
    { text: ['The library burns.'], move: 31, kind: 'fire', moment: true, clauses: ['DEM-02'] },
  ],
};

export const fixtures: Record<string, Fixture> = { duel, grid, map, night, odd, rooms };
