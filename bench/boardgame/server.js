// boardgame.io's server with the smallest game there is, all else as it comes. A full or won board is cleared by the
// move that ended it, so that a match never ends. The same rules stand in bench/endless.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isOver = (cells) =>
  cells.every((mark) => mark !== null) ||
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const Endless = {
  name: 'tic',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (isOver(G.cells)) G.cells = Array(9).fill(null);
    },
  },
};

const folder = process.env.FLAT_FILE;
const db = folder ? new FlatFile({ dir: folder }) : undefined; // without one: in memory
const server = Server({ games: [Endless], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, then) => listen(port, '127.0.0.1', then); // by itself it would listen to the whole network
server.run(Number(process.env.PORT));
