import { type AnalysePosition, expectedPoints, type PlyVerdict, reviewMatch } from '@tabuleiro/engine';
import {
  type BySide,
  type GameLocale,
  type Match,
  type Outcome,
  type PieceShape,
  type Side,
  SIDES,
  type View,
  type Viewer,
  otherSide,
} from '@tabuleiro/games';
import type { ClockSetup } from './match-clock.ts';
import { SESSION_TEXTS } from './text/index.ts';

// What is left to say of a match at its end: two or three numbers, and the move that decided it.

/** The clocks of a match at its end. */
export interface EndClocks {
  readonly setup: ClockSetup;
  readonly left: BySide<number>;
}

/** How many pieces of a shape lie beside the board. */
interface Heap {
  readonly shape: PieceShape;
  readonly count: number;
}

export interface MatchFacts {
  readonly plies: number;
  /** What each side has lost and what it has gathered; null where the game shows neither, or nothing of it. */
  readonly lost: BySide<Heap> | null;
  readonly gathered: BySide<Heap> | null;
  /** How long each side thought; null without clocks. */
  readonly thoughtMs: BySide<number> | null;
}

export function factsOf(match: Match, viewer: Viewer, clocks: EndClocks | null): MatchFacts {
  const view = viewer.describe(match.position);
  return {
    plies: match.moves.length,
    lost: heapsIn(view, 'lost'),
    // The result says it itself where the rules count points.
    gathered: hasScore(match.outcome) ? null : heapsIn(view, 'store'),
    thoughtMs: clocks === null ? null : thoughtOn(match, clocks),
  };
}

const hasScore = (outcome: Outcome | null): boolean => outcome?.score !== undefined;

function heapsIn({ trays, pieces }: View, kind: 'lost' | 'store'): BySide<Heap> | null {
  const heapOf = (side: Side): Heap | null => {
    const own = new Set(trays.filter((tray) => tray.kind === kind && tray.owner === side).map(({ id }) => id));
    const lying = pieces.filter(({ at }) => 'tray' in at && own.has(at.tray));
    const [first] = lying;
    if (first === undefined) return null;
    return { shape: first.shape, count: lying.reduce((sum, { count = 1 }) => sum + count, 0) };
  };
  const [one, two] = [heapOf(1), heapOf(2)];
  const shape = (one ?? two)?.shape;
  if (shape === undefined) return null;
  return { 1: one ?? { shape, count: 0 }, 2: two ?? { shape, count: 0 } };
}

function thoughtOn(match: Match, { setup, left }: EndClocks): BySide<number> {
  const thought = (side: Side): number => {
    const moves = match.moves.filter((_, ply) => match.positionAt(ply).turn === side).length;
    return Math.max(0, setup.initialMs + moves * setup.incrementMs - left[side]);
  };
  return { 1: thought(1), 2: thought(2) };
}

/** Each fact as a short phrase that begins with a capital letter. */
export function formatFacts({ plies, lost, gathered, thoughtMs }: MatchFacts, locale: GameLocale): readonly string[] {
  const { facts, things } = SESSION_TEXTS[locale.language];
  const named = (words: (side: Side) => string): string =>
    SIDES.map((side) => `${locale.game.sides[side].name} ${words(side)}`).join(', ');
  const counted = (heaps: BySide<Heap>): string =>
    named((side) => (heaps[side].count === 0 ? '0' : things[heaps[side].shape](heaps[side].count)));
  return [
    facts.moves(plies),
    ...(lost === null ? [] : [facts.lost(counted(lost))]),
    ...(gathered === null ? [] : [facts.gathered(counted(gathered))]),
    ...(thoughtMs === null ? [] : [facts.thought(named((side) => formatDuration(thoughtMs[side])))]),
  ];
}

/** "4:09", "1:02:03". */
function formatDuration(ms: number): string {
  const all = Math.round(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** From this many points out of 100, the winner is no longer in doubt. */
const SURE = 70;
/** A move that changes less decides nothing. */
const LEAST = 8;

/**
 * The ply, counted from 1, after which the winner was no longer in doubt: of the plies since the winner's last moment of
 * doubt, the one that changed the expected points most. Null for a draw, for a winner who was in doubt to the end, and for
 * a match that was decided from its start. It looks from the end backwards, and no further than needed.
 */
export async function findDecidingPly(match: Match, analyse: AnalysePosition): Promise<number | null> {
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return null;
  let after: number | null = null;
  let most = { ply: 0, gain: 0 };
  for await (const { ply, side, isForced, best, played } of reviewMatch(match, analyse)) {
    after ??= pointsOf(winner, side, played);
    if (after < SURE) break;
    const before = pointsOf(winner, side, best);
    const gain = after - before;
    if (gain > most.gain && !isForced) most = { ply, gain };
    after = before;
  }
  return most.gain < LEAST ? null : most.ply;
}

function pointsOf(winner: Side, side: Side, verdict: PlyVerdict): number {
  const points = expectedPoints(verdict);
  return side === otherSide(winner) ? 100 - points : points;
}
