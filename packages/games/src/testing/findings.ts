import { BrokenInvariant } from '../contract/index.ts';

/** Something that a game does and must not do, with all that is needed to see it again. */
export interface Finding {
  readonly game: string;
  readonly variant: string;
  /** What should hold. */
  readonly rule: string;
  readonly detail: string;
}

/** After so many failures there is little new to learn … */
const MOST = 100;
/** … and of one rule a few are enough, so that they do not hide the others. */
const MOST_OF_A_RULE = 5;

/** Collects findings, a few for each rule that is broken. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly game: string;
  private readonly variant: string;
  private failures = 0;

  constructor(game: string, variant: string) {
    this.game = game;
    this.variant = variant;
  }

  get isFull(): boolean {
    return this.failures >= MOST;
  }

  /** Notes a finding unless the rule holds; the detail is made only when it is needed. */
  expect(holds: boolean, rule: string, detail: () => string): void {
    if (holds) return;
    this.failures++;
    const known = this.all.filter((finding) => finding.rule === rule).length;
    if (known < MOST_OF_A_RULE) this.all.push({ game: this.game, variant: this.variant, rule, detail: detail() });
  }

  /** Does a part of the examination. What breaks an invariant there is a finding, and the examination goes on. */
  attempt<T>(rule: string, detail: () => string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.noteBroken(error, rule, detail);
      return undefined;
    }
  }

  /** Notes a broken invariant; any other error is thrown on. */
  noteBroken(error: unknown, rule: string, detail: () => string): void {
    if (!(error instanceof BrokenInvariant)) throw error;
    this.expect(false, rule, () => `${detail()}: ${error.message}`);
  }

  expectEqual(actual: unknown, expected: unknown, rule: string, detail: () => string): void {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.expect(found === wanted, rule, () => `${detail()}: found ${found}, expected ${wanted}`);
  }
}
