import { type Notice, resultMarkOf, sayMessage, unreachable, type Voice } from '@tabuleiro/games';
import type { MatchHistory } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { PIPE_COMMANDS } from '../text/play/texts.ts';
import type { Listener, MatchEvent } from './events.ts';
import { sayEnd, sayRefused, saySession } from './words.ts';

export interface JsonReportOptions {
  readonly context: Context;
  readonly voice: Voice;
  /** Where it is known, to say what is forced and what stands out. */
  readonly history?: MatchHistory;
  /** What the first event says besides its own. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Tells a match to programs: one event a line. */
export function jsonReport(options: JsonReportOptions): Listener {
  return (event) => options.context.printJson(toJson(event, options));
}

export function noticeToJson(voice: Voice, notice: Notice): { readonly code: string; readonly text: string } {
  return { code: notice.code, text: sayMessage(voice, notice) };
}

/** Moves as text, messages as sentences. */
function toJson(event: MatchEvent, { context, voice, history, facts }: JsonReportOptions): object {
  const { type, ...rest } = event;
  const name = { event: type };
  switch (event.type) {
    case 'start':
      return { ...name, ...rest, ...facts };
    case 'move': {
      const { ply, side, text, words, position, typed, forced, comment, thought } = event;
      const { score, nodes } = thought ?? {};
      // What is undefined is not written.
      return {
        ...name,
        ply,
        side,
        move: text,
        words: sayMessage(voice, words),
        position,
        typed,
        understood: typed === undefined ? undefined : text,
        forced,
        comment,
        score,
        nodes,
      };
    }
    case 'refused': {
      const { refused, side } = event;
      const typed = refused.code === 'wrong-move' ? { reason: refused.error.kind, typed: refused.error.typed } : {};
      return { ...name, side, code: refused.code, message: sayRefused(context, voice, refused), ...typed };
    }
    case 'turn': {
      const notices = history?.freshNoticesAt(event.ply - 1).map((notice) => noticeToJson(voice, notice));
      return { ...name, ...rest, notices };
    }
    case 'draw-declined': {
      const { side, why } = event;
      if (why === undefined) return { ...name, side };
      return { ...name, side, reason: why.kind, message: saySession(context, voice, why) };
    }
    case 'hint': {
      const { side, hint } = event;
      return { ...name, side, move: hint.move, message: saySession(context, voice, hint) };
    }
    case 'choices':
      return { ...name, picks: event.picks, prompt: sayMessage(voice, event.prompt), choices: event.choices };
    case 'help':
      return { ...name, commands: PIPE_COMMANDS };
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
    case 'undone':
    case 'draw-offered':
    case 'moves':
      return { ...name, ...rest };
    default:
      return unreachable(event);
  }
}
