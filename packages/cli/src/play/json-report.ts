import { resultMarkOf, sayMessage, unreachable, type Voice } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import type { Listener, MatchEvent } from './events.ts';
import { sayEnd, sayRefused } from './words.ts';

export interface JsonReportOptions {
  readonly context: Context;
  readonly voice: Voice;
  /** What the first event says besides its own. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Tells a match to programs: one event a line. */
export function jsonReport(options: JsonReportOptions): Listener {
  return (event) => options.context.printJson(toJson(event, options));
}

/** Moves as text, messages as sentences. */
function toJson(event: MatchEvent, { context, voice, facts }: JsonReportOptions): object {
  const { type, ...rest } = event;
  const name = { event: type };
  switch (event.type) {
    case 'start':
      return { ...name, ...rest, ...facts };
    case 'move': {
      const { ply, side, text, words, position, forced, comment, thought } = event;
      const { score, nodes } = thought ?? {};
      // What is undefined is not written.
      return {
        ...name,
        ply,
        side,
        move: text,
        words: sayMessage(voice, words),
        position,
        forced,
        comment,
        score,
        nodes,
      };
    }
    case 'refused': {
      const { refused, side } = event;
      return { ...name, side, code: refused.code, message: sayRefused(context, voice, refused) };
    }
    case 'end': {
      const { outcome, plies, position } = event;
      return {
        ...name,
        result: resultMarkOf(outcome),
        outcome,
        words: sayEnd(context, voice, outcome),
        plies,
        position,
      };
    }
    case 'failed':
      return { ...name, side: event.side, problem: event.problem };
    case 'turn':
    case 'undone':
    case 'draw-offered':
    case 'draw-declined':
      return { ...name, ...rest };
    default:
      return unreachable(event);
  }
}
