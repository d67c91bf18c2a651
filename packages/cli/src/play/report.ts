import {
  type BySide,
  capitalise,
  resultMarkOf,
  sayMessage,
  type Side,
  unreachable,
  type Voice,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import { type MatchHistory, sayUnderstood, sentenceFrom } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { sayPlayerName } from '../text/index.ts';
import { wrap } from '../text/wrap.ts';
import type { Listener, MatchEvent, MoveEvent } from './events.ts';
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
  let noticed: readonly string[] = [];
  return async (event) => {
    const lines = [...linesOf(event, options)];
    if (event.type === 'start' || event.type === 'move' || event.type === 'undone') {
      const notices = sayNotices(options, event.type === 'start' ? event.plies : event.ply);
      // What stands since the last ply was said there.
      lines.push(...notices.filter((notice) => !noticed.includes(notice)));
      noticed = notices;
    }
    if (lines.length > 0) await options.context.print(lines.join('\n'));
  };
}

/** What is said beside the board after so many plies; nothing at the end of a match. */
function sayNotices({ stage, history }: ReportOptions, ply: number): readonly string[] {
  history.goTo(ply);
  if (history.isOver) return [];
  return history.notices.map((notice) => `${INDENT}${sentenceFrom(stage.voice, notice)}`);
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
      const lines = [...echo, sayMove(context, stage.voice, event)];
      return boards ? [...lines, '', ...drawPly(options, event.ply), ''] : lines;
    }
    case 'undone':
      return [`${texts.takenBack(event.plies)}.`];
    case 'draw-offered':
      return [`${texts.drawOffered(stage.voice.game.sides[event.side].name)}.`];
    case 'draw-declined': {
      const declined = `${texts.drawDeclined(stage.voice.game.sides[event.side].name)}.`;
      return [event.why === undefined ? declined : `${declined} ${saySession(context, stage.voice, event.why)}`];
    }
    case 'hint':
      return [saySession(context, stage.voice, event.hint)];
    case 'moves':
      return sayMoves(context, event);
    case 'choices': {
      const names = event.choices.map(({ name }) => name);
      return [sentenceFrom(stage.voice, event.prompt), ...inLines(names)];
    }
    case 'help':
      return texts.help;
    case 'end': {
      const result = `${resultMarkOf(event.outcome)} ${sayEnd(context, stage.voice, event.outcome)}`;
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
  return drawView(view, stage.voice, { ascii: output.ascii === true });
}

export function sayPlayers({ texts }: Context, { rules, voice }: Stage, players: BySide<string>, note: string): string {
  const { sides } = voice.game;
  const nameOf = (side: Side): string => sayPlayerName(texts, rules.game, players[side], voice.game);
  const names = `${capitalise(sides[1].name)}: ${nameOf(1)}, ${sides[2].name}: ${nameOf(2)}`;
  return note === '' ? names : `${names} (${note})`;
}

/** "1. c3  White drops a man on c3." */
export function sayMove({ texts }: Context, voice: Voice, event: MoveEvent): string {
  const { ply, text, words, forced, comment } = event;
  const why = forced === true ? ` (${texts.matches.passedFor})` : '';
  const said = comment === undefined ? '' : ` {${comment}}`;
  return `${ply}. ${text}  ${sayMessage(voice, words)}${why}.${said}`;
}

function sayMoves({ texts }: Context, { count, moves }: Extract<MatchEvent, { type: 'moves' }>): readonly string[] {
  return [texts.matches.legalMoves(count, moves.length), ...inLines(moves)];
}

/** The narrowest terminal that is usual. */
const WIDTH = 80;

function inLines(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : wrap(words.join(' '), WIDTH - INDENT.length).map((line) => `${INDENT}${line}`);
}
