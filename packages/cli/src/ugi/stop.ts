import type { Stop } from '@tabuleiro/games';

/** A flag that players look at, and that others can wait for. */
export class StopFlag implements Stop {
  stopped = false;
  readonly raised: Promise<void>;
  private tell: () => void = () => undefined;

  constructor() {
    this.raised = new Promise((resolve) => (this.tell = resolve));
  }

  raise(): void {
    this.stopped = true;
    this.tell();
  }
}
