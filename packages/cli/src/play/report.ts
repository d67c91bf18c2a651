import {
  type BySide,
  capitalise,
  resultMarkOf,
  formatMessage,
  type Side,
  unreachable,
  type GameLocale,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import { type MatchHistory, sayUnderstood, sentenceFrom } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { sayPlayerName } from '../text/index.ts';
import { wrap } from '../text/wrap.ts';
import type { Listener, MatchEvent, MoveEvent } from './events.ts';
import type { ListedChoices, ListedMoves } from './listings.ts';
import type { OutputOptions } from './setup.ts';
import type { Stage } from './stage.ts';
import { sayEnd, sayGame, saySession } from './words.ts';

/** Before what is said of a ply besides the move. */
const INDENT = '   ';

export interface ReportOptions {
  readonly context: Context;
  readonly stage: Stage;
  readonly history: MatchHistory;
  readonly output: OutputOptions;
  /** What stands after the names of the players: the seed, the number of the match. */
  readonly note: string;
}

/** Tells a match in plain text: the board at the start and at the end, a line for each ply, and what is forced or stands out. */
export function textReport(options: ReportOptions): Listener {
  const tellNotices = noticeTeller(options.stage.locale, options.history);
  return async (event) => {
    const changes = event.type === 'start' || event.type === 'move' || event.type === 'undone';
    const notices = changes ? tellNotices(event.type === 'start' ? event.plies : event.ply) : [];
    const lines = [...linesOf(event, options), ...notices];
    if (lines.length > 0) await options.context.print(lines.join('\n'));
  };
}

/** Prints the notices at a ply that the ply before did not have; none at the end of a match. */
export function noticeTeller(locale: GameLocale, history: MatchHistory): (ply: number) => readonly string[] {
  let said: readonly string[] = [];
  return (ply) => {
    const before = said;
    const { outcome, moves } = history.match;
    const isOver = outcome !== null && ply === moves.length;
    said = isOver ? [] : history.noticesAt(ply).map((notice) => `${INDENT}${sentenceFrom(locale, notice)}`);
    return said.filter((line) => !before.includes(line));
  };
}

function linesOf(event: MatchEvent, options: ReportOptions): readonly string[] {
  const { context, stage, output, note } = options;
  const texts = context.texts.matches;
  const boards = output.boards === true;
  switch (event.type) {
    case 'start':
      return [
        sayGame(stage),
        sayPlayers(context, stage, event.players, note),
        '',
        ...drawPly(options, event.plies),
        '',
      ];
    case 'move': {
      const echo = event.typed === undefined ? [] : [sayUnderstood(event.text, context.language)];
      const lines = [...echo, sayMove(context, stage.locale, event)];
      return boards ? [...lines, '', ...drawPly(options, event.ply), ''] : lines;
    }
    case 'undone':
      return [`${texts.takenBack(event.plies)}.`];
    case 'draw-offered':
      return [`${capitalise(texts.drawOffered(stage.locale.game.sides[event.side].name))}.`];
    case 'draw-declined': {
      if (event.why !== undefined) return [saySession(context, stage.locale, event.why)];
      return [`${capitalise(texts.drawDeclined(stage.locale.game.sides[event.side].name))}.`];
    }
    case 'hint':
      return [saySession(context, stage.locale, event.hint)];
    case 'moves':
      return sayMoves(context, event);
    case 'choices':
      return sayChoices(stage.locale, event);
    case 'help':
      return texts.help;
    case 'end': {
      const result = `${resultMarkOf(event.outcome)} ${sayEnd(context, stage.locale, event.outcome)}`;
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

/** The board after so many plies. */
export function drawPly({ stage, history, output }: ReportOptions, ply: number): readonly string[] {
  const view = stage.viewer.describe(history.match.positionAt(ply));
  return drawView(view, stage.locale, { ascii: output.ascii === true });
}

export function sayPlayers(
  { texts }: Context,
  { rules, locale }: Stage,
  players: BySide<string>,
  note: string,
): string {
  const { sides } = locale.game;
  const nameOf = (side: Side): string => sayPlayerName(texts, rules.game, players[side], locale.game);
  const names = `${capitalise(sides[1].name)}: ${nameOf(1)}, ${sides[2].name}: ${nameOf(2)}`;
  return note === '' ? names : `${names} (${note})`;
}

/** "1. c3  White drops a man on c3." */
export function sayMove({ texts }: Context, locale: GameLocale, event: MoveEvent): string {
  const { ply, text, words, forced, comment } = event;
  const why = forced === true ? ` (${texts.matches.passedFor})` : '';
  const said = comment === undefined ? '' : ` {${comment}}`;
  return `${ply}. ${text}  ${formatMessage(locale, words)}${why}.${said}`;
}

export function sayMoves({ texts }: Context, { count, moves }: ListedMoves): readonly string[] {
  return [texts.matches.legalMoves(count, moves.length), ...inLines(moves)];
}

export function sayChoices(locale: GameLocale, { prompt, choices }: ListedChoices): readonly string[] {
  return [sentenceFrom(locale, prompt), ...inLines(choices.map(({ name }) => name))];
}

/** The narrowest terminal that is usual. */
const WIDTH = 80;

function inLines(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : wrap(words.join(' '), WIDTH - INDENT.length).map((line) => `${INDENT}${line}`);
}
