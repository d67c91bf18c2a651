import {
  assert,
  BrokenInvariant,
  type ChoiceStep,
  type Choices,
  err,
  type Message,
  type Move,
  MoveList,
  ok,
  type Pick,
  pickId,
  type PickTarget,
  type Position,
  type Result,
} from '../contract/index.ts';

/** What a game with few enough moves to list says about how a person builds one. */
export interface Walks {
  /**
   * The ways in which a person may point out a legal move, the usual one first; none for a pass. A target that begins
   * several walks is shared between them.
   */
  walksOf(position: Position, move: Move): readonly (readonly PickTarget[])[];

  /** What to pick next, after picks that led somewhere. */
  prompt(position: Position, picks: readonly string[]): Message;

  /** Why a pick is not among the possible ones, after picks that led somewhere. */
  refuse(position: Position, picks: readonly string[], pick: string): Message;
}

interface Walk {
  readonly move: Move;
  readonly targets: readonly PickTarget[];
}

/** Whether a walk has this pick at this place. */
function hasAt({ targets }: Walk, index: number, pick: string): boolean {
  const target = targets[index];
  return target !== undefined && pickId(target) === pick;
}

const DONE: Pick = { id: 'done', target: { kind: 'done' } };

/**
 * Choices from the list of legal moves: a pick is possible if some legal move continues with it, so following all choices gives
 * exactly the legal moves.
 */
export function choicesFromMoves(game: Walks): Choices {
  return {
    walk: (position, picks) => walk(game, position, picks),
    picksOf: (position, move) => {
      const [usual] = game.walksOf(position, move);
      assert(usual !== undefined, 'a move has a walk');
      const ids = usual.map(pickId);
      const step = walk(game, position, ids);
      return step.ok && step.value.kind === 'pick' ? [...ids, DONE.id] : ids;
    },
  };
}

function walk(game: Walks, position: Position, picks: readonly string[]): Result<ChoiceStep, Message> {
  let walks = walksOn(game, position, picks[0]);
  for (const [index, pick] of picks.entries()) {
    const ended = walks.find(({ targets }) => targets.length === index);
    if (pick === DONE.id && ended !== undefined) return ok({ kind: 'move', move: ended.move });
    const before = picks.slice(0, index);
    walks = walks.filter((candidate) => hasAt(candidate, index, pick));
    if (walks.length === 0) return err(game.refuse(position, before, pick));
  }
  return ok(stepOf(game, position, picks, walks));
}

function stepOf(game: Walks, position: Position, picks: readonly string[], walks: readonly Walk[]): ChoiceStep {
  const possible = new Map<string, Pick>();
  let whole: Move | null = null;
  for (const { move, targets } of walks) {
    const target = targets[picks.length];
    if (target === undefined) {
      whole = move;
      continue;
    }
    const id = pickId(target);
    if (!possible.has(id)) possible.set(id, { id, target });
  }
  if (possible.size === 0) {
    if (whole === null) throw new BrokenInvariant('a walk leads nowhere');
    return { kind: 'move', move: whole };
  }
  if (whole !== null) possible.set(DONE.id, DONE);
  return { kind: 'pick', prompt: game.prompt(position, picks), picks: [...possible.values()] };
}

/** Filled anew by every call, so that it grows but once. */
const MOVES = new MoveList();

/** The walks that a first pick leaves open: positions have many moves, and most of their walks end here. */
function walksOn(game: Walks, position: Position, first: string | undefined): readonly Walk[] {
  assert(!position.isOver(), 'a finished game has no choices');
  position.legalMoves(MOVES);
  const walks: Walk[] = [];
  for (const move of MOVES) {
    for (const targets of game.walksOf(position, move)) {
      const candidate = { move, targets };
      if (first === undefined || targets.length === 0 || hasAt(candidate, 0, first)) walks.push(candidate);
    }
  }
  return walks;
}
