interface Sample {
  readonly roundTripMs: number;
  readonly offsetMs: number;
}

const KEPT = 8;

/** Estimates the time on the server from its answers: the one with the shortest round trip is the most precise. */
export class ServerTime {
  private readonly now: () => number;
  private samples: readonly Sample[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  /** Starts again for a new connection, because machines sleep and clocks are set. How old `serverNow` is, is unknown. */
  begin(serverNow: number): void {
    this.samples = [{ roundTripMs: Infinity, offsetMs: serverNow - this.now() }];
  }

  /** Takes the server's time from the answer to a message that was sent at `sentAt`. */
  learn(sentAt: number, serverNow: number): void {
    const heardAt = this.now();
    const sample = { roundTripMs: heardAt - sentAt, offsetMs: serverNow - (sentAt + heardAt) / 2 };
    this.samples = [...this.samples, sample].slice(-KEPT);
  }

  serverNow(): number {
    return this.now() + (this.best?.offsetMs ?? 0);
  }

  /** The round-trip time; null while unknown. */
  get roundTripMs(): number | null {
    const { roundTripMs = Infinity } = this.best ?? {};
    return Number.isFinite(roundTripMs) ? roundTripMs : null;
  }

  private get best(): Sample | undefined {
    return this.samples.toSorted((a, b) => a.roundTripMs - b.roundTripMs)[0];
  }
}
