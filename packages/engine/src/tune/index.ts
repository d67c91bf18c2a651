export { makeTuneMatch, parseTuneMatch, replayTuneMatch, type TuneMatch, type TunePly } from './match.ts';
export { fitWeights, lossOf } from './regression.ts';
export type { Sample } from './samples.ts';
export { playTuneMatch, type SelfPlayOptions } from './self-play.ts';
export { type Tuning, tuneWeights } from './tune.ts';
