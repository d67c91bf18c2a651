import { type Notice, resultMarkOf, formatMessage, unreachable, type GameLocale } from '@tabuleiro/games';
import type { MatchHistory } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { PIPE_COMMANDS } from './command-reader.ts';
import type { PipeListener, PipeEvent } from './events.ts';
import { formatResult, formatRefusal, formatSessionNote } from './text-printer.ts';

export interface JsonPrinterOptions {
  readonly context: Context;
  readonly locale: GameLocale;
  /** For the notices. */
  readonly history: MatchHistory;
  /** Additional fields of the first event. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Prints a match for programs: one event a line. */
export function jsonPrinter(options: JsonPrinterOptions): PipeListener {
  return (event) => options.context.printJson(toJson(event, options));
}

export function noticeToJson(locale: GameLocale, notice: Notice): { readonly code: string; readonly text: string } {
  return { code: notice.code, text: formatMessage(locale, notice) };
}

/** Moves as text, messages as sentences. */
function toJson(event: PipeEvent, { context, locale, history, facts }: JsonPrinterOptions): object {
  const { type, ...rest } = event;
  const name = { event: type };
  const noticesAt = (ply: number): object => history.freshNoticesAt(ply).map((notice) => noticeToJson(locale, notice));
  switch (event.type) {
    case 'start':
      return { ...name, ...rest, ...facts };
    case 'move': {
      const { ply, side, text, words, position, typed, forced, comment, thought } = event;
      const { score, nodes } = thought ?? {};
      // JSON leaves out undefined fields.
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
      return { ...name, side, code: refused.code, message: formatRefusal(context, locale, refused), ...typed };
    }
    case 'turn': {
      return { ...name, ...rest, notices: noticesAt(event.ply - 1) };
    }
    case 'draw-declined': {
      const { side, why } = event;
      if (why === undefined) return { ...name, side };
      return { ...name, side, reason: why.kind, message: formatSessionNote(context, locale, why) };
    }
    case 'hint': {
      const { side, hint } = event;
      return { ...name, side, move: hint.move, message: formatSessionNote(context, locale, hint) };
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
        words: formatResult(context, locale, outcome),
        plies,
        position,
        notices: outcome === null ? undefined : noticesAt(plies),
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
