import type { WebSocket } from 'ws';
import { TOO_MANY } from './closing-socket.ts';

/** How many messages of one connection are handled concurrently. */
const MOST_AT_ONCE = 16;
/** How many more may wait. They were in the same read; the socket is paused. */
const MOST_WAITING = 1000;
/** A connection that is over its rate limit is not read for this time. */
const HOLD_MS = 25;

export interface InboundQueueParts {
  readonly socket: Pick<WebSocket, 'OPEN' | 'readyState' | 'pause' | 'resume' | 'close'>;
  /** Handles a message; resolves to whether it was over the rate limit. Must not fail. */
  readonly handle: (text: string) => Promise<boolean>;
  /** Counts a control frame; false when it is over the rate limit. */
  readonly countControlFrame: () => boolean;
  readonly pong: (data: Buffer) => void;
}

/**
 * Handles the incoming frames of one connection in order. When too many come at once, the socket is paused until they
 * are handled, so that other connections have their turn.
 */
export class InboundQueue {
  private readonly parts: InboundQueueParts;
  /** How many messages are being handled. */
  private underway = 0;
  private isHeld = false;
  private isResuming = false;
  private wasTooFast = false;
  /** Messages from the same read as those being handled. */
  private waiting: Buffer[] | null = null;
  /** The newest ping that has no pong yet. */
  private ping: Buffer | null = null;

  constructor(parts: InboundQueueParts) {
    this.parts = parts;
  }

  take(data: Buffer): void {
    if (!this.isHeld) {
      this.begin(data);
      if (this.underway >= MOST_AT_ONCE) this.hold();
      return;
    }
    this.waiting ??= [];
    if (this.waiting.length >= MOST_WAITING) return this.parts.socket.close(TOO_MANY);
    this.waiting.push(data);
  }

  /** Over the rate limit only the newest ping gets a pong, when reading resumes (RFC 6455, 5.5.3 allows that). */
  takePing(data: Buffer): void {
    this.ping = data;
    if (this.countControlFrame()) this.answerPing();
  }

  takePong(): void {
    this.countControlFrame();
  }

  private countControlFrame(): boolean {
    if (this.isHeld) return false;
    if (this.parts.countControlFrame()) return true;
    this.wasTooFast = true;
    this.hold();
    this.resumeSoon();
    return false;
  }

  private answerPing(): void {
    if (this.ping !== null) this.parts.pong(this.ping);
    this.ping = null;
  }

  private begin(data: Buffer): void {
    this.underway++;
    void this.parts.handle(data.toString('utf8')).then(this.handled);
  }

  private readonly handled = (isTooFast: boolean): void => {
    this.underway--;
    if (isTooFast) {
      this.wasTooFast = true;
      this.hold();
    }
    if (this.isHeld) this.resumeSoon();
  };

  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.parts.socket.pause();
  }

  private resumeSoon(): void {
    if (this.underway > 0 || this.isResuming) return;
    this.isResuming = true;
    if (this.wasTooFast) setTimeout(this.resume, HOLD_MS);
    else setImmediate(this.resume);
    this.wasTooFast = false;
  }

  private readonly resume = (): void => {
    this.isResuming = false;
    const { socket } = this.parts;
    const { waiting } = this;
    // Messages of a closing connection are dropped.
    const some = socket.readyState === socket.OPEN ? waiting?.splice(0, MOST_AT_ONCE) : undefined;
    for (const data of some ?? []) this.begin(data);
    if (some !== undefined && some.length === MOST_AT_ONCE) return;
    this.waiting = null;
    this.isHeld = false;
    this.answerPing();
    socket.resume();
  };
}
