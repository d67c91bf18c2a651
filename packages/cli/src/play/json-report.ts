import { type Notice, resultMarkOf, formatMessage, unreachable, type GameLocale } from '@tabuleiro/games';
import type { MatchHistory } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { PIPE_COMMANDS } from '../text/play/texts.ts';
import type { Listener, MatchEvent } from './events.ts';
import { sayEnd, sayRefused, saySession } from './words.ts';

export interface JsonReportOptions {
  readonly context: Context;
  readonly locale: GameLocale;
  /** Where it is known, to say what is forced and what stands out. */
  readonly history?: MatchHistory;
  /** What the first event says besides its own. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Tells a match to programs: one event a line. */
export function jsonReport(options: JsonReportOptions): Listener {
  return (event) => options.context.printJson(toJson(event, options));
}

export function noticeToJson(locale: GameLocale, notice: Notice): { readonly code: string; readonly text: string } {
  return { code: notice.code, text: formatMessage(locale, notice) };
}

/** Moves as text, messages as sentences. */
function toJson(event: MatchEvent, { context, locale, history, facts }: JsonReportOptions): object {
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
        words: formatMessage(locale, words),
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
      return { ...name, side, code: refused.code, message: sayRefused(context, locale, refused), ...typed };
    }
    case 'turn': {
      const notices = history?.freshNoticesAt(event.ply - 1).map((notice) => noticeToJson(locale, notice));
      return { ...name, ...rest, notices };
    }
    case 'draw-declined': {
      const { side, why } = event;
      if (why === undefined) return { ...name, side };
      return { ...name, side, reason: why.kind, message: saySession(context, locale, why) };
    }
    case 'hint': {
      const { side, hint } = event;
      return { ...name, side, move: hint.move, message: saySession(context, locale, hint) };
    }
    case 'choices':
      return { ...name, picks: event.picks, prompt: formatMessage(locale, event.prompt), choices: event.choices };
    case 'help':
      return { ...name, commands: PIPE_COMMANDS };
    case 'end': {
      const { outcome, plies, position } = event;
      return {
        ...name,
        result: resultMarkOf(outcome),
        outcome,
        words: sayEnd(context, locale, outcome),
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
