// boardgame.io's server with a game of ours, its rules judging every move as they do in our own server. State is kept as
// that framework wants it, as plain data, which is read once a move; how the match ended is part of it, so that nothing is read
// again to find that out. Repetition is left out, which our server looks for: that can only be in its favour.
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
