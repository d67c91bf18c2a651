import { randomInt } from 'node:crypto';
import { type EngineHost, PlayerFailure } from '@tabuleiro/engine';
import {
  type ChosenMove,
  err,
  type ThinkingLimits,
  ok,
  type Position,
  type ProvedEnd,
  type Result,
  type Rules,
  SeededRandom,
  type Stop,
  type TextError,
} from '@tabuleiro/games';
import { openPlayerInWorker, parseComputer } from '../players/open-player.ts';
import { makeLine } from '../players/ugi/lines.ts';
import { beginMatch, expectUnfinished } from '../queries/parse-position.ts';

export const LARGEST_SEED = 2 ** 32 - 1;

export interface Question {
  readonly rules: Rules;
  readonly position: Position;
  /** Played from the position before the player chooses. */
  readonly moves: readonly string[];
  readonly player: string;
  /** Random when undefined. */
  readonly seed: number | undefined;
  readonly limits: ThinkingLimits;
  /** Raised when the answer is no longer wanted. */
  readonly stop: Stop;
  /** Called with intermediate results by players that report them. */
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

/** The move of a computer player, which thinks in a thread of the host or in its own process. */
export async function choose(host: EngineHost, question: Question): Promise<Result<Choice, TextError>> {
  const { rules, moves, player } = question;
  const spec = parseComputer(rules.game, player, 'player');
  if (!spec.ok) return spec;
  const begun = beginMatch(rules, question.position, moves);
  if (!begun.ok) return begun;
  const going = expectUnfinished(begun.value);
  if (!going.ok) return going;
  const match = going.value;
  const opened = await openPlayerInWorker(host, rules, spec.value);
  if (!opened.ok) return opened;
  void question.stop.raised?.then(() => opened.value.close());
  const random = new SeededRandom(question.seed ?? randomInt(2 ** 32));
  const began = performance.now();
  try {
    const toChoice = ({ move, score, end, line, depth, nodes }: ChosenMove): Choice => ({
      move: rules.makeMove(match.position, move),
      ...(score !== undefined && { score }),
      ...(end !== undefined && { end }),
      ...(line !== undefined && { line: makeLine(rules, match.position, line) }),
      ...(depth !== undefined && { depth }),
      ...(nodes !== undefined && { nodes }),
      ms: Math.round(performance.now() - began),
    });
    const { limits, stop, tell } = question;
    const hear = tell && ((thought: ChosenMove): void => tell(toChoice(thought)));
    return ok(toChoice(await opened.value.choose(match, limits, random, stop, hear)));
  } catch (error) {
    if (error instanceof PlayerFailure) return err(error.problem);
    throw error;
  } finally {
    await opened.value.close();
  }
}
