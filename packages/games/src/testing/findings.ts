import { BrokenInvariant, type Message } from '../contract/index.ts';
import { formatMessage, type GameLocale } from '../text/index.ts';

/** A violation of the contract by a game, with the details to reproduce it. */
export interface Finding {
  readonly game: string;
  readonly variant: string;
  /** The rule that should hold. */
  readonly rule: string;
  readonly detail: string;
}

/** More failures than this teach little new … */
const MOST = 100;
/** … and a few of each rule are enough, so that one rule does not hide the others. */
const MOST_OF_A_RULE = 5;

/** Collects findings, a few for each broken rule. */
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

  /** Adds a finding unless the rule holds. Calls `detail` only when needed. */
  expect(holds: boolean, rule: string, detail: () => string): void {
    if (holds) return;
    this.failures++;
    const known = this.all.filter((finding) => finding.rule === rule).length;
    if (known < MOST_OF_A_RULE) this.all.push({ game: this.game, variant: this.variant, rule, detail: detail() });
  }

  /** Runs a part of the inspection. A broken invariant in it becomes a finding, and the inspection continues. */
  attempt<T>(rule: string, detail: () => string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.noteBroken(error, rule, detail);
      return undefined;
    }
  }

  /** Turns a broken invariant into a finding; rethrows any other error. */
  noteBroken(error: unknown, rule: string, detail: () => string): void {
    if (!(error instanceof BrokenInvariant)) throw error;
    this.expect(false, rule, () => `${detail()}: ${error.message}`);
  }

  expectEqual(actual: unknown, expected: unknown, rule: string, detail: () => string): void {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.expect(found === wanted, rule, () => `${detail()}: found ${found}, expected ${wanted}`);
  }
}

/** Checks that each language has words for a message, and that the message has all values that the words use. */
export function expectFormattable(
  findings: Findings,
  locales: readonly GameLocale[],
  message: Message,
  rule: string,
  where: () => string,
): void {
  for (const locale of locales) {
    const detail = (): string => `${where()}, ${locale.language} ${message.code}`;
    const text = findings.attempt(rule, detail, () => formatMessage(locale, message));
    findings.expect(text !== '', rule, detail);
  }
}
