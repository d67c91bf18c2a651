import { randomInt } from 'node:crypto';
import {
  err,
  type Limits,
  Match,
  NEVER_STOP,
  ok,
  type Position,
  type Result,
  type Rules,
  SeededRandom,
  type SharedCode,
  type TextError,
  textError,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import { openPlayer, parseComputer } from '../players/open.ts';
import { makeLine } from '../ugi/info.ts';

export const LARGEST_SEED = 2 ** 32 - 1;

export interface Question {
  readonly rules: Rules;
  readonly position: Position;
  /** Played from the position before the player is asked. */
  readonly moves: readonly string[];
  readonly player: string;
  /** Drawn when there is none. */
  readonly seed: number | undefined;
  readonly limits: Limits;
}

export interface Choice {
  readonly move: string;
  readonly score?: number;
  readonly line?: readonly string[];
  readonly nodes?: number;
  readonly ms: number;
}

/** What a computer player would play. */
export async function choose(question: Question): Promise<Result<Choice, TextError>> {
  const { rules, moves, player } = question;
  const spec = parseComputer(rules.game, player, 'player');
  if (!spec.ok) return spec;
  const match = new Match(rules, question.position);
  for (const [index, text] of moves.entries()) {
    const played = match.playText(text);
    if (!played.ok) return err({ ...played.error, field: `moves[${index}]` });
  }
  if (match.outcome !== null) {
    return err(textError<SharedCode>('position', rules.makePosition(match.position), { code: 'not-over' }));
  }
  const opened = await openPlayer(rules.game, rules.variant.id, spec.value);
  if (!opened.ok) return opened;
  const random = new SeededRandom(question.seed ?? randomInt(2 ** 32));
  const began = performance.now();
  try {
    const { move, score, line, nodes } = await opened.value.choose(match, question.limits, random, NEVER_STOP);
    return ok({
      move: rules.makeMove(match.position, move),
      ...(score !== undefined && { score }),
      ...(line !== undefined && { line: makeLine(rules, match.position, line) }),
      ...(nodes !== undefined && { nodes }),
      ms: Math.round(performance.now() - began),
    });
  } catch (error) {
    if (error instanceof PlayerFailure) return err(error.problem);
    throw error;
  } finally {
    await opened.value.close();
  }
}
