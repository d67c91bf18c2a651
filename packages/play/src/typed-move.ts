import {
  err,
  type Message,
  type Move,
  Match,
  ok,
  type Position,
  type Result,
  type Rules,
  type View,
} from '@tabuleiro/games';
import type { MoveBuilder, PickResult } from './move-builder.ts';

/** A move that a person typed. */
export interface TypedMove {
  readonly move: Move;
  /** The move in the game's notation, where the person typed something else. */
  readonly understood: string | null;
}

/** Why a typed move cannot be played; `typed` is the text as it was understood, or as it stood where it cannot be read. */
export type TypedMoveError =
  | { readonly kind: 'unreadable-move'; readonly typed: string; readonly expected: Message }
  | {
      readonly kind: 'illegal-move';
      readonly typed: string;
      readonly expected: Message;
      /** Missing where the picks of the move do not tell. */
      readonly why?: Message;
      /** The picks of a move that is legal as far as it goes, but not complete. */
      readonly begun?: readonly string[];
    };

/** Letter cases that people type, the text as it stands first. */
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
];

/** Without the spaces around it, and without the full stop that the original programs asked for. */
const trim = (text: string): string => text.trim().replace(/\s*\.$/, '');

/**
 * A move in the game's notation from what a person typed: in another letter case (`C3-C4` for `c3-c4`), with spaces in it, or
 * in the notation of the original program. Text that is legal as it stands is left alone, and so is text that cannot be read
 * at all. Of two letter cases that can be read the first counts, even if it is illegal: case may tell two moves apart.
 */
function normalise(rules: Rules, position: Position, builder: MoveBuilder, text: string): string {
  const isLegal = (one: string): boolean => {
    const move = rules.parseMove(position, one);
    return move.ok && position.isLegal(move.value);
  };
  const cases = CASES.flatMap((inCase) => [inCase(text), inCase(text.replaceAll(/\s/g, ''))]);
  const own = cases.find((one) => rules.parseMove(position, one).ok);
  if (own !== undefined && isLegal(own)) return own;
  const original = builder.facets.typed?.readMove(position, text) ?? null;
  if (original !== null && (own === undefined || isLegal(original))) return original;
  return own ?? text;
}

/** Reads a move that a person typed; the builder stands at the same position and explains illegal moves. */
export function readTypedMove(
  rules: Rules,
  position: Position,
  builder: MoveBuilder,
  text: string,
): Result<TypedMove, TypedMoveError> {
  const typed = normalise(rules, position, builder, trim(text));
  const read = rules.parseMove(position, typed);
  if (!read.ok) return err({ kind: 'unreadable-move', typed: trim(text), expected: read.error.expected });
  const move = read.value;
  if (position.isLegal(move)) {
    const written = rules.makeMove(position, move);
    return ok({ move, understood: written === text.trim() ? null : written });
  }
  const tried = new Match(rules, position).playText(typed);
  const expected: Message = tried.ok ? { code: 'no-move-game-over' } : tried.error.expected;
  const { meant, ...explained } = builder.explain(move);
  const why = meant === undefined ? {} : { why: writtenSo(rules.makeMove(position, meant)) };
  return err({ kind: 'illegal-move', typed, expected, ...explained, ...why });
}

const writtenSo = (move: string): Message => ({ code: 'written-so', values: { move } });

/** What a typed text does on a board: it is a whole move, or picks something, or neither. */
export type TypedInput =
  | { readonly kind: 'move'; readonly typed: TypedMove }
  | { readonly kind: 'picked'; readonly picked: PickResult }
  | { readonly kind: 'refused'; readonly error: TypedMoveError };

/** Reads what a person typed who may type a move in parts; makes the picks, but does not play the move. */
export function enterTyped(rules: Rules, position: Position, builder: MoveBuilder, text: string): TypedInput {
  // Once the picks have changed the board, what is named is the next pick, even if a move could begin there.
  const next = builder.preview === null ? undefined : readPick(builder, position, text);
  if (next !== undefined) return { kind: 'picked', picked: builder.pick(next) };
  const read = readTypedMove(rules, position, builder, text);
  if (read.ok) return { kind: 'move', typed: read.value };
  const { error } = read;
  const isPart = builder.picks.length > 0 || error.kind === 'unreadable-move';
  const part = isPart ? readPick(builder, position, text) : undefined;
  if (part !== undefined) return { kind: 'picked', picked: builder.pick(part) };
  if (error.kind === 'unreadable-move' || error.begun === undefined) return { kind: 'refused', error };
  builder.start(error.begun);
  return { kind: 'picked', picked: null };
}

/** A word without case and accents, so that who has no key for a tilde is understood. */
export function foldWord(word: string): string {
  return word.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * What a text names, whether it can be picked or not: by its id, by its name, or as the original program named it. A piece on
 * the board is picked by its cell.
 */
export function readPick(
  { facets, offered, preview }: MoveBuilder,
  position: Position,
  text: string,
): string | undefined {
  const typed = trim(text);
  const word = foldWord(typed);
  const named = Object.keys(facets.pickNames).find((key) => foldWord(facets.pickNames[key] ?? key) === word) ?? word;
  const ids = new Set([
    typed,
    typed.toLowerCase(),
    facets.typed?.readPick?.(position, typed),
    named,
    `${named}-${position.turn}`,
  ]);
  const view = preview?.view ?? facets.viewer.describe(position);
  const id = [...offered, 'done', ...thingsIn(view)].find((one) => ids.has(one));
  const at = view.pieces.find((piece) => piece.id === id)?.at;
  return at !== undefined && 'cell' in at ? at.cell : id;
}

/** Everything that can be pointed at: cells, trays, pieces and the holes of tiles. */
function thingsIn({ cells, trays, pieces }: View): readonly string[] {
  const tiles = pieces.filter(({ shape }) => shape === 'tile');
  const holes = tiles.flatMap(({ id }) => ROWS.flatMap((row) => ROWS.map((column) => `${id}.${row}${column}`)));
  return [...[...cells, ...trays, ...pieces].map(({ id }) => id), ...holes];
}

/** Rows and columns of the holes of a tile. */
const ROWS = [1, 2, 3, 4, 5];
