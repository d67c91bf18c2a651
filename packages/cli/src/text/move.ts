import {
  assert,
  type ChosenMove,
  type Match,
  type MoveViewer,
  type Message,
  type Move,
  type Side,
  formatMessage,
  type GameLocale,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';

/** The event of a ply, counted from 1; `chosen` is what the computer player reported about it. */
export function moveEventOf(match: Match, ply: number, moveViewer: MoveViewer, chosen?: ChosenMove): MoveEvent {
  const { rules } = match;
  const before = match.positionAt(ply - 1);
  const move = match.moves[ply - 1];
  assert(move !== undefined, `the match has a ply ${ply}`);
  return {
    type: 'move',
    ply,
    side: before.turn,
    move,
    text: rules.makeMove(before, move),
    words: moveViewer.describeMove(before, move),
    position: rules.makePosition(match.positionAt(ply)),
    ...(chosen !== undefined && { thought: chosen }),
  };
}

export interface MoveEvent {
  readonly type: 'move';
  /** Counted from 1. */
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  readonly text: string;
  /** The move in words, as a message. */
  readonly words: Message;
  readonly position: string;
  /** The typed text, if it differs from `text`. */
  readonly typed?: string;
  /** A forced pass. */
  readonly forced?: true;
  /** The comment of the record. */
  readonly comment?: string;
  /** What the computer player reported about its choice. */
  readonly thought?: ChosenMove;
}

/** "1. c3  White drops a man on c3." */
export function formatMove({ texts }: Context, locale: GameLocale, event: MoveEvent): string {
  const { ply, text, words, forced, comment } = event;
  const why = forced === true ? ` (${texts.matches.passedFor})` : '';
  const said = comment === undefined ? '' : ` {${comment}}`;
  return `${ply}. ${text}  ${formatMessage(locale, words)}${why}.${said}`;
}
