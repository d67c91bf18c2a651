import {
  type BySide,
  type Match,
  resultMarkOf,
  sayMessage,
  type Side,
  unreachable,
  type Voice,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { sayPlayerName } from '../text/index.ts';
import type { Listener, MatchEvent, MoveEvent } from './events.ts';
import type { OutputOptions } from './setup.ts';
import type { Stage } from './stage.ts';
import { capitalise, sayEnd, sayGame } from './words.ts';

export interface ReportOptions {
  readonly context: Context;
  readonly stage: Stage;
  readonly match: Match;
  readonly output: OutputOptions;
  /** What stands after the names of the players: the seed, the number of the match. */
  readonly note: string;
}

/** Tells a match in plain text: the board at the start and at the end, and a line for each ply. */
export function textReport(options: ReportOptions): Listener {
  return async (event) => {
    const lines = linesOf(event, options);
    if (lines.length > 0) await options.context.print(lines.join('\n'));
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
      const line = sayMove(context, stage.voice, event);
      return boards ? [line, '', ...drawPly(options, event.ply), ''] : [line];
    }
    case 'undone':
      return [`${texts.takenBack(event.plies)}.`];
    case 'draw-offered':
      return [`${texts.drawOffered(stage.voice.game.sides[event.side].name)}.`];
    case 'draw-declined':
      return [`${texts.drawDeclined(stage.voice.game.sides[event.side].name)}.`];
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
export function drawPly({ stage, match, output }: ReportOptions, ply: number): readonly string[] {
  const view = stage.viewer.describe(match.positionAt(ply));
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
