import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { isRunning, type MatchState } from '@tabuleiro/client';
import { EngineHost, type HostedSpec, withFallback, type Failed, spawnThreads } from '@tabuleiro/engine';
import {
  assert,
  type ChosenMove,
  type Match,
  NEVER_STOP,
  otherSide,
  parsePlayer,
  SeededRandom,
  type Side,
  type ThinkingLimits,
  type ComputerPlayer,
  type GameId,
  makePlayer,
} from '@tabuleiro/games';
import { weighDraw } from '@tabuleiro/play';
import type { ActiveMatches } from '../match/active-matches.ts';
import { isComputerSilent } from '../match/fair-play.ts';
import type { PositionCache } from '../match/position-cache.ts';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import { MoveLeases } from './move-leases.ts';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/computer/engine-worker.js', import.meta.url);

const spawn = spawnThreads(() => new Worker(THREAD));

/** Opens engine threads, at most this many. `failed` is called with the errors of threads. */
export function openEngineHost(threads: number, failed: Failed): EngineHost {
  return new EngineHost({ spawn, workers: threads, shares: true, failed });
}

const TABLE_BYTES = 16 * 2 ** 20;

interface Kept {
  readonly key: string;
  readonly player: ComputerPlayer;
}

/**
 * Lends computer players for one move each. A strong player has a large hash table, so returned players are reused, and
 * no more are kept than can think at a time.
 */
export class PlayerPool {
  private readonly host: EngineHost;
  private readonly most: number;
  /** Players that are not lent; the most recently used one is last. */
  private readonly idle: Kept[] = [];

  constructor(host: EngineHost, most: number) {
    this.host = host;
    this.most = most;
  }

  /** Lends a player for a variant; its hash table is useless for another one. */
  async lend<Result>(
    game: GameId,
    variant: string,
    spec: HostedSpec,
    use: (player: ComputerPlayer) => Promise<Result>,
  ): Promise<Result> {
    const key = `${game} ${variant} ${makePlayer(spec)}`;
    const index = this.idle.findLastIndex((kept) => kept.key === key);
    const [known] = index < 0 ? [] : this.idle.splice(index, 1);
    const player = known?.player ?? this.host.open(spec, { tableBytes: TABLE_BYTES });
    try {
      const result = await use(player);
      this.idle.push({ key, player });
      return result;
    } catch (error) {
      await player.close();
      throw error;
    } finally {
      while (this.idle.length > this.most) await this.idle.shift()?.player.close();
    }
  }
}

/** How often is looked for matches in which a computer player is to move. */
const LOOK_MS = 500;
/** How long the strongest player thinks. */
const THINKING: ThinkingLimits = { timeMs: 1000 };
/** Moves taken in advance, so that no thread is idle. */
const IN_ADVANCE = 1;

export interface ComputerPlayersParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly positions: PositionCache;
  readonly host: EngineHost;
  /** How many can think at a time. */
  readonly thinkers: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly timing: Timing;
}

/** Moves for computer players. A move is taken up by one process; if that one dies, by another. */
export class ComputerPlayers {
  private readonly parts: ComputerPlayersParts;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;
  private isLooking = false;
  private looking: Promise<void> = Promise.resolve();
  private readonly leases: MoveLeases;
  private readonly players: PlayerPool;

  constructor(parts: ComputerPlayersParts) {
    this.parts = parts;
    const { store, now, failed, host, thinkers, timing } = parts;
    this.leases = new MoveLeases({ store, now, failed, most: thinkers + IN_ADVANCE, timing });
    this.players = new PlayerPool(host, thinkers + IN_ADVANCE);
    parts.activeMatches.listen((state) => this.onState(state));
  }

  /** The number of moves that this process works on. */
  get size(): number {
    return this.leases.size;
  }

  async start(): Promise<void> {
    await this.leases.start();
    this.wait();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.looking;
    await this.leases.close();
  }

  private wait(): void {
    // `nudge` may have set a timer already; with two of them only one would be stopped.
    if (this.timer !== null) clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => this.lookAgain(), LOOK_MS);
  }

  /** Does not wait for the next look. Offers are answered when they are made (match-actions.ts). */
  private onState(state: MatchState): void {
    if (isRunning(state) && state.seats[state.turn].kind === 'computer') this.nudge();
  }

  private nudge(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (!this.isLooking && !this.isClosed) this.timer = setTimeout(() => this.lookAgain(), 0);
  }

  private lookAgain(): void {
    this.isLooking = true;
    this.looking = this.look()
      .catch(this.parts.failed)
      .finally(() => {
        this.isLooking = false;
        this.wait();
      });
  }

  private async look(): Promise<void> {
    for (const id of await this.leases.take()) {
      this.move(id)
        .catch((error: unknown) => {
          // When the server goes away, another one takes the move.
          if (!this.isClosed) this.parts.failed(error);
        })
        .finally(() => {
          this.leases.end(id);
          this.nudge();
        });
    }
  }

  /** Answers a draw offer to a computer player; one that is silent answers later, before it moves. */
  async weighDraw(id: string, side: Side): Promise<void> {
    const { activeMatches, store } = this.parts;
    const state = await activeMatches.find(id);
    const offer = state?.drawOffer ?? null;
    if (state === null || offer === null || offer.side === side || !isRunning(state)) return;
    // Its opponent would learn how it values the position.
    if (await isComputerSilent(store.db, state)) return;
    const isAccepted = await this.wantsDraw(state, side);
    await activeMatches.act(id, side, { act: isAccepted ? 'accept-draw' : 'decline-draw', of: offer.version });
  }

  private async wantsDraw(state: MatchState, side: Side): Promise<boolean> {
    const accepts = await weighDraw(async (player) => {
      const spec = player === 'itself' ? specAt(state, side) : ({ kind: 'max' } as const);
      return (await this.choose(state, spec)).chosen;
    }, state.turn === side);
    return accepts === true;
  }

  private async move(id: string): Promise<void> {
    const { store, activeMatches } = this.parts;
    await activeMatches.refresh(id);
    const state = await activeMatches.find(id);
    if (state === null || !isRunning(state) || state.seats[state.turn].kind !== 'computer') return;
    // It is looked at again when the lease is over.
    if (await isComputerSilent(store.db, state)) return;
    if (state.drawOffer?.side === otherSide(state.turn)) {
      await this.weighDraw(id, state.turn);
      return this.move(id);
    }
    const ply = state.plies.length;
    const { chosen, match } = await this.choose(state, specAt(state, state.turn));
    await activeMatches.move(id, state.turn, { ply, move: match.rules.makeMove(match.positionAt(ply), chosen.move) });
  }

  private async choose(
    state: MatchState,
    spec: HostedSpec,
  ): Promise<{ readonly chosen: ChosenMove; readonly match: Match }> {
    const { game, variant } = state.info.terms;
    const match = await this.parts.positions.findMatch(state);
    const chosen = await this.players.lend(game, variant, spec, (player) =>
      withFallback(player, this.parts.failed).choose(match, THINKING, new SeededRandom(randomInt(2 ** 32)), NEVER_STOP),
    );
    return { chosen, match };
  }
}

/** The computer player at a side. */
function specAt({ seats, info }: MatchState, side: Side): HostedSpec {
  const seat = seats[side];
  assert(seat.kind === 'computer', 'a computer player sits there');
  const spec = parsePlayer(info.terms.game, seat.player, 'player');
  assert(spec.ok && spec.value.kind !== 'human' && spec.value.kind !== 'ugi', 'a seat has a player of ours');
  return spec.value;
}
