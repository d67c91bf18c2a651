/** Something that a game does and must not do, with all that is needed to see it again. */
export interface Finding {
  readonly game: string;
  readonly variant: string;
  /** What should hold. */
  readonly rule: string;
  readonly detail: string;
}

const MOST = 20;

/** Collects findings; after a few more there is nothing new to learn. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly game: string;
  private readonly variant: string;

  constructor(game: string, variant: string) {
    this.game = game;
    this.variant = variant;
  }

  get isFull(): boolean {
    return this.all.length >= MOST;
  }

  /** Notes a finding unless the rule holds; the detail is made only when it is needed. */
  expect(holds: boolean, rule: string, detail: () => string): void {
    if (!holds && !this.isFull) this.all.push({ game: this.game, variant: this.variant, rule, detail: detail() });
  }

  expectEqual(actual: unknown, expected: unknown, rule: string, detail: () => string): void {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.expect(found === wanted, rule, () => `${detail()}: found ${found}, expected ${wanted}`);
  }
}
