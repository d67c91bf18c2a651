import { type BySide, otherSide, type Outcome, type Side, SIDES } from '@tabuleiro/games';

/** Which of the two players of a series, whatever side it has at the moment: the one of --p1 or the one of --p2. */
export type Contestant = 1 | 2;

/** What a player made of its matches on one side. */
export interface Score {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export const NO_SCORE: Score = { wins: 0, losses: 0, draws: 0 };

export function addScores(a: Score, b: Score): Score {
  return { wins: a.wins + b.wins, losses: a.losses + b.losses, draws: a.draws + b.draws };
}

export function matchesOf({ wins, losses, draws }: Score): number {
  return wins + losses + draws;
}

/** A win is a point, a draw half of one. */
export function pointsOf({ wins, draws }: Score): number {
  return wins + draws / 2;
}

/** One kind of end, and how often it came. */
export interface Ending {
  readonly outcome: Outcome;
  readonly count: number;
}

/** Counts the results of a series, by player and by side. */
export class Tally {
  private readonly scores: Record<Contestant, Record<Side, Score>> = {
    1: { 1: NO_SCORE, 2: NO_SCORE },
    2: { 1: NO_SCORE, 2: NO_SCORE },
  };
  private readonly kinds = new Map<string, Ending>();
  private readonly plies: number[] = [];

  /** `first` is the player who had side 1. */
  add(outcome: Outcome, first: Contestant, plies: number): void {
    const { winner, reason } = outcome;
    const contestants: BySide<Contestant> = { 1: first, 2: first === 1 ? 2 : 1 };
    for (const side of SIDES) {
      const scores = this.scores[contestants[side]];
      const one: Score = {
        wins: winner === side ? 1 : 0,
        losses: winner === otherSide(side) ? 1 : 0,
        draws: winner === null ? 1 : 0,
      };
      scores[side] = addScores(scores[side], one);
    }
    const kind = `${winner} ${reason}`;
    // Points differ from match to match: they are no part of the kind.
    this.kinds.set(kind, { outcome: { winner, reason }, count: (this.kinds.get(kind)?.count ?? 0) + 1 });
    this.plies.push(plies);
  }

  get matches(): number {
    return this.plies.length;
  }

  scoreOf(contestant: Contestant, side: Side): Score {
    return this.scores[contestant][side];
  }

  /** Of both sides together. */
  totalOf(contestant: Contestant): Score {
    return addScores(this.scores[contestant][1], this.scores[contestant][2]);
  }

  /** Of both players together. */
  totalOfSide(side: Side): Score {
    return addScores(this.scores[1][side], this.scores[2][side]);
  }

  /** The most frequent first; equal ones by their names, so that the order is always the same. */
  get endings(): readonly Ending[] {
    return [...this.kinds]
      .toSorted(([a, one], [b, two]) => two.count - one.count || (a < b ? -1 : 1))
      .map(([, ending]) => ending);
  }

  get length(): { readonly mean: number; readonly shortest: number; readonly longest: number } {
    const { plies } = this;
    if (plies.length === 0) return { mean: 0, shortest: 0, longest: 0 };
    const sum = plies.reduce((total, one) => total + one, 0);
    return {
      mean: sum / plies.length,
      shortest: plies.reduce((a, b) => Math.min(a, b)),
      longest: plies.reduce((a, b) => Math.max(a, b)),
    };
  }
}
