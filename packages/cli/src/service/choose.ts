import { randomInt } from 'node:crypto';
import {
  type Chosen,
  err,
  type Limits,
  NEVER_STOP,
  ok,
  type Position,
  type ProvedEnd,
  type Result,
  type Rules,
  SeededRandom,
  type TextError,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import { openPlayer, parseComputer } from '../players/open.ts';
import { makeLine } from '../ugi/info.ts';
import { beginMatch, expectGoingOn } from './begin.ts';

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
  /** Hears what the player thinks so far, from those that can say. */
  readonly tell?: (thought: Choice) => void;
}

export interface Choice {
  readonly move: string;
  readonly score?: number;
  readonly end?: ProvedEnd;
  readonly line?: readonly string[];
  readonly depth?: number;
  readonly nodes?: number;
  readonly ms: number;
}

/** What a computer player would play. */
export async function choose(question: Question): Promise<Result<Choice, TextError>> {
  const { rules, moves, player } = question;
  const spec = parseComputer(rules.game, player, 'player');
  if (!spec.ok) return spec;
  const begun = beginMatch(rules, question.position, moves);
  if (!begun.ok) return begun;
  const going = expectGoingOn(begun.value);
  if (!going.ok) return going;
  const match = going.value;
  const opened = await openPlayer(rules.game, rules.variant.id, spec.value);
  if (!opened.ok) return opened;
  const random = new SeededRandom(question.seed ?? randomInt(2 ** 32));
  const began = performance.now();
  try {
    const sayChosen = ({ move, score, end, line, depth, nodes }: Chosen): Choice => ({
      move: rules.makeMove(match.position, move),
      ...(score !== undefined && { score }),
      ...(end !== undefined && { end }),
      ...(line !== undefined && { line: makeLine(rules, match.position, line) }),
      ...(depth !== undefined && { depth }),
      ...(nodes !== undefined && { nodes }),
      ms: Math.round(performance.now() - began),
    });
    const { limits, tell } = question;
    const hear = tell && ((thought: Chosen): void => tell(sayChosen(thought)));
    return ok(sayChosen(await opened.value.choose(match, limits, random, NEVER_STOP, hear)));
  } catch (error) {
    if (error instanceof PlayerFailure) return err(error.problem);
    throw error;
  } finally {
    await opened.value.close();
  }
}
