import { GAME_IDS, loadMoveViewer, loadRules, loadViewer, MoveList } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import { soundBetween } from '../src/match/sounds/sounds.tsx';

describe.each(GAME_IDS)('%s', (game) => {
  it('is heard when something moves, once for every frame, and not when only names change', async () => {
    const rules = await loadRules(game);
    const [viewer, moveViewer] = await Promise.all([loadViewer(game), loadMoveViewer(game)]);
    const position = rules.start();
    const moves = new MoveList();
    position.legalMoves(moves);
    const frames = moveViewer.frames(position, moves.at(0));
    const last = frames.at(-1);
    const before = viewer.describe(position);
    expect(soundBetween(before, before, 1)).toBeNull();
    const [first = before] = frames;
    expect(soundBetween(before, first, 2)?.side).toBe(2);
    position.apply(moves.at(0));
    if (last === undefined) throw new Error('a move has frames');
    expect(soundBetween(last, viewer.describe(position), 1)).toBeNull();
  });
});
