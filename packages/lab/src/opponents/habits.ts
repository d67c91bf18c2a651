import {
  type Match,
  type MoveViewer,
  OPPONENT_TRAITS,
  type OpponentHabit,
  type OpponentTrait,
  otherSide,
  type Side,
  type View,
  type Viewer,
} from '@tabuleiro/games';

// How a player of any game plays, measured from what is seen on the board before and after its moves.

/** A move as it looks. */
export interface SeenMove {
  readonly side: Side;
  /** How many pieces of the other side left the board, or how many seeds came into the own store. */
  readonly captured: number;
  /** The cell where the move began; null where a piece was placed. */
  readonly from: string | null;
  /** The cell where a piece of the mover arrived; null where no piece did. */
  readonly to: string | null;
  /** From the former to the latter in cells; positive means away from the mover's side of the board. */
  readonly forward: number;
  readonly distance: number;
  /** 1 in the middle of the board and 0 at its edge. */
  readonly centrality: number;
  readonly isCorner: boolean;
  /** Whether it arrived beside a piece of the other side. */
  readonly isContact: boolean;
  /** How many pieces or seeds were where the move began. */
  readonly bulk: number;
  /** The share of all seeds on the mover's cells; null where cells have no owners. */
  readonly hoard: number | null;
}

export interface SeenGame {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
}

export function seeMoves(match: Match, { viewer, moveViewer }: SeenGame): readonly SeenMove[] {
  return match.moves.map((move, ply) => {
    const before = match.positionAt(ply);
    const after = moveViewer.frames(before, move).at(-1);
    if (after === undefined) throw new Error('a move has a frame');
    return seeMove(viewer.describe(before), after, before.turn);
  });
}

function seeMove(before: View, after: View, side: Side): SeenMove {
  const cellOf = (kind: 'last-from' | 'last-to'): string | undefined =>
    after.marks.find((mark) => mark.kind === kind && mark.hole === undefined)?.cell;
  const start = after.cells.find(({ id }) => id === cellOf('last-from'));
  const arrived = cellOf('last-to');
  const isOwn = after.pieces.some(({ owner, at }) => owner === side && 'cell' in at && at.cell === arrived);
  const end = isOwn ? after.cells.find(({ id }) => id === arrived) : undefined;
  const captured = onBoard(before, otherSide(side)) - onBoard(after, otherSide(side));
  const [dx, dy] = start === undefined || end === undefined ? [0, 0] : [end.x - start.x, end.y - start.y];
  const enemies = new Set(
    after.pieces.flatMap(({ owner, at }) => (owner === otherSide(side) && 'cell' in at ? [at.cell] : [])),
  );
  const isNear = ({ id, x, y }: View['cells'][number]): boolean =>
    end !== undefined && enemies.has(id) && Math.max(Math.abs(x - end.x), Math.abs(y - end.y)) <= 1;
  const edges = end === undefined ? null : distancesToEdges(after, end);
  return {
    side,
    captured: Math.max(0, captured) + inStore(after, side) - inStore(before, side),
    from: start?.id ?? null,
    to: end?.id ?? null,
    forward: side === 1 ? dy : -dy,
    distance: Math.max(Math.abs(dx), Math.abs(dy)),
    centrality: edges === null ? 0 : Math.min(edges.x, edges.y),
    isCorner: edges !== null && edges.x === 0 && edges.y === 0,
    isContact: after.cells.some(isNear),
    hoard: hoardOf(after, side),
    bulk: countOf(before.pieces.filter(({ at }) => 'cell' in at && at.cell === start?.id)),
  };
}

type Place = Pick<View['cells'][number], 'x' | 'y'>;

/** 0 on the outer columns (rows) and 1 in the middle. */
function distancesToEdges({ cells }: View, place: Place): Place {
  const along = (axis: 'x' | 'y'): number => {
    const all = cells.map((cell) => cell[axis]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return high === low ? 0 : 1 - Math.abs(2 * place[axis] - low - high) / (high - low);
  };
  return { x: along('x'), y: along('y') };
}

function countOf(pieces: View['pieces']): number {
  return pieces.reduce((sum, { count = 1 }) => sum + count, 0);
}

function onBoard({ pieces }: View, side: Side): number {
  return countOf(pieces.filter(({ owner, at, state }) => owner === side && 'cell' in at && state !== 'dead'));
}

function inStore({ pieces, trays }: View, side: Side): number {
  const isStore = (id: string): boolean =>
    trays.some((one) => one.id === id && one.kind === 'store' && one.owner === side);
  return countOf(pieces.filter(({ at }) => 'tray' in at && isStore(at.tray)));
}

function hoardOf({ cells, pieces }: View, side: Side): number | null {
  const owned = cells.filter(({ owner }) => owner === side).map(({ id }) => id);
  const loose = pieces.filter(({ owner, at }) => owner === null && 'cell' in at);
  if (owned.length === 0 || loose.length === 0) return null;
  return countOf(loose.filter(({ at }) => 'cell' in at && owned.includes(at.cell))) / countOf(loose);
}

/** The traits of a player in a match from a ply on; those that cannot be said of it are missing. */
export function traitsOf(moves: readonly SeenMove[], side: Side, first: number): ReadonlyMap<OpponentTrait, number> {
  const own = moves.slice(first).filter((move) => move.side === side);
  const captures = own.filter(({ captured }) => captured > 0);
  const others = moves.slice(first).filter((move) => move.side !== side);
  const arrivals = own.filter(({ to }) => to !== null);
  const steps = arrivals.filter(({ from }) => from !== null);
  const firstCapture = own.findIndex(({ captured }) => captured > 0);
  const values: Readonly<Record<OpponentTrait, number | null>> = {
    captures: share(own, ({ captured }) => captured > 0),
    'first-capture': firstCapture < 0 ? own.length : firstCapture,
    'capture-size': mean(captures.map(({ captured }) => captured)),
    losses: share(others, ({ captured }) => captured > 0),
    contact: share(arrivals, ({ isContact }) => isContact),
    centre: mean(arrivals.map(({ centrality }) => centrality)),
    corners: share(arrivals, ({ isCorner }) => isCorner),
    retreats: share(steps, ({ forward }) => forward < 0),
    reach: mean(steps.map(({ distance }) => distance)),
    repeats: share(own.slice(1), ({ from }, index) => from !== null && from === own[index]?.to),
    placements: share(own, ({ from, to }) => from === null && to !== null),
    bulk: mean(own.flatMap(({ from, bulk }) => (from === null ? [] : [bulk]))),
    hoards: mean(own.flatMap(({ hoard }) => hoard ?? [])),
    length: moves.length,
  };
  return new Map(OPPONENT_TRAITS.flatMap((trait) => (values[trait] === null ? [] : [[trait, values[trait]]])));
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function share<T>(all: readonly T[], holds: (one: T, index: number) => boolean): number | null {
  return mean(all.map((one, index) => Number(holds(one, index))));
}

/** The mean of a trait over independent observations. */
export interface TraitEstimate {
  readonly mean: number;
  /** The variance of the mean. */
  readonly variance: number;
}

export function estimate(values: readonly number[]): TraitEstimate | null {
  const average = mean(values);
  if (average === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  return { mean: average, variance: squares / (values.length - 1) / values.length };
}

/** A trait in which a player differs from the average of all players. */
export interface Difference {
  readonly habit: OpponentHabit;
  readonly trait: OpponentTrait;
  /** The average of all players. */
  readonly average: number;
  /** In standard errors. */
  readonly deviations: number;
  /** Whether every other player differs less in that direction. */
  readonly isExtreme: boolean;
}

/**
 * Of 140 comparisons of a game (fourteen traits of ten players) with players that do not differ, all stay below this with a
 * probability of 95 %.
 */
export const SIGNIFICANT_DEVIATIONS = 3.55;

/** Smaller differences are not worth a word: a tenth of the average, and this much in a count or in a share. */
const COUNTS: ReadonlySet<OpponentTrait> = new Set(['first-capture', 'capture-size', 'reach', 'bulk', 'length']);
const LEAST = { count: 0.1, share: 0.02, ofAverage: 0.1 };

function isNoticeable(trait: OpponentTrait, difference: number, average: number): boolean {
  const least = COUNTS.has(trait) ? LEAST.count : LEAST.share;
  return Math.abs(difference) >= Math.max(least, LEAST.ofAverage * average);
}

/** What tells each player from the average of all, the most striking first: what it does most of all players, then what is surest. */
export function differencesOf(
  players: readonly ReadonlyMap<OpponentTrait, TraitEstimate>[],
): readonly (readonly Difference[])[] {
  const averages = new Map(OPPONENT_TRAITS.map((trait) => [trait, averageOf(players, trait)]));
  return players.map((player) => {
    const found = [...player].flatMap(([trait, own]) => {
      const average = averages.get(trait);
      if (average === undefined || average === null) return [];
      if (!isNoticeable(trait, own.mean - average.mean, average.mean)) return [];
      const deviations = (own.mean - average.mean) / Math.sqrt(own.variance + average.variance);
      if (!(Math.abs(deviations) >= SIGNIFICANT_DEVIATIONS)) return [];
      const isMore = deviations > 0;
      const means = players.flatMap((one) => one.get(trait)?.mean ?? []);
      const isExtreme = means.filter((other) => (isMore ? other >= own.mean : other <= own.mean)).length === 1;
      const habit: OpponentHabit = `${isMore ? 'more' : 'less'}-${trait}`;
      return [{ habit, trait, average: average.mean, deviations, isExtreme }];
    });
    return found.toSorted(
      (a, b) => Number(b.isExtreme) - Number(a.isExtreme) || Math.abs(b.deviations) - Math.abs(a.deviations),
    );
  });
}

/** The average of all players; null where the trait cannot be said of one. */
function averageOf(
  players: readonly ReadonlyMap<OpponentTrait, TraitEstimate>[],
  trait: OpponentTrait,
): TraitEstimate | null {
  const all = players.flatMap((player) => player.get(trait) ?? []);
  const average = mean(all.map((one) => one.mean));
  if (average === null || all.length < players.length) return null;
  return { mean: average, variance: all.reduce((sum, { variance }) => sum + variance, 0) / all.length ** 2 };
}
