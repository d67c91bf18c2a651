import type { WebSocket } from 'ws';

/** So many messages of one connection are answered at a time. */
const MOST_AT_ONCE = 16;
/** Who asks for more than is allowed is not heard for so long. */
const HOLD_MS = 25;

export interface InboundQueueParts {
  readonly socket: Pick<WebSocket, 'OPEN' | 'readyState' | 'pause' | 'resume'>;
  /** Answers a message; gives whether it was one too many. Must not fail. */
  readonly hear: (text: string) => Promise<boolean>;
}

/**
 * Takes in what one connection says, in order. When too much comes at once the rest waits, most of it with whoever sends it,
 * and between two handfuls everybody else has their turn.
 */
export class InboundQueue {
  private readonly parts: InboundQueueParts;
  /** How many messages are being answered. */
  private underway = 0;
  private isHeld = false;
  private isGoingOn = false;
  private wasTooFast = false;
  /** What came in one piece with what is being answered. */
  private waiting: Buffer[] | null = null;

  constructor(parts: InboundQueueParts) {
    this.parts = parts;
  }

  take(data: Buffer): void {
    if (this.isHeld) {
      this.waiting ??= [];
      this.waiting.push(data);
      return;
    }
    this.begin(data);
    if (this.underway >= MOST_AT_ONCE) this.hold();
  }

  private begin(data: Buffer): void {
    this.underway++;
    void this.parts.hear(data.toString('utf8')).then(this.answered);
  }

  private readonly answered = (isTooFast: boolean): void => {
    this.underway--;
    if (isTooFast) {
      this.wasTooFast = true;
      this.hold();
    }
    if (!this.isHeld || this.underway > 0 || this.isGoingOn) return;
    this.isGoingOn = true;
    if (this.wasTooFast) setTimeout(this.goOn, HOLD_MS);
    else setImmediate(this.goOn);
    this.wasTooFast = false;
  };

  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.parts.socket.pause();
  }

  private readonly goOn = (): void => {
    this.isGoingOn = false;
    const { socket } = this.parts;
    const { waiting } = this;
    // Nobody is heard whom the server lets go.
    const some = socket.readyState === socket.OPEN ? waiting?.splice(0, MOST_AT_ONCE) : undefined;
    for (const data of some ?? []) this.begin(data);
    if (some !== undefined && some.length === MOST_AT_ONCE) return;
    this.waiting = null;
    this.isHeld = false;
    socket.resume();
  };
}
