import { assert, type Match, type MoveViewer } from '@tabuleiro/games';
import type { MoveEvent } from './events.ts';

/** What there is to tell of a ply of a match, counted from 1. */
export function moveEventOf(match: Match, ply: number, moveViewer: MoveViewer): MoveEvent {
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
    words: moveViewer.tell(before, move),
    position: rules.makePosition(match.positionAt(ply)),
  };
}
