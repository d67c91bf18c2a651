import {
  type Choices,
  type ComputerPlayer,
  Match,
  type Move,
  NEVER_STOP,
  type Position,
  type PuzzleQuestion,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';
import { PUZZLE_TRIES } from '@tabuleiro/games/puzzle';

/** How often each player misses the choice. Deterministic. */
export async function countMisses(
  players: readonly ComputerPlayer[],
  { rules, choices }: { readonly rules: Rules; readonly choices: Choices },
  position: Position,
  { move, question }: { readonly move: Move; readonly question: PuzzleQuestion },
): Promise<readonly number[]> {
  const misses: number[] = [];
  for (const [index, player] of players.entries()) {
    let missed = 0;
    for (let attempt = 0; attempt < PUZZLE_TRIES; attempt++) {
      const random = new SeededRandom(index * PUZZLE_TRIES + attempt);
      const chosen = await player.choose(new Match(rules, position), {}, random, NEVER_STOP);
      if (!isSameChoice(choices, position, question, move, chosen.move)) missed++;
    }
    misses.push(missed);
  }
  return misses;
}

/** Whether two moves give the same answer to the puzzle's question. */
export function isSameChoice(
  choices: Choices,
  position: Position,
  question: PuzzleQuestion,
  one: Move,
  other: Move,
): boolean {
  if (one === other) return true;
  if (question.judged === null) return false;
  const asked = (move: Move): string =>
    choices
      .picksOf(position, move)
      .slice(0, question.judged ?? undefined)
      .join(' ');
  return asked(one) === asked(other);
}
