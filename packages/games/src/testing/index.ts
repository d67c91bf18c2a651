import { SeededRandom } from '../contract/index.ts';
import type { Rules } from '../games.ts';
import { ChoicesInspector } from './choices.ts';
import { type Finding, Findings } from './findings.ts';
import { FramesInspector } from './frames.ts';
import { inspectRecord, inspectWalk, playRandomMatch } from './matches.ts';
import { PositionInspector } from './positions.ts';
import { ViewInspector } from './views.ts';

export type { Finding } from './findings.ts';
export { inspectTexts } from './texts.ts';

export interface ConformanceOptions {
  readonly seed: number;
  readonly matches: number;
  /** Of so many positions one is examined closely; the ends of matches always are. */
  readonly closely: number;
  /** Of so many matches the record of one is written and read. */
  readonly records: number;
}

/** Plays random matches of a variant and reports everything that breaks the contract. No findings: it conforms. */
export async function inspectRules(rules: Rules, options: ConformanceOptions): Promise<readonly Finding[]> {
  const findings = new Findings(rules.game, rules.variant.id);
  const random = new SeededRandom(options.seed);
  const positions = new PositionInspector(rules, findings, options.seed + 1);
  const views = await ViewInspector.load(rules, findings);
  const choices = await ChoicesInspector.load(rules, findings, new SeededRandom(options.seed + 2));
  const frames = await FramesInspector.load(rules, findings, new SeededRandom(options.seed + 3));
  for (let count = 0; count < options.matches && !findings.isFull; count++) {
    const match = playRandomMatch(rules, findings, random, ({ position, outcome }) => {
      if (outcome === null && random.below(options.closely) !== 0) return;
      positions.inspect(position.clone());
      const view = views.inspect(position);
      choices?.inspect(position, view);
      frames?.inspect(position);
    });
    inspectWalk(match, findings);
    if (count % options.records === 0) await inspectRecord(match, findings, random);
  }
  return findings.all;
}
