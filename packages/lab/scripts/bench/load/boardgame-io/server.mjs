// boardgame.io's server with one of our games, whose rules check every move as in our own server. The state is plain data,
// as that framework requires, and is parsed once a move; it includes the outcome, so that nothing is parsed twice. Our
// server also looks for repetition; this one does not, which can only be in its favour.
import { createRequire } from 'node:module';
import { loadRules } from '../../../../../games/dist/index.js';

// It is CommonJS only.
const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const INVALID = 'INVALID_MOVE';
const { GAME, VARIANT } = process.env;

const rules = await loadRules(GAME, VARIANT);
const game = {
  name: GAME,
  setup: () => ({ position: rules.makePosition(rules.start()), outcome: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, text) => {
      const position = rules.parsePosition(G.position).value;
      const move = rules.parseMove(position, String(text));
      if (!move.ok || !position.isLegal(move.value)) return INVALID;
      position.apply(move.value);
      return { position: rules.makePosition(position), outcome: position.outcome() };
    },
  },
  endIf: ({ G }) => G.outcome ?? undefined,
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`at http://127.0.0.1:${appServer.address().port}/\n`);

process.on('SIGTERM', () => process.exit(0));
