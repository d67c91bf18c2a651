import { Engine } from '@tabuleiro/engine';
import {
  assert,
  type GameId,
  loadEvaluation,
  Match,
  type Move,
  type Rules,
  type ThinkingLimits,
  type TrainedNetwork,
} from '@tabuleiro/games';
import { JobThreads } from '../job-threads.ts';
import { decidedBy, type Opening, Openings } from '../series/openings.ts';
import { addResults, NO_RESULTS, type Results } from '../statistics/elo.ts';
import { type Hypotheses, testHypotheses } from '../statistics/sprt.ts';

/** A position for a contestant to move in. */
export interface TrialJob {
  readonly game: GameId;
  readonly variant: string;
  /** Null stands for the weighted sum. */
  readonly network: TrainedNetwork | null;
  readonly start: string;
  readonly moves: readonly Move[];
  readonly limits: ThinkingLimits;
  /** Whether the match is new to the contestant. */
  readonly isNew: boolean;
}

export type TrialReply = Move;

export interface Trial {
  readonly rules: Rules;
  /** The network to judge, and its opponent; null stands for the weighted sum. */
  readonly candidate: TrainedNetwork;
  readonly current: TrainedNetwork | null;
  readonly limits: ThinkingLimits;
  readonly openingPlies: number;
  readonly seed: number;
  readonly hypotheses: Hypotheses;
  /** Of openings; each is played twice, with sides exchanged. */
  readonly mostPairs: number;
  /** Matches that are played at the same time. */
  readonly threads: number;
  readonly onPair: (results: Results) => void;
}

/** The compiled file, reached the same way from src and dist: workers run no TypeScript. */
const THREAD = new URL('../../dist/learning/trial-thread.js', import.meta.url);
/** Openings are few, and each is searched once. */
const TABLE_BYTES = 2 ** 20;

/** Plays the candidate against the current network until a sequential test decides, or no pair is left. */
export async function runTrial(trial: Trial): Promise<Results> {
  const { rules, openingPlies: plies, seed, mostPairs, hypotheses } = trial;
  const judge = new Engine(await loadEvaluation(rules.game), { tableBytes: TABLE_BYTES });
  const openings = new Openings({ rules, plies, seed, isDecided: decidedBy(judge) });
  const waiting = Array.from({ length: mostPairs }, (_, index) => index).values();
  let results = NO_RESULTS;
  const isDecided = (): boolean => testHypotheses(results, hypotheses).state !== 'going-on';
  const playPairs = async (): Promise<void> => {
    const table = new TrialTable(trial);
    try {
      for (const index of waiting) {
        if (isDecided()) return;
        const pair = await table.playPair(openings.at(index));
        if (isDecided()) return;
        results = addResults(results, pair);
        trial.onPair(results);
      }
    } finally {
      await table.close();
    }
  };
  await Promise.all(Array.from({ length: trial.threads }, playPairs));
  return results;
}

/** Two contestants, each in a thread of its own; only one of them thinks at a time. */
class TrialTable {
  private readonly trial: Trial;
  private readonly candidate = new JobThreads<TrialJob, TrialReply>(THREAD, 1);
  private readonly current = new JobThreads<TrialJob, TrialReply>(THREAD, 1);

  constructor(trial: Trial) {
    this.trial = trial;
  }

  /** The candidate's results in two matches. */
  async playPair(opening: Opening): Promise<Results> {
    return addResults(await this.playMatch(opening, 1), await this.playMatch(opening, 2));
  }

  async close(): Promise<void> {
    await Promise.all([this.candidate.close(), this.current.close()]);
  }

  private async playMatch({ start, moves }: Opening, side: number): Promise<Results> {
    const { rules, limits, candidate, current } = this.trial;
    const match = new Match(rules, rules.start(start.id));
    for (const move of moves) assert(match.play(move).ok, 'openings follow the rules');
    const seen = new Set<JobThreads<TrialJob, TrialReply>>();
    while (match.outcome === null) {
      const isCandidate = match.position.turn === side;
      const threads = isCandidate ? this.candidate : this.current;
      const [move] = await threads.ask(1, {
        game: rules.game,
        variant: rules.variant.id,
        network: isCandidate ? candidate : current,
        start: start.id,
        moves: match.moves,
        limits,
        isNew: !seen.has(threads),
      });
      seen.add(threads);
      assert(move !== undefined && match.play(move).ok, 'contestants make legal moves');
    }
    const { winner } = match.outcome;
    return {
      wins: Number(winner === side),
      draws: Number(winner === null),
      losses: Number(winner !== null && winner !== side),
    };
  }
}
