import { type Match, NEVER_STOP, type Stop } from '@tabuleiro/games';
import type { AnalyseOptions, Analysis, Engine } from '../engine.ts';
import type { ProofProbe } from './proof-probe.ts';
import type { Solution } from './solution.ts';

export interface ProofOptions extends AnalyseOptions {
  /** Hears of an error in the look for a proof; the search then goes on without one. If absent, the error is thrown. */
  readonly onError?: (error: unknown) => void;
}

/**
 * A search that also looks for a proof. The first round comes before the look, so that whoever asks has a move at once and can
 * stop at any time; the time of the look counts as the search's. What is proved is put right in all that is told later. Who
 * only wants a move to play (`hurries`) has it as soon as a win is proved; of moves that draw it takes the one that the search
 * likes best; who is lost against best play plays on as well as it can.
 */
export function analyseWithProof(
  engine: Engine,
  proofProbe: ProofProbe,
  match: Match,
  { onError, ...options }: ProofOptions = {},
): Analysis {
  const { limits = {}, stop = NEVER_STOP, onProgress } = options;
  const isPlayer = options.hurries === true;
  let hasLooked = false;
  let proof: Solution | null = null;
  const withProof = (state: Analysis): Analysis => proofProbe.correct(state, proof);
  const untilProved: Stop = {
    get stopped() {
      return stop.stopped || (isPlayer && proof?.result === 'win');
    },
  };
  const look = (): Solution | null => {
    try {
      return proofProbe.look(match, limits, stop, isPlayer);
    } catch (error) {
      if (onError === undefined) throw error;
      onError(error);
      return null;
    }
  };
  const lookAfter = (first: Analysis): void => {
    hasLooked = true;
    const solution = look();
    if (solution === null || (isPlayer && solution.result === 'loss')) return;
    proof = solution;
    onProgress?.(withProof(first));
  };
  const analysis = engine.analyse(match, {
    ...options,
    stop: untilProved,
    onProgress: (state) => {
      onProgress?.(withProof(state));
      if (!hasLooked) lookAfter(state);
    },
  });
  return withProof(analysis);
}
