import type { MatchEvent } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { type Charge, type Charges, sumUp } from './charges.ts';

/** A time in which there was no server. */
export interface Outage {
  readonly from: number;
  to: number;
}

/** A move that the server has said is written for good. */
export interface Acknowledged {
  readonly side: Side;
  readonly ply: number;
  readonly move: string;
}

/** What the players of one match know of it. */
export interface Page {
  readonly heard: Map<number, string>;
  readonly acknowledged: Acknowledged[];
  /** When a move was first sent. */
  readonly sentAt: Map<string, number>;
  /** How many of its players have seen its end. */
  done: number;
}

/** The clocks of client and server differ by up to this, even on one machine. */
const SLACK_MS = 20;

/** Records outside the server everything that it has sent. All of that must stay in the log. */
export class Ledger {
  readonly pages = new Map<string, Page>();
  readonly outages: Outage[] = [];
  readonly faults: string[] = [];
  /** What was charged for times in which there were outages, by match and version. */
  readonly charges = new Map<string, Charge>();
  moves = 0;
  events = 0;
  resent = 0;
  private summedUp = 0;

  open(match: string): Page {
    const known = this.pages.get(match);
    if (known !== undefined) return known;
    const page: Page = { heard: new Map(), acknowledged: [], sentAt: new Map(), done: 0 };
    this.pages.set(match, page);
    return page;
  }

  send(match: string, { side, ply, move }: Acknowledged): void {
    const { sentAt } = this.open(match);
    const key = `${side} ${ply} ${move}`;
    if (sentAt.has(key)) this.resent++;
    else sentAt.set(key, Date.now());
  }

  acknowledge(match: string, move: Acknowledged): void {
    this.open(match).acknowledged.push(move);
    this.moves++;
  }

  /** Everybody must hear the same, and the time of a move lies between its being sent and its being heard of. */
  hear(match: string, event: MatchEvent): void {
    const page = this.open(match);
    const text = JSON.stringify(event);
    const known = page.heard.get(event.version);
    if (known === text) return;
    if (known !== undefined) this.fault(match, `told ${text} after ${known}`);
    page.heard.set(event.version, text);
    this.events++;
    if (event.kind !== 'move') return;
    const sentAt = page.sentAt.get(`${event.side} ${event.ply} ${event.move}`);
    if (sentAt === undefined) this.fault(match, `a move that no client sent: ${text}`);
    else if (event.at < sentAt - SLACK_MS || event.at > Date.now() + SLACK_MS) {
      this.fault(match, `sent at ${sentAt}, heard of at ${Date.now()}: ${text}`);
    }
  }

  /** What was charged since this was last asked for. */
  takeCharges(): Charges {
    const news = [...this.charges.values()].slice(this.summedUp);
    this.summedUp = this.charges.size;
    return sumUp(news);
  }

  fault(match: string, what: string): void {
    this.faults.push(`${match}: ${what}`);
  }
}
