import { SeededRandom } from '../contract/index.ts';
import { ratedPliesOf, type Rules } from '../games.ts';
import type { Match } from '../record/index.ts';
import { AttacksInspector } from './attacks.ts';
import { ChoicesInspector } from './choices.ts';
import { EvaluationInspector } from './evaluation.ts';
import { type Finding, Findings } from './findings.ts';
import { inspectRecord, inspectWalk, playRandomMatch } from './matches.ts';
import { PositionInspector } from './positions.ts';
import { FramesInspector, ViewInspector } from './views.ts';

export { inspectCourse, inspectExamples, wantedMoves } from './examples.ts';
export type { Finding } from './findings.ts';
export { inspectTexts } from './texts.ts';

export interface ConformanceOptions {
  readonly seed: number;
  readonly matches: number;
  /** The fewest matches to play, even when enough positions have been inspected. */
  readonly fewest: number;
  /** One position in this many is inspected closely, and so is the end of every match … */
  readonly closely: number;
  /** … until this many positions have been; enough for games with long matches. */
  readonly enough: number;
  /** The record of one match in this many is written and read. */
  readonly records: number;
}

/** The rule for every part of the inspection. */
const SOUND = 'no invariant breaks';

/**
 * Plays random matches of a variant and reports every violation of the contract. An empty list means that the game
 * conforms.
 */
export async function inspectRules(rules: Rules, options: ConformanceOptions): Promise<readonly Finding[]> {
  const findings = new Findings(rules.game, rules.variant.id);
  const random = new SeededRandom(options.seed);
  const positions = new PositionInspector(rules, findings, options.seed + 1);
  const views = await ViewInspector.load(rules, findings);
  const choices = await ChoicesInspector.load(rules, findings, new SeededRandom(options.seed + 2));
  const frames = await FramesInspector.load(rules, findings, new SeededRandom(options.seed + 3));
  const attacks = await AttacksInspector.load(rules, findings, new SeededRandom(options.seed + 5));
  const judges = await EvaluationInspector.load(rules, findings, new SeededRandom(options.seed + 4));
  const ratedPlies = ratedPliesOf(rules.game);
  const played = { matches: 0, longEnough: 0 };
  let examined = 0;
  const isEnough = (count: number): boolean =>
    count >= options.matches || (count >= options.fewest && examined >= options.enough);
  for (let count = 0; !isEnough(count) && !findings.isFull; count++) {
    const visit = ({ position, outcome }: Match): void => {
      if (outcome === null && random.below(options.closely) !== 0) return;
      if (examined++ >= options.enough) return;
      const where = (): string => rules.makePosition(position);
      // Each part gets its own copy, so that a fault in one does not spoil the match.
      findings.attempt(SOUND, where, () => positions.inspect(position.clone()));
      const view = findings.attempt(SOUND, where, () => views.inspect(position.clone()));
      if (view !== undefined) findings.attempt(SOUND, where, () => choices.inspect(position.clone(), view));
      if (view !== undefined) findings.attempt(SOUND, where, () => attacks.inspect(position.clone(), view));
      findings.attempt(SOUND, where, () => frames.inspect(position.clone()));
      findings.attempt(SOUND, where, () => judges.inspect(position.clone()));
    };
    const where = (): string => `match ${count + 1}`;
    const match = findings.attempt(SOUND, where, () => playRandomMatch(rules, findings, random, visit));
    if (match === undefined) continue;
    played.matches++;
    if (match.moves.length >= ratedPlies) played.longEnough++;
    findings.attempt(SOUND, where, () => inspectWalk(match, findings));
    if (count % options.records !== 0) continue;
    await inspectRecord(match, findings, random).catch((error: unknown) => findings.noteBroken(error, SOUND, where));
  }
  const isLongEnough = Number.isInteger(ratedPlies) && played.longEnough * 2 >= played.matches;
  findings.expect(
    isLongEnough,
    'most random matches are long enough to be rated',
    () => `${played.longEnough} of ${played.matches} have ${ratedPlies} plies`,
  );
  return findings.all;
}
