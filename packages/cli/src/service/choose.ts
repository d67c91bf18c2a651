import { randomInt } from 'node:crypto';
import type { EngineHost } from '@tabuleiro/engine';
import {
  type Chosen,
  err,
  type Limits,
  ok,
  type Position,
  type ProvedEnd,
  type Result,
  type Rules,
  SeededRandom,
  type Stop,
  type TextError,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import { openPlayerAside, parseComputer } from '../players/open.ts';
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
  /** When it is raised, nobody wants the answer any more. */
  readonly stop: Stop;
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

/** What a computer player would play; it thinks in a thread of the host, or in a process of its own. */
export async function choose(host: EngineHost, question: Question): Promise<Result<Choice, TextError>> {
  const { rules, moves, player } = question;
  const spec = parseComputer(rules.game, player, 'player');
  if (!spec.ok) return spec;
  const begun = beginMatch(rules, question.position, moves);
  if (!begun.ok) return begun;
  const going = expectGoingOn(begun.value);
  if (!going.ok) return going;
  const match = going.value;
  const opened = await openPlayerAside(host, rules, spec.value);
  if (!opened.ok) return opened;
  void question.stop.raised?.then(() => opened.value.close());
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
    const { limits, stop, tell } = question;
    const hear = tell && ((thought: Chosen): void => tell(sayChosen(thought)));
    return ok(sayChosen(await opened.value.choose(match, limits, random, stop, hear)));
  } catch (error) {
    if (error instanceof PlayerFailure) return err(error.problem);
    throw error;
  } finally {
    await opened.value.close();
  }
}
