export { type Contestant, type ContestOptions, playContest } from './contest.ts';
export { type EloEstimate, eloOfScore, estimateElo, likelihoodOfSuperiority, scoreOfElo } from './elo.ts';
export { type Anchor, makeLadder, type PairResults, type Rung } from './ladder.ts';
export { decidedBy, type Opening, type OpeningOptions, Openings } from './openings.ts';
export { addResults, countOf, meanScoreOf, NO_RESULTS, type Results, reversed } from './results.ts';
export { type Hypotheses, type Sprt, SPRT_STATES, type SprtState, testHypotheses } from './sprt.ts';
