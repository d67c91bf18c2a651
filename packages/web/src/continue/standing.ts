import {
  type BySide,
  type GameId,
  loadViewer,
  parseRecords,
  type PlayerSpec,
  type Side,
  type View,
} from '@tabuleiro/games';
import { playerNamed } from '../play/address.ts';

/** How a kept match stands. */
export interface Standing {
  readonly view: View;
  readonly turn: Side;
  readonly plies: number;
  readonly players: BySide<PlayerSpec>;
  /** The side of the person, who sits below. */
  readonly bottom: Side;
}

/** Reads a kept match, as far as it is shown outside of its own page. */
export async function loadStanding(game: GameId, text: string): Promise<Standing | 'unreadable'> {
  const [records, viewer] = await Promise.all([parseRecords(text), loadViewer(game)]);
  const [read] = records.ok ? records.value : [];
  if (read === undefined || read.record.game !== game) return 'unreadable';
  const { match, tags } = read;
  const player = (name: string | undefined): PlayerSpec => playerNamed(game, name ?? null) ?? { kind: 'human' };
  const players = { 1: player(tags['Player1']), 2: player(tags['Player2']) };
  return {
    view: { ...viewer.describe(match.position), notices: [] },
    turn: match.position.turn,
    plies: match.moves.length,
    players,
    bottom: players[2].kind === 'human' && players[1].kind !== 'human' ? 2 : 1,
  };
}
