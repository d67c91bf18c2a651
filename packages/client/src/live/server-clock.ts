interface Sample {
  readonly roundTripMs: number;
  readonly offsetMs: number;
}

const KEPT = 8;

/** What time it is on the server, by what it said and how long that took: of several answers the fastest errs the least. */
export class ServerClock {
  private readonly now: () => number;
  private samples: readonly Sample[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  /** A new connection: machines sleep, and clocks are set. `serverNow` came just now, after a time nobody knows. */
  begin(serverNow: number): void {
    this.samples = [{ roundTripMs: Infinity, offsetMs: serverNow - this.now() }];
  }

  /** The server said its time in answer to a message sent at `sentAt`. */
  learn(sentAt: number, serverNow: number): void {
    const heardAt = this.now();
    const sample = { roundTripMs: heardAt - sentAt, offsetMs: serverNow - (sentAt + heardAt) / 2 };
    this.samples = [...this.samples, sample].slice(-KEPT);
  }

  serverNow(): number {
    return this.now() + (this.best?.offsetMs ?? 0);
  }

  /** How long a message and its answer take; null while nobody knows. */
  get roundTripMs(): number | null {
    const { roundTripMs = Infinity } = this.best ?? {};
    return Number.isFinite(roundTripMs) ? roundTripMs : null;
  }

  private get best(): Sample | undefined {
    return this.samples.toSorted((a, b) => a.roundTripMs - b.roundTripMs)[0];
  }
}
