import {
  type BySide,
  capitalise,
  resultMarkOf,
  type Side,
  unreachable,
  type GameLocale,
  type Outcome,
  formatOutcome,
  formatGameName,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import {
  type MatchHistory,
  formatUnderstood,
  formatSentence,
  type SessionNote,
  formatNote,
  formatTypedError,
} from '@tabuleiro/play';
import type { Context } from '../context.ts';
import type { OutputOptions } from '../options/match-setup.ts';
import type { MatchFacets } from '../text/game-facets.ts';
import { INDENT, formatMoves, formatChoices } from '../text/listings.ts';
import { formatMove } from '../text/move.ts';
import { formatPlayerName } from '../text/player-names.ts';
import { LONGEST_LINE } from './command-reader.ts';
import type { PipeListener, PipeEvent, Refused } from './events.ts';

export interface TextPrinterOptions {
  readonly context: Context;
  readonly facets: MatchFacets;
  readonly history: MatchHistory;
  readonly output: OutputOptions;
  /** Printed after the names of the players: the seed or the number of the match. */
  readonly note: string;
}

/** Prints a match as text: the board at the start and the end, a line for each ply, and notices. */
export function textPrinter(options: TextPrinterOptions): PipeListener {
  const printNotices = newNoticeFinder(options.facets.locale, options.history);
  return async (event) => {
    const changes = event.type === 'start' || event.type === 'move' || event.type === 'undone';
    const notices = changes ? printNotices(event.type === 'start' ? event.plies : event.ply) : [];
    const lines = [...linesOf(event, options), ...notices];
    if (lines.length > 0) await options.context.print(lines.join('\n'));
  };
}

/** Finds the notices of a ply that the previous ply did not have. */
export function newNoticeFinder(locale: GameLocale, history: MatchHistory): (ply: number) => readonly string[] {
  let said: readonly string[] = [];
  return (ply) => {
    const before = said;
    said = history.noticesAt(ply).map((notice) => `${INDENT}${formatSentence(locale, notice)}`);
    return said.filter((line) => !before.includes(line));
  };
}

function linesOf(event: PipeEvent, options: TextPrinterOptions): readonly string[] {
  const { context, facets, output, note } = options;
  const texts = context.texts.matches;
  const boards = output.boards === true;
  switch (event.type) {
    case 'start':
      return [
        formatGameName(facets.locale, facets.rules.variant.id),
        formatPlayers(context, facets, event.players, note),
        '',
        ...drawPly(options, event.plies),
        '',
        ...(options.history.match.positionAt(event.plies).isOver()
          ? []
          : [`${facets.locale.game.sides[event.turn].toMove}.`]),
      ];
    case 'move': {
      const echo = event.typed === undefined ? [] : [formatUnderstood(event.text, context.language)];
      const lines = [...echo, formatMove(context, facets.locale, event)];
      return boards ? [...lines, '', ...drawPly(options, event.ply), ''] : lines;
    }
    case 'undone':
      return [`${texts.takenBack(event.plies)}.`];
    case 'draw-offered':
      return [`${capitalise(texts.drawOffered(facets.locale.game.sides[event.side].name))}.`];
    case 'draw-declined': {
      if (event.why !== undefined) return [formatSessionNote(context, facets.locale, event.why)];
      return [`${capitalise(texts.drawDeclined(facets.locale.game.sides[event.side].name))}.`];
    }
    case 'hint':
      return [formatSessionNote(context, facets.locale, event.hint)];
    case 'moves':
      return formatMoves(context, event);
    case 'choices':
      return formatChoices(facets.locale, event);
    case 'help':
      return texts.help;
    case 'end': {
      const result = `${resultMarkOf(event.outcome)} ${formatResult(context, facets.locale, event.outcome)}`;
      return boards || event.plies === 0 ? [result] : ['', ...drawPly(options, event.plies), '', result];
    }
    case 'turn':
    case 'refused':
    case 'failed':
      return [];
    default:
      return unreachable(event);
  }
}

/** The board after `ply` plies. */
export function drawPly({ facets, history, output }: TextPrinterOptions, ply: number): readonly string[] {
  const view = facets.viewer.describe(history.match.positionAt(ply));
  return drawView(view, facets.locale, { ascii: output.ascii === true });
}

export function formatPlayers(
  { texts }: Context,
  { rules, locale }: MatchFacets,
  players: BySide<string>,
  note: string,
): string {
  const { sides } = locale.game;
  const nameOf = (side: Side): string => formatPlayerName(texts, rules.game, players[side], locale.game);
  const names = `${capitalise(sides[1].name)}: ${nameOf(1)}, ${sides[2].name}: ${nameOf(2)}`;
  return note === '' ? names : `${names} (${note})`;
}

/** The result, or that the match is unfinished. */
export function formatResult({ texts }: Context, locale: GameLocale, outcome: Outcome | null): string {
  return `${outcome === null ? texts.matches.unfinished : formatOutcome(locale, outcome)}.`;
}

export function formatRefusal({ texts }: Context, locale: GameLocale, refused: Refused): string {
  switch (refused.code) {
    case 'wrong-move':
      return formatTypedError(refused.error, locale, texts.matches.notes.badMove);
    case 'wrong-choice':
      return formatSentence(locale, refused.why);
    case 'no-hint':
      return refused.reason;
    case 'nothing-to-undo':
      return texts.matches.nothingToUndo;
    case 'line-too-long':
      return texts.matches.lineTooLong(LONGEST_LINE);
    default:
      return unreachable(refused);
  }
}

/** The session's answer to a hint or a draw offer. */
export function formatSessionNote({ texts }: Context, locale: GameLocale, note: SessionNote): string {
  return formatNote(note, locale, texts.matches.notes);
}
