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
} from '@tabuleiro/games';
import { type GameFacets, MoveBuilder, readPick } from '@tabuleiro/play';
import { listMoves } from '../service/service.ts';

/** A pick as programs name it, and as people do: what is listed can be typed. */
interface NamedPick {
  readonly id: string;
  readonly name: string;
}

/** What can be picked next in a move that a person builds. */
export interface ListedChoices {
  readonly picks: readonly NamedPick[];
  readonly prompt: Message;
  readonly choices: readonly NamedPick[];
}

/** Legal moves that begin with some text. */
export interface ListedMoves {
  readonly count: number;
  readonly moves: readonly string[];
}

/** Longer lists are cut off. */
const MOST_LISTED = 200;

export function listMovesFrom(rules: Rules, position: Position, beginning: string): ListedMoves {
  const { moves } = listMoves(rules, position);
  const begins = moves.filter((move) => move.toLowerCase().startsWith(beginning.toLowerCase()));
  return { count: begins.length, moves: begins.slice(0, MOST_LISTED) };
}

/** What can be picked after some picks and those that the words name; the move itself when they are all of it, or why they are not possible. */
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

/** How people call a pick: a square, a piece by its name or by what it is, a hole by its piece, row and column. */
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
  // A piece is chosen before a square.
  const named = pieces.find(({ at, owner }) => 'cell' in at && at.cell === id && owner === turn)?.name;
  return (isFirst ? named : undefined) ?? id;
}
