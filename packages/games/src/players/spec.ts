import { err, ok, type Result, textError, type TextError, unreachable } from '../contract/index.ts';
import { type GameId, manifestOf } from '../games.ts';
import type { SharedCode } from '../text/index.ts';

/** Who plays a side, as it is written everywhere: `human`, a classic name, or `ugi:<command>`. */
export type PlayerSpec =
  | { readonly kind: 'human' }
  | { readonly kind: 'classic'; readonly id: string }
  /** A program of its own that speaks the Universal Game Interface. */
  | { readonly kind: 'ugi'; readonly command: string };

const UGI = 'ugi:';

/** The names of the players that a game offers, people first, then from weak to strong. */
export function playerNames(game: GameId): readonly string[] {
  return ['human', ...manifestOf(game).classics];
}

/** Reads a player; `field` is where it was written. */
export function parsePlayer(game: GameId, text: string, field: string): Result<PlayerSpec, TextError<SharedCode>> {
  if (text === 'human') return ok({ kind: 'human' });
  if (manifestOf(game).classics.includes(text)) return ok({ kind: 'classic', id: text });
  const command = text.startsWith(UGI) ? text.slice(UGI.length).trim() : '';
  if (command !== '') return ok({ kind: 'ugi', command });
  return err(textError(field, text, { code: 'player', values: { names: playerNames(game).join(' ') } }));
}

export function makePlayer(spec: PlayerSpec): string {
  switch (spec.kind) {
    case 'human':
      return 'human';
    case 'classic':
      return spec.id;
    case 'ugi':
      return `${UGI}${spec.command}`;
    default:
      return unreachable(spec);
  }
}
