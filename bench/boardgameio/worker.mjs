// boardgame.io's own reducer playing tic-tac-toe at random, behind the line protocol of ../workers/protocol.py.
//
// The game is the one of boardgame.io's tutorial: one move a turn, an invalid move refused, endIf for victory and draw.
// The reducer runs as its server runs it (isClient: false), without transport, storage or client.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { argv, stdin, stdout } from 'node:process';

const require = createRequire(`${argv[2]}/package.json`);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = ProcessGameConfig({
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
});
const reduce = CreateGameReducer({ game });

let results = 0;

function playout() {
  let state = InitializeGame({ game, numPlayers: 2 });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { cells } = state.G;
    const options = [];
    for (let i = 0; i < 9; i++) if (cells[i] === null) options.push(i);
    const cell = options[Math.floor(Math.random() * options.length)];
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer },
    });
    decisions++;
  }
  results += state.ctx.gameover.draw ? 0 : 1;
  return decisions;
}

const { version } = require('boardgame.io/package.json');
stdout.write(`${JSON.stringify({ facts: { name: 'boardgame.io', version }, subjects: ['tictactoe playouts'] })}\n`);
for await (const line of createInterface({ input: stdin })) {
  const { subject, seconds } = JSON.parse(line);
  if (subject !== 'tictactoe playouts') throw new Error(`boardgame.io does not measure ${subject}`);
  let count = 0;
  let units = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  let now = start;
  while (now < end) {
    units += playout();
    count += 1;
    now = performance.now();
  }
  stdout.write(`${JSON.stringify({ units, count, seconds: (now - start) / 1000 })}\n`);
}
