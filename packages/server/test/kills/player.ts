import {
  advance,
  isRunning,
  type MatchAct,
  type MatchEvent,
  type MatchState,
  type ServerMessage,
  stateOf,
} from '@tabuleiro/client';
import { loadRules, Match, MoveList, otherSide, type Random, type Rules, type Side } from '@tabuleiro/games';
import { WebSocket } from 'ws';
import type { Acknowledged, Ledger } from './ledger.ts';
import type { ServerProcess } from './server-process.ts';

/** Refusals that two players who act at the same time, or twice, bring about. */
const HARMLESS: ReadonlySet<string> = new Set(['already-over', 'no-offer', 'not-your-turn', 'stale-move', 'too-fast']);
const THINKING_MS = 120;
const RETRY_MS = 50;
/** Plies after which a side resigns, so that matches end in every possible way. */
const PATIENCE = 70;

/** A player of one match who reconnects after every kill and sends again what was not answered. */
export class Player {
  private readonly server: ServerProcess;
  private readonly ledger: Ledger;
  private readonly random: Random;
  private readonly secret: string;
  private readonly match: string;
  private readonly side: Side;
  private state: MatchState | null = null;
  private rules: Rules | null = null;
  private pending: Acknowledged | null = null;
  private socket: WebSocket | null = null;
  private timer: NodeJS.Timeout | null = null;
  private number = 0;
  /** The number of the message in which `pending` was sent last. */
  private moveNumber = -1;
  private isGone = false;

  constructor(seat: {
    readonly server: ServerProcess;
    readonly ledger: Ledger;
    readonly random: Random;
    readonly secret: string;
    readonly match: string;
    readonly side: Side;
  }) {
    this.server = seat.server;
    this.ledger = seat.ledger;
    this.random = seat.random;
    this.secret = seat.secret;
    this.match = seat.match;
    this.side = seat.side;
  }

  /** Resolves when the match is over and nothing is left to be answered, or the player is closed. */
  async play(): Promise<void> {
    while (!this.isGone && !this.isDone()) await this.stay(await this.server.address);
    if (this.isDone()) this.ledger.open(this.match).done++;
  }

  leave(): void {
    this.isGone = true;
    this.socket?.terminate();
  }

  private isDone(): boolean {
    return this.state !== null && this.state.ending !== null && this.pending === null;
  }

  /** One connection, from its beginning until it breaks or nothing is left to do. */
  private stay(address: string): Promise<void> {
    return new Promise((resolve) => {
      const url = new URL('api/live?v=1', address.replace(/^http/, 'ws'));
      const socket = new WebSocket(url, { headers: { cookie: `tabuleiro=${this.secret}` }, perMessageDeflate: false });
      this.socket = socket;
      socket.on('message', (data: Buffer) => {
        const message: ServerMessage = JSON.parse(data.toString('utf8'));
        void this.hear(message).finally(() => {
          if (this.isDone()) socket.terminate();
        });
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = null;
        setTimeout(resolve, RETRY_MS);
      });
    });
  }

  private async hear(message: ServerMessage): Promise<void> {
    if (message.t === 'welcome') return this.watch();
    if (message.t === 'snapshot') {
      for (const event of message.events) this.ledger.hear(this.match, event);
      this.state = stateOf(message.info, message.events);
      this.rules = await loadRules(message.info.terms.game, message.info.terms.variant);
      return this.think();
    }
    if (message.t === 'events') return this.follow(message.events);
    if (message.t === 'done') return this.answered(message.id);
    if (message.t === 'refused') return this.refused(message.id, message.refusal.code);
  }

  private watch(): void {
    this.number = 0;
    const version = this.state?.version ?? 0;
    this.send({ t: 'watch', match: this.match, ...(version > 0 && { version }) });
    // Whether it was written before the server went away is not known: the server must know the move again if it was.
    if (this.pending !== null) this.sendMove(this.pending);
  }

  private follow(events: readonly MatchEvent[]): void {
    for (const event of events) {
      this.ledger.hear(this.match, event);
      const { state } = this;
      if (state === null || event.version <= state.version) continue;
      if (event.version > state.version + 1) {
        this.ledger.fault(this.match, `version ${state.version}, then ${event.version}`);
      }
      this.state = advance(state, event);
    }
    this.think();
  }

  private answered(id: number): void {
    if (this.pending === null || id !== this.moveNumber) return;
    this.ledger.acknowledge(this.match, this.pending);
    this.pending = null;
    this.think();
  }

  private refused(id: number, code: string): void {
    if (!HARMLESS.has(code)) this.ledger.fault(this.match, `refused: ${code}`);
    if (id === this.moveNumber) this.pending = null;
    this.think();
  }

  private think(): void {
    if (this.timer !== null || this.pending !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.act();
    }, this.random.below(THINKING_MS));
  }

  private act(): void {
    const { state, side } = this;
    if (state === null || !isRunning(state) || this.pending !== null) return;
    const { drawOffer, takeback, plies } = state;
    const chance = this.random.unit();
    if (drawOffer?.side === otherSide(side)) {
      return this.sendAct({ act: chance < 0.2 ? 'accept-draw' : 'decline-draw', of: drawOffer.version });
    }
    if (takeback?.side === otherSide(side)) {
      return this.sendAct({ act: chance < 0.7 ? 'accept-takeback' : 'decline-takeback', of: takeback.version });
    }
    if (state.turn !== side) return;
    if (chance < 0.01) this.sendAct({ act: 'say', preset: 'good-move' });
    else if (chance < 0.02) this.sendAct({ act: 'offer-draw' });
    else if (chance < 0.04 && !state.info.terms.isRated && plies.some((ply) => ply.side === side)) {
      this.sendAct({ act: 'ask-takeback' });
    }
    if (plies.length > PATIENCE && chance > 0.9) return this.sendAct({ act: 'resign' });
    this.move(state);
  }

  private move({ info, plies }: MatchState): void {
    const { rules } = this;
    const start = rules?.parsePosition(info.position);
    if (rules === null || start?.ok !== true) return;
    const board = new Match(rules, start.value);
    for (const { move } of plies) board.playText(move);
    const list = new MoveList();
    board.position.legalMoves(list);
    const move = rules.makeMove(board.position, list.at(this.random.below(list.length)));
    this.pending = { side: this.side, ply: plies.length, move };
    this.sendMove(this.pending);
  }

  private sendMove(pending: Acknowledged): void {
    this.ledger.send(this.match, pending);
    this.moveNumber = this.send({ t: 'move', match: this.match, ply: pending.ply, move: pending.move });
  }

  private sendAct(act: MatchAct): void {
    this.send({ t: 'act', match: this.match, act });
  }

  private send(message: object): number {
    const id = ++this.number;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }
}
