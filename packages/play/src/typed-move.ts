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
  /** The move in the game's notation, if the person typed something else. */
  readonly understood: string | null;
}

/**
 * Why a typed move cannot be played. `typed` is the text as understood, or the original text if it cannot be parsed.
 */
export type TypedMoveError =
  | { readonly kind: 'unreadable-move'; readonly typed: string; readonly expected: Message }
  | {
      readonly kind: 'illegal-move';
      readonly typed: string;
      readonly expected: Message;
      /** Missing where the picks of the move give no reason. */
      readonly why?: Message;
      /** The picks of a move that is legal so far but incomplete. */
      readonly begun?: readonly string[];
    };

/** Letter cases that people type; the unchanged text comes first. */
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
];

/** Removes spaces, dots and commas around a text; the original programs required a full stop. */
const trim = (text: string): string => text.replaceAll(/^[\s.,]+|[\s.,]+$/g, '') || text.trim();

/**
 * Converts what a person typed to the game's notation: another letter case (`C3-C4` for `c3-c4`), extra spaces, or the
 * notation of the original program. Legal text and unparsable text stay unchanged. If two letter cases parse, the first
 * one counts, even if it is illegal: case may tell two moves apart.
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

/** Parses a typed move. The builder is at the same position and explains illegal moves. */
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

/** The effect of a typed text: a whole move, a pick, or neither. */
export type TypedInput =
  | { readonly kind: 'move'; readonly typed: TypedMove }
  | { readonly kind: 'picked'; readonly picked: PickResult }
  | { readonly kind: 'refused'; readonly error: TypedMoveError };

/** Parses text from a person who may type a move in parts. Makes the picks, but does not play the move. */
export function enterTyped(rules: Rules, position: Position, builder: MoveBuilder, text: string): TypedInput {
  // In the middle of a move the text names the next pick, even if a move could begin there; once picks have changed the
  // board, it may name several.
  const next = builder.picks.length === 0 ? undefined : pickNamed(builder, position, text);
  if (next !== undefined) return { kind: 'picked', picked: next };
  const read = readTypedMove(rules, position, builder, text);
  if (read.ok) return { kind: 'move', typed: read.value };
  const { error } = read;
  const isPart = builder.picks.length > 0 || error.kind === 'unreadable-move';
  const named = readPick(builder, position, text);
  // A text that parses as an illegal move may name a pick: a cell alone means a drop there, but also a man that may
  // move.
  const part = isPart || (named !== undefined && builder.offered.includes(named)) ? named : undefined;
  if (part !== undefined) return { kind: 'picked', picked: builder.pick(part) };
  if (builder.preview !== null && builder.step?.kind === 'pick') {
    return { kind: 'refused', error: { ...error, kind: 'illegal-move', why: builder.step.prompt } };
  }
  if (error.kind === 'unreadable-move' || error.begun === undefined) return { kind: 'refused', error };
  builder.start(error.begun);
  return { kind: 'picked', picked: null };
}

/** Makes the pick that a text names, or those that its words name, up to the first refused; undefined if one names none. */
function pickNamed(builder: MoveBuilder, position: Position, text: string): PickResult | undefined {
  const before = builder.picks;
  const isOne = readPick(builder, position, text) !== undefined || builder.preview === null;
  for (const word of isOne ? [text] : trim(text).split(/[\s,]+/)) {
    const id = readPick(builder, position, word);
    const picked = id === undefined ? undefined : builder.pick(id);
    if (picked === undefined && !isOne) builder.start(before);
    if (picked !== null) return picked;
  }
  return null;
}

/** Removes case and accents, for people without the accents on their keyboard. */
export function foldWord(word: string): string {
  return word.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * The pick that a text names, legal or not: by its id, by its name, or by its name in the original program. A piece on
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

/** The pick ids of everything on the table: cells, trays, pieces and the holes of tiles. */
function thingsIn({ cells, trays, pieces }: View): readonly string[] {
  const tiles = pieces.filter(({ shape }) => shape === 'tile');
  const holes = tiles.flatMap(({ id }) => ROWS.flatMap((row) => ROWS.map((column) => `${id}.${row}${column}`)));
  return [...[...cells, ...trays, ...pieces].map(({ id }) => id), ...holes];
}

/** Rows and columns of the holes of a tile. */
const ROWS = [1, 2, 3, 4, 5];
