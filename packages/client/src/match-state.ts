import { type BySide, otherSide, type Side, unreachable, type Language, ratedPliesOf } from '@tabuleiro/games';
import type { ClockTerms, Ending, MatchEvent, MatchInfo, Seat, UnratedReason } from './schemas/index.ts';
import { unrated as en, type UnratedTexts } from './text/en.ts';
import { unrated as pt } from './text/pt.ts';

// The state of a match, computed from its log. The server and its clients share this code, so that they cannot
// disagree.

export interface PlayedMove {
  readonly side: Side;
  readonly move: string;
  /** The clocks after the move; null without clocks for the whole match. */
  readonly clocks: BySide<number> | null;
  /** Who moves next. */
  readonly next: Side;
}

/** Something that waits for an answer of the other side. */
export interface Offer {
  readonly side: Side;
  /** The number of the entry that made it. */
  readonly version: number;
}

export interface MatchState {
  readonly info: MatchInfo;
  readonly version: number;
  /** When the last entry was made; no later entry has an earlier time. */
  readonly updatedAt: number;
  readonly seats: BySide<Seat>;
  readonly plies: readonly PlayedMove[];
  /** How often plies have been taken back. */
  readonly line: number;
  readonly turn: Side;
  /** Since when the clock of the side to move runs; null if none runs. */
  readonly since: number | null;
  /** The clocks at that time; null without clocks for the whole match. */
  readonly clocks: BySide<number> | null;
  readonly drawOffer: Offer | null;
  readonly takeback: (Offer & { readonly plies: number; readonly next: Side }) | null;
  /** Which sides have offered a draw, or asked for a takeback, since the last move: once is enough. */
  readonly hasOfferedDraw: BySide<boolean>;
  readonly hasAskedTakeback: BySide<boolean>;
  /** How often each side has offered a draw, or asked for a takeback, in the whole match. */
  readonly drawOffers: BySide<number>;
  /** How many plies stood when an offer of a side was last declined by the other, which had weighed it; null when none was. */
  readonly lastDrawOffer: BySide<number | null>;
  readonly takebacks: BySide<number>;
  /** How many presets each side has sent while the match ran; after its end, how many since then. */
  readonly said: BySide<number>;
  readonly rematchOffer: Offer | null;
  readonly rematch: string | null;
  readonly ending: Ending | null;
  /** Why this rated match changes no rating; null for one that does, or may, and for a casual one. */
  readonly unrated: UnratedReason | null;
}

const DAY = 86_400_000;
/** The time for the first move of each side in a live match. */
export const FIRST_MOVE_MS = 60_000;
/** How long a match waits for an opponent. */
const WAITING_LIVE_MS = DAY / 24;
const WAITING_MS = 14 * DAY;
/** Without clocks a match ends after this time without a move. */
export const PATIENCE_MS = 30 * DAY;

/** Time that a takeback leaves to who would have none. */
const LEAST_LEFT_MS = 1000;

const NOBODY: BySide<boolean> = { 1: false, 2: false };
const NOTHING: BySide<number> = { 1: 0, 2: 0 };
const NEVER: BySide<number | null> = { 1: null, 2: null };

export function stateOf(info: MatchInfo, events: readonly MatchEvent[]): MatchState {
  return foldEvents(newState(info), events);
}

export function newState(info: MatchInfo): MatchState {
  const open: Seat = { kind: 'open' };
  const { clock } = info.terms;
  return {
    info,
    version: 0,
    updatedAt: info.createdAt,
    seats: { 1: open, 2: open },
    plies: [],
    line: 0,
    turn: info.turn,
    since: null,
    clocks: clock.kind === 'live' ? { 1: clock.initialMs, 2: clock.initialMs } : null,
    drawOffer: null,
    takeback: null,
    hasOfferedDraw: NOBODY,
    hasAskedTakeback: NOBODY,
    drawOffers: NOTHING,
    lastDrawOffer: NEVER,
    takebacks: NOTHING,
    said: NOTHING,
    rematchOffer: null,
    rematch: null,
    ending: null,
    unrated: null,
  };
}

export function isRunning({ seats, ending }: MatchState): boolean {
  return ending === null && seats[1].kind !== 'open' && seats[2].kind !== 'open';
}

/** The state after several entries, as `advance` gives it for one after the other, without copying all plies for each. */
export function foldEvents(state: MatchState, events: readonly MatchEvent[]): MatchState {
  let current = state;
  /** Belongs to this call, so that it may grow; only the last state leaves it. */
  let plies: PlayedMove[] = [];
  for (const event of events) {
    if (event.kind === 'move') {
      if (current.plies !== plies) plies = [...current.plies];
      current = moved(current, event, plies);
    } else current = advance(current, event);
  }
  return current;
}

/** The state after one more entry. */
export function advance(state: MatchState, event: MatchEvent): MatchState {
  // Most entries are moves: the state is copied once for them.
  if (event.kind === 'move') return moved(state, event, null);
  const next = { ...state, version: event.version, updatedAt: event.at };
  switch (event.kind) {
    case 'seated': {
      const seats = { ...state.seats, [event.side]: event.seat };
      const seated = { ...next, seats, unrated: event.unrated ?? state.unrated };
      return isRunning(seated) ? { ...seated, since: event.at } : seated;
    }
    case 'draw-offered':
      return {
        ...next,
        drawOffer: { side: event.side, version: event.version },
        hasOfferedDraw: { ...state.hasOfferedDraw, [event.side]: true },
        drawOffers: oneMore(state.drawOffers, event.side),
      };
    case 'draw-declined':
      return {
        ...next,
        drawOffer: null,
        ...(event.why === undefined && {
          lastDrawOffer: { ...state.lastDrawOffer, [otherSide(event.side)]: state.plies.length },
        }),
      };
    case 'takeback-asked': {
      const { side, version, plies } = event;
      return {
        ...next,
        takeback: { side, version, plies, next: event.next },
        hasAskedTakeback: { ...state.hasAskedTakeback, [side]: true },
        takebacks: oneMore(state.takebacks, side),
      };
    }
    case 'takeback-declined':
      return { ...next, takeback: null };
    case 'takeback-accepted':
      return takenBack(next, event.at);
    case 'rematch-offered':
      return { ...next, rematchOffer: { side: event.side, version: event.version } };
    case 'rematch-made':
      return { ...next, rematch: event.match };
    case 'resumed':
      return state.since === null ? next : { ...next, since: Math.min(event.at, state.since + event.awayMs) };
    case 'ended': {
      const { ending } = event;
      const unrated = ending.unrated ?? state.unrated;
      return { ...next, since: null, drawOffer: null, takeback: null, said: NOTHING, ending, unrated };
    }
    case 'said':
      return { ...next, said: oneMore(state.said, event.side) };
    default:
      return unreachable(event);
  }
}

/** Both clocks at a time; null without clocks for the whole match. */
export function clocksAt({ clocks, since, turn }: MatchState, now: number): BySide<number> | null {
  if (clocks === null || since === null) return clocks;
  return withSide(clocks, turn, Math.max(0, clocks[turn] - Math.max(0, now - since)));
}

/** When the match ends by itself without another entry; null if it does not. */
export function deadlineOf(state: MatchState): number | null {
  const { since, info, plies, turn, clocks } = state;
  const { clock } = info.terms;
  if (state.ending !== null) return null;
  if (since === null) return info.createdAt + (clock.kind === 'live' ? WAITING_LIVE_MS : WAITING_MS);
  switch (clock.kind) {
    case 'live': {
      const left = clocks?.[turn] ?? clock.initialMs;
      return since + (hasMoved(plies, turn) ? left : Math.min(left, FIRST_MOVE_MS));
    }
    case 'days':
      return since + clock.days * DAY;
    case 'none':
      return since + PATIENCE_MS;
    default:
      return unreachable(clock);
  }
}

/** The ending of a match whose deadline has passed. Nobody wins if the side to move has not made a move yet. */
export function endingAtDeadline({ plies, turn, info }: MatchState): Ending {
  const winner: Side = turn === 1 ? 2 : 1;
  if (!hasMoved(plies, turn)) return { winner: null, reason: 'abandoned' };
  return { winner, reason: info.terms.clock.kind === 'none' ? 'abandoned' : 'time' };
}

function hasMoved(plies: readonly PlayedMove[], side: Side): boolean {
  return plies.some((ply) => ply.side === side);
}

/** `growing` holds the plies of the state and is appended to; with null, the plies are copied. */
function moved(
  state: MatchState,
  event: Extract<MatchEvent, { kind: 'move' }>,
  growing: PlayedMove[] | null,
): MatchState {
  const { side, move, next, at } = event;
  const shown = clocksAt(state, at);
  const clocks = shown === null ? null : withSide(shown, side, shown[side] + incrementOf(state.info.terms.clock));
  const played: PlayedMove = { side, move, clocks, next };
  growing?.push(played);
  // Written out: a state whose fields are copied one by one takes a form of its own, and all who read it are slower for it.
  return {
    info: state.info,
    version: event.version,
    updatedAt: at,
    seats: state.seats,
    // Unlike a spread, this leaves no room for more, which no state ever uses.
    plies: growing ?? state.plies.concat(played),
    line: state.line,
    turn: next,
    since: event.ending === undefined ? at : null,
    clocks,
    // Who moves has answered.
    drawOffer: state.drawOffer?.side === side ? state.drawOffer : null,
    takeback: null,
    hasOfferedDraw: NOBODY,
    hasAskedTakeback: NOBODY,
    drawOffers: state.drawOffers,
    lastDrawOffer: state.lastDrawOffer,
    takebacks: state.takebacks,
    said: event.ending === undefined ? state.said : NOTHING,
    rematchOffer: state.rematchOffer,
    rematch: state.rematch,
    ending: event.ending ?? null,
    unrated: event.ending?.unrated ?? state.unrated,
  };
}

/** Written out: to copy an object whose keys are numbers takes ten times as long, and several times the memory. */
function withSide(clocks: BySide<number>, side: Side, value: number): BySide<number> {
  return side === 1 ? { 1: value, 2: clocks[2] } : { 1: clocks[1], 2: value };
}

function oneMore(counts: BySide<number>, side: Side): BySide<number> {
  return withSide(counts, side, counts[side] + 1);
}

function incrementOf(clock: ClockTerms): number {
  return clock.kind === 'live' ? clock.incrementMs : 0;
}

/** Removes plies and their increments. The time they took is not given back, so that a takeback gains no time. */
function takenBack(state: MatchState, at: number): MatchState {
  const { takeback, plies } = state;
  if (takeback === null) return state;
  const kept = plies.slice(0, takeback.plies);
  return {
    ...state,
    plies: kept,
    line: state.line + 1,
    turn: takeback.next,
    since: at,
    clocks: withoutIncrements(clocksAt(state, at), plies.slice(takeback.plies), incrementOf(state.info.terms.clock)),
    takeback: null,
    drawOffer: null,
    hasOfferedDraw: NOBODY,
    hasAskedTakeback: NOBODY,
    lastDrawOffer: { 1: atMost(state.lastDrawOffer[1], kept.length), 2: atMost(state.lastDrawOffer[2], kept.length) },
  };
}

function atMost(offer: number | null, plies: number): number | null {
  return offer === null ? null : Math.min(offer, plies);
}

/**
 * A takeback leaves each side at least a second, or what it had if that was less, so that agreeing does not lose on
 * time.
 */
function withoutIncrements(
  clocks: BySide<number> | null,
  plies: readonly PlayedMove[],
  increment: number,
): BySide<number> | null {
  if (clocks === null) return null;
  const left = (side: Side): number => {
    const added = increment * plies.filter((ply) => ply.side === side).length;
    return Math.max(clocks[side] - added, Math.min(clocks[side], LEAST_LEFT_MS));
  };
  return { 1: left(1), 2: left(2) };
}

/** How many rated matches of one pair in a game count within 24 hours. */
export const RATED_PER_PAIR = 10;

const TEXTS: Readonly<Record<Language, UnratedTexts>> = { en, pt };

/** Explains why a rated match changes no rating; null for any other match. */
export function formatUnrated({ unrated, info }: MatchState, language: Language): string | null {
  if (unrated === null) return null;
  const texts = TEXTS[language];
  return unrated === 'too-short' ? texts[unrated](ratedPliesOf(info.terms.game)) : texts[unrated](RATED_PER_PAIR);
}
