import { assert, type Chosen, type Match, type MoveViewer, type Side } from '@tabuleiro/games';
import type { MoveEvent } from './events.ts';

/** What there is to tell of a ply of a match, counted from 1; `chosen` is what a computer player said of it. */
export function moveEventOf(match: Match, ply: number, moveViewer: MoveViewer, chosen?: Chosen): MoveEvent {
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
    ...(chosen !== undefined && { thought: chosen }),
  };
}

/** Where a match stands. */
export function stateOf({ position, rules }: Match): { readonly turn: Side; readonly position: string } {
  return { turn: position.turn, position: rules.makePosition(position) };
}
