import {
  type BySide,
  type GameId,
  loadViewer,
  parseRecords,
  type PlayerSpec,
  type Side,
  type View,
} from '@tabuleiro/games';
import { parsePlayerName } from '../routes/match-address.ts';

/** What a card of a saved match shows. */
export interface LastPosition {
  readonly view: View;
  readonly turn: Side;
  readonly plies: number;
  readonly players: BySide<PlayerSpec>;
  /** The side at the bottom: the person's. */
  readonly bottom: Side;
}

export async function loadLastPosition(game: GameId, text: string): Promise<LastPosition | 'unreadable'> {
  const [records, viewer] = await Promise.all([parseRecords(text), loadViewer(game)]);
  const [read] = records.ok ? records.value : [];
  if (read === undefined || read.record.game !== game) return 'unreadable';
  const { match, tags } = read;
  const player = (name: string | undefined): PlayerSpec => parsePlayerName(game, name ?? null) ?? { kind: 'human' };
  const players = { 1: player(tags['Player1']), 2: player(tags['Player2']) };
  return {
    view: { ...viewer.describe(match.position), notices: [] },
    turn: match.position.turn,
    plies: match.moves.length,
    players,
    bottom: players[2].kind === 'human' && players[1].kind !== 'human' ? 2 : 1,
  };
}
