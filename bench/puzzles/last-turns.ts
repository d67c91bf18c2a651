import type { MiningOptions } from '@tabuleiro/engine/puzzles';
import { type GameId, type LevelSettings, loadRules, type Position } from '@tabuleiro/games';

// In ten turns of Hecatomb hardly anything is taken from a full board, and so hardly ever can a win be forced: in thousands of
// matches every win was there for the taking at once. The endless variant has open boards, but a queen too many to choose from:
// where a win can be forced, there are mostly others that only take longer. So boards of endless matches are looked at as the last
// turns of ten: what does not win in time does not win.

const FROM = { game: 'hecatomb', to: 'ten-turns', variant: 'endless' } as const;
/**
 * Who plays. The levels of the game err by making a move without looking, and what they leave can be taken at once; players that
 * look and overlook some replies leave more to find.
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
/** How many plies are left. */
const LEFT = [5, 3] as const;

/** What is played and what is looked at in it. */
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
