import { type GameId, type LevelSettings, loadRules, type Position } from '@tabuleiro/games';
import type { MiningOptions } from '../../../src/puzzles/puzzle-miner.ts';

// In ten turns of Hecatomb few captures happen on a full board, so a win can hardly ever be forced: in thousands of
// matches every win was a win in one. The endless variant has open boards, but too many winning queen moves: most
// forced wins have slower alternatives. So boards of endless matches are examined as the last turns of ten: a move that
// does not win in time does not win.

const FROM = { game: 'hecatomb', to: 'ten-turns', variant: 'endless' } as const;
/**
 * The players. The game's levels err by moving without looking, which leaves immediate wins; players that overlook some
 * replies leave more to find.
 */
const PLAYERS: readonly LevelSettings[] = [
  { nodes: 12, blindness: 1, temperature: 300 },
  { nodes: 559, blindness: 0.168, temperature: 50 },
  { nodes: 779, blindness: 0.128, temperature: 38 },
  { nodes: 1087, blindness: 0.094, temperature: 28 },
  { nodes: 1516, blindness: 0.065, temperature: 20 },
  { nodes: 2114, blindness: 0.042, temperature: 13 },
  { nodes: 2948, blindness: 0.024, temperature: 7 },
  { nodes: 4112, blindness: 0.01, temperature: 3 },
];
/** The plies left. */
const LEFT = [5, 3] as const;

/** The matches to play and the positions to examine in them. */
export async function lookAtLastTurns(
  game: GameId,
  variant: string,
): Promise<Pick<MiningOptions, 'played' | 'players' | 'looksAt'>> {
  if (game !== FROM.game || variant !== FROM.to) throw new Error(`only ${FROM.game} ${FROM.to} is mined in this way`);
  const [rules, endless] = await Promise.all([loadRules(game, variant), loadRules(game, FROM.variant)]);
  const looksAt = (played: Position): readonly Position[] => {
    const [board, side] = endless.makePosition(played).split(' ');
    return LEFT.flatMap((left) => {
      const read = rules.parsePosition(`${board} ${side} ${left}`);
      return read.ok ? [read.value] : [];
    });
  };
  return { played: FROM.variant, players: PLAYERS, looksAt };
}
