import { err, type Message, type Move, Match, ok, type Position, type Result, type Rules } from '@tabuleiro/games';
import type { MoveBuilder } from './move-builder.ts';

/** A move that a person typed. */
export interface TypedMove {
  readonly move: Move;
  /** The move in the game's notation, where the person typed something else. */
  readonly understood: string | null;
}

/** Why a typed move cannot be played; `typed` is the text as it was understood. */
export type TypedMoveError =
  | { readonly kind: 'unreadable-move'; readonly typed: string; readonly expected: Message }
  /** `why` is missing where the picks of the move do not tell. */
  | { readonly kind: 'illegal-move'; readonly typed: string; readonly expected: Message; readonly why?: Message };

/** Letter cases that people type, the text as it stands first. */
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
];

/**
 * A move in the game's notation from what a person typed: in another letter case (`C3-C4` for `c3-c4`), with spaces in it, or in the
 * notation of the original program. Text that can be read as it stands is left alone, since case may tell two moves apart,
 * and so is text that cannot be read at all.
 */
function normalise(rules: Rules, position: Position, builder: MoveBuilder, text: string): string {
  const isReadable = (one: string): boolean => rules.parseMove(position, one).ok;
  const written = CASES.flatMap((inCase) => [inCase(text), inCase(text.replace(/\s/g, ''))]);
  return written.find(isReadable) ?? builder.facets.typed?.readMove(position, text) ?? text;
}

/** Reads a move that a person typed; the builder stands at the same position and explains illegal moves. */
export function readTypedMove(
  rules: Rules,
  position: Position,
  builder: MoveBuilder,
  text: string,
): Result<TypedMove, TypedMoveError> {
  const trimmed = text.trim();
  const typed = normalise(rules, position, builder, trimmed);
  const read = rules.parseMove(position, typed);
  if (!read.ok) return err({ kind: 'unreadable-move', typed, expected: read.error.expected });
  const move = read.value;
  if (position.isLegal(move)) {
    const written = rules.makeMove(position, move);
    return ok({ move, understood: written === trimmed ? null : written });
  }
  const tried = new Match(rules, position).playText(typed);
  const expected: Message = tried.ok ? { code: 'no-move-game-over' } : tried.error.expected;
  const why = builder.explain(move);
  return err({ kind: 'illegal-move', typed, expected, ...(why !== null && { why }) });
}
