import { err, ok, type Result, textError, type TextError, unreachable } from '../contract/index.ts';
import { type GameId, manifestOf } from '../games.ts';
import type { SharedCode } from '../text/index.ts';

/** Who plays a side, as it is written everywhere: `human`, a classic name, a level, `max`, or `ugi:<command>`. */
export type PlayerSpec =
  | { readonly kind: 'human' }
  | { readonly kind: 'classic'; readonly id: string }
  /** Our engine as strong as a person may like it, from 1 to HIGHEST_LEVEL. */
  | { readonly kind: 'level'; readonly level: number }
  /** Our engine as strong as it can. */
  | { readonly kind: 'max' }
  /** A program of its own that speaks the Universal Game Interface. */
  | { readonly kind: 'ugi'; readonly command: string };

const UGI = 'ugi:';
const MAX = 'max';

export const HIGHEST_LEVEL = 10;
/** The levels of the engine as they are written, the weakest first. */
export const LEVEL_NAMES: readonly string[] = Array.from({ length: HIGHEST_LEVEL }, (_, index) => String(index + 1));

/** The names of the players that a game offers, people first, then the classic ones and the levels, each from weak to strong. */
export function playerNames(game: GameId): readonly string[] {
  return ['human', ...manifestOf(game).classics, ...LEVEL_NAMES, MAX];
}

/** Reads a player; `field` is where it was written. */
export function parsePlayer(game: GameId, text: string, field: string): Result<PlayerSpec, TextError<SharedCode>> {
  if (text === 'human') return ok({ kind: 'human' });
  if (manifestOf(game).classics.includes(text)) return ok({ kind: 'classic', id: text });
  if (LEVEL_NAMES.includes(text)) return ok({ kind: 'level', level: Number(text) });
  if (text === MAX) return ok({ kind: 'max' });
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
    case 'level':
      return String(spec.level);
    case 'max':
      return MAX;
    case 'ugi':
      return `${UGI}${spec.command}`;
    default:
      return unreachable(spec);
  }
}
