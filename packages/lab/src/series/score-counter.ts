import { type BySide, otherSide, type Outcome, type Side, SIDES } from '@tabuleiro/games';

/** A player of a series, whichever side it has in a match. */
export type SeriesPlayer = 1 | 2;

/** A player's results on one side. */
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

/** A kind of ending and its count. */
export interface EndingCount {
  readonly outcome: Outcome;
  readonly count: number;
}

/** Counts the results of a series, by player and by side. */
export class ScoreCounter {
  private readonly scores: Record<SeriesPlayer, Record<Side, Score>> = {
    1: { 1: NO_SCORE, 2: NO_SCORE },
    2: { 1: NO_SCORE, 2: NO_SCORE },
  };
  private readonly kinds = new Map<string, EndingCount>();
  private readonly plies: number[] = [];

  /** `first` is the player with side 1. */
  add(outcome: Outcome, first: SeriesPlayer, plies: number): void {
    const { winner, reason } = outcome;
    const players: BySide<SeriesPlayer> = { 1: first, 2: first === 1 ? 2 : 1 };
    for (const side of SIDES) {
      const scores = this.scores[players[side]];
      const one: Score = {
        wins: winner === side ? 1 : 0,
        losses: winner === otherSide(side) ? 1 : 0,
        draws: winner === null ? 1 : 0,
      };
      scores[side] = addScores(scores[side], one);
    }
    const kind = `${winner} ${reason}`;
    // Points differ from match to match, so they are left out.
    this.kinds.set(kind, { outcome: { winner, reason }, count: (this.kinds.get(kind)?.count ?? 0) + 1 });
    this.plies.push(plies);
  }

  get matches(): number {
    return this.plies.length;
  }

  scoreOf(player: SeriesPlayer, side: Side): Score {
    return this.scores[player][side];
  }

  /** Of both sides together. */
  totalOf(player: SeriesPlayer): Score {
    return addScores(this.scores[player][1], this.scores[player][2]);
  }

  /** Of both players together. */
  totalOfSide(side: Side): Score {
    return addScores(this.scores[1][side], this.scores[2][side]);
  }

  /** The most frequent first; ties in a fixed order. */
  get endings(): readonly EndingCount[] {
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
