import type { BySide, MoveViewer, ReadRecord } from '@tabuleiro/games';
import { moveEventOf } from '../text/move.ts';
import type { PipeListener } from './events.ts';

export interface PrintedReplay {
  readonly read: ReadRecord;
  readonly moveViewer: MoveViewer;
  /** How many plies to print; the result follows only after the last one. */
  readonly plies: number;
  readonly listen: PipeListener;
}

/** Replays a record as events. */
export async function printReplay({ read, moveViewer, plies, listen }: PrintedReplay): Promise<void> {
  const { match, record, tags } = read;
  const { rules, outcome } = match;
  const { game, variant } = record;
  const players: BySide<string> = { 1: tags['Player1'] ?? '?', 2: tags['Player2'] ?? '?' };
  const { turn } = match.positionAt(0);
  await listen({ type: 'start', game, variant, players, plies: 0, turn, position: record.start });
  for (let ply = 1; ply <= plies; ply++) {
    const comment = record.plies[ply - 1]?.comment;
    await listen({ ...moveEventOf(match, ply, moveViewer), ...(comment !== undefined && { comment }) });
  }
  if (plies < match.moves.length) return;
  await listen({ type: 'end', outcome, plies, position: rules.makePosition(match.position) });
}
