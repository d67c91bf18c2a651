import { err, type Message, type Move, Match, ok, type Position, type Result, type Rules } from '@tabuleiro/games';
import type { MoveBuilder } from './move-builder.ts';

/** Why a typed move cannot be played. */
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
 * A move in the game's notation from what a person typed in another letter case: `C3-C4` for `c3-c4`. Text that can be read
 * as it stands is left alone, since case may tell two moves apart, and so is text that cannot be read at all.
 */
export function normaliseTyped(rules: Rules, position: Position, text: string): string {
  const typed = text.trim();
  return CASES.map((inCase) => inCase(typed)).find((one) => rules.parseMove(position, one).ok) ?? typed;
}

/** Reads a move that a person typed; the builder stands at the same position and explains illegal moves. */
export function readTypedMove(
  rules: Rules,
  position: Position,
  builder: MoveBuilder,
  text: string,
): Result<Move, TypedMoveError> {
  const typed = normaliseTyped(rules, position, text);
  const move = rules.parseMove(position, typed);
  if (!move.ok) return err({ kind: 'unreadable-move', typed, expected: move.error.expected });
  if (position.isLegal(move.value)) return ok(move.value);
  const tried = new Match(rules, position).playText(typed);
  const expected: Message = tried.ok ? { code: 'no-move-game-over' } : tried.error.expected;
  const why = builder.explain(move.value);
  return err({ kind: 'illegal-move', typed, expected, ...(why !== null && { why }) });
}
