import {
  assert,
  err,
  type Message,
  type Move,
  ok,
  type Pick,
  type Position,
  type Result,
  type Rules,
  type GameLocale,
} from '@tabuleiro/games';
import { wrap } from '@tabuleiro/games/render';
import { type GameFacets, MoveBuilder, readPick, formatSentence } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { listMoves } from '../queries/positions.ts';

/** A pick with its id for programs and its name for people; both can be typed. */
interface NamedPick {
  readonly id: string;
  readonly name: string;
}

/** The possible next picks of a move being built. */
export interface ListedChoices {
  readonly picks: readonly NamedPick[];
  readonly prompt: Message;
  readonly choices: readonly NamedPick[];
}

/** Legal moves with a prefix. */
export interface ListedMoves {
  readonly count: number;
  readonly moves: readonly string[];
}

/** Longer lists are truncated. */
const MOST_LISTED = 200;

export function listMovesFrom(rules: Rules, position: Position, beginning: string): ListedMoves {
  const { moves } = listMoves(rules, position);
  const begins = moves.filter((move) => move.toLowerCase().startsWith(beginning.toLowerCase()));
  return { count: begins.length, moves: begins.slice(0, MOST_LISTED) };
}

/** The possible picks after `picks` and `words`; the move if they complete it; an error if they are not possible. */
export function listChoices(
  facets: GameFacets,
  position: Position,
  picks: readonly string[],
  words: readonly string[],
): Result<ListedChoices | Move, Message> {
  const builder = new MoveBuilder(facets);
  builder.reset(position);
  builder.start(picks);
  for (const word of words) {
    const picked = builder.pick(readPick(builder, position, word) ?? word.toLowerCase());
    if (picked !== null && 'refused' in picked) return err(picked.refused);
  }
  const { step } = builder;
  assert(step !== null, 'these picks are possible');
  if (step.kind === 'move') return ok(step.move);
  const named = builder.picks.map((id, index) => nameChosen(facets, position, builder.picks.slice(0, index), id));
  const isFirst = named.length === 0;
  const choices = step.picks.map((pick) => ({ id: pick.id, name: nameOf(facets, position, pick, isFirst) }));
  return ok({ picks: named, prompt: step.prompt, choices });
}

function nameChosen(facets: GameFacets, position: Position, before: readonly string[], id: string): NamedPick {
  const walked = facets.choices.walk(position, before);
  const offered = walked.ok && walked.value.kind === 'pick' ? walked.value.picks : [];
  const pick = offered.find((one) => one.id === id);
  return { id, name: pick === undefined ? id : nameOf(facets, position, pick, before.length === 0) };
}

/** The name of a pick for people: a square, the name of a piece, or a hole as piece, row and column. */
function nameOf({ viewer, pickNames }: GameFacets, position: Position, { id, target }: Pick, isFirst: boolean): string {
  const { turn } = position;
  const { pieces } = viewer.describe(position);
  if (target.kind === 'hole') {
    const piece = pieces.find((one) => one.id === target.piece)?.name ?? target.piece;
    return `${piece}${target.row}${target.column}`;
  }
  if (target.kind !== 'cell') {
    const key = id.replace(new RegExp(`-${turn}$`), '');
    return pickNames[key] ?? key;
  }
  // The first pick is a piece, later ones are squares.
  const named = pieces.find(({ at, owner }) => 'cell' in at && at.cell === id && owner === turn)?.name;
  return (isFirst ? named : undefined) ?? id;
}

/** Indents what follows a move. */
export const INDENT = '   ';

export function formatMoves({ texts }: Context, { count, moves }: ListedMoves): readonly string[] {
  return [texts.matches.legalMoves(count, moves.length), ...inLines(moves)];
}

export function formatChoices(locale: GameLocale, { prompt, choices }: ListedChoices): readonly string[] {
  return [formatSentence(locale, prompt), ...inLines(choices.map(({ name }) => name))];
}

/** The usual minimum width of a terminal. */
const WIDTH = 80;

function inLines(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : wrap(words.join(' '), WIDTH - INDENT.length).map((line) => `${INDENT}${line}`);
}
