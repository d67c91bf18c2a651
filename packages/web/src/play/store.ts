import type { EngineHost } from '@tabuleiro/engine';
import {
  type GameId,
  type Language,
  type Match,
  type Outcome,
  type PlayerSpec,
  formatOutcome,
  type Side,
  type View,
  type GameLocale,
} from '@tabuleiro/games';
import {
  type Branches,
  type ClocksShown,
  loadGameFacets,
  type MatchDependencies,
  type MatchLease,
  MatchSession,
  type MatchSetup,
  type MatchSource,
  type OpenLease,
  rematchOf,
  type Speed,
} from '@tabuleiro/play';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { logError } from '../app/log-error.ts';
import { keepMatch, type Keepsakes, recordOf } from './kept.ts';
import { nameOnTable } from './names.ts';
import { openHosted } from './open-hosted.ts';
import { type MatchRequest, openKept, openMatch, type PageMatchSource, readRecord } from './open-match.ts';
import { refuseHint } from './refuse-hint.ts';
import { sayLastMove, sayNotices, sayNow, withEcho } from './sentences.ts';
import { languageSwitch, loadWords, type Remark, type Words } from './words.ts';

export interface NotLoaded {
  readonly why: string;
  /** The game that the record is of, when that is all that is wrong with it. */
  readonly other: GameId | null;
}

/** What the page of a match shows, and what one can do there. */
export interface PlayState {
  readonly setup: MatchSetup;
  readonly locale: GameLocale;
  readonly match: Match;
  /** How many plies of the match are shown; fewer than all while one looks back. */
  readonly ply: number;
  /** What is to be seen now: a frame of a move under way, or the position shown. */
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** One sentence: what can be done now and why, or what just happened. */
  readonly sentence: string;
  /** The side whose computer player thinks now. */
  readonly thinking: Side | null;
  /** Moves of the match as text, in order. */
  readonly moves: readonly string[];
  /** The last move in words. */
  readonly told: string;
  /** What else stands out. */
  readonly notices: readonly string[];
  /** By its code: what a person is asked to pick. */
  readonly prompt: string | null;
  /** Who made each of the moves. */
  readonly movers: readonly Side[];
  readonly turn: Side;
  readonly clocks: ClocksShown | null;
  /** How the match ended, once its last move has been seen and as long as nobody looks back. */
  readonly outcome: Outcome | null;
  readonly result: string;
  readonly bottom: Side;
  readonly speed: number;
  readonly isPaused: boolean;
  /** Whether the computer that is to move broke. */
  readonly isStuck: boolean;
  readonly isLookingBack: boolean;
  readonly isHumanTurn: boolean;
  readonly hasHuman: boolean;
  readonly canRedo: boolean;
  /** What else was played from the same start. */
  readonly branches: Branches;
  /** Whether a reload goes on with this match. */
  readonly isKept: boolean;
  /** Whether another window goes on with it. */
  readonly isElsewhere: boolean;
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly hint: () => void;
  readonly resign: () => void;
  readonly goTo: (ply: number) => void;
  /** Lets go of what is picked. */
  readonly clearPicks: () => void;
  /** False when the text is no move; why is said. */
  readonly typeMove: (text: string) => boolean;
  readonly continueHere: () => void;
  /** Goes over to one of the other lines; the one that is left becomes one of them. */
  readonly changeTo: (index: number) => void;
  /** Asks the computer again that broke. */
  readonly retry: () => void;
  /** Keeps what the clocks show now, for when the page is left; not before anybody has moved. */
  readonly keepClocks: () => void;
  /** The computer that thinks plays the best that it has found so far. */
  readonly hurry: () => void;
  readonly offerDraw: () => void;
  readonly togglePause: () => void;
  readonly step: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly turnBoard: () => void;
  /** The same players with their sides changed, or another computer in the place of the one there was. */
  readonly rematch: (opponent?: PlayerSpec) => Promise<void>;
  readonly recordText: () => string;
  /** Null when it was loaded; else what is wrong, which is said too. */
  readonly loadRecord: (text: string) => Promise<NotLoaded | null>;
  /** Goes on in this window with what was played in the other. */
  readonly takeOver: () => Promise<void>;
  /** Says something of the page's own. */
  readonly remark: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Ends timers and thinking; the store is not used again. */
  readonly close: () => void;
}

export interface PlayOptions extends Pick<MatchDependencies<Remark>, 'canAnimate' | 'now' | 'timers'> {
  readonly request: MatchRequest;
  readonly host: Pick<EngineHost, 'open'>;
  readonly storage: Keepsakes;
  /** Where a match may be open in several windows. */
  readonly openLease?: OpenLease;
  readonly language: Language;
  readonly speed: Speed;
  readonly seed: () => number;
}

/** Opens the match that is asked for, with all that one can see and do. */
export async function openPlay(options: PlayOptions): Promise<StoreApi<PlayState>> {
  const { request, storage, host, language, seed } = options;
  const { game } = request;
  const [first, facets, firstWords] = await Promise.all([
    openMatch(request, storage, seed()),
    loadGameFacets(game),
    loadWords(game, language),
  ]);
  let words = firstWords;
  let { isKept } = first;
  let isTurned = false;
  let isClosed = false;
  let store: StoreApi<PlayState> | null = null;
  const shown = (): ShownState => shownOf(session, words, { isTurned, isKept });
  const changed = (): void => store?.setState(shown());
  const frameChanged = (): void => store?.setState({ view: session.view, frameMs: session.frameMs });
  const dependencies: MatchDependencies<Remark> = {
    ...options,
    changed,
    frameChanged,
    failed: logError,
    openPlayer: (spec, lines) => openHosted(host, spec, lines),
    refuseHint: () => refuseHint(game),
    save: (saved) => {
      isKept = true;
      keepMatch(storage, game, saved.recordText(saved.isPaused));
    },
  };
  const leaseOf = async ({ seed: match }: MatchSource): Promise<MatchLease | null> =>
    (await options.openLease?.(`${game} ${match}`, () => session.leave())) ?? null;
  const sessionOf = (source: MatchSource, speed: number): MatchSession<Remark> =>
    new MatchSession(source, facets, lease === null ? dependencies : { ...dependencies, lease }, speed);
  let lease = await leaseOf(first);
  let session = sessionOf(first, options.speed);

  const keep = (): void => {
    if (isKept && lease?.isHeld() !== false) dependencies.save(session);
  };
  const start = ({ problem }: PageMatchSource): void => {
    keep();
    session.settle(problem);
  };
  const reopen = async (next: PageMatchSource): Promise<void> => {
    // Reading takes time, and the page may have been left meanwhile.
    if (isClosed) return;
    if (next.seed !== session.source.seed) {
      const own = lease;
      const other = await leaseOf(next);
      if (isClosed) return other?.release();
      own?.release();
      lease = other;
    }
    const { speed } = session;
    session.close();
    isKept = next.isKept;
    session = sessionOf(next, speed);
    start(next);
  };
  const takeOver = async (): Promise<void> => {
    await lease?.take();
    const record = recordOf(storage, game, session.source.seed);
    const saved = record === null ? null : await openKept(game, record);
    await reopen(saved === null || typeof saved === 'function' ? { ...session.source, isKept, problem: null } : saved);
  };
  const actions = {
    pick: (id: string) => session.pick(id),
    nameOf: (id: string) => nameOnTable(session.view, words, id),
    undo: () => session.undo(),
    redo: () => session.redo(),
    hint: () => void session.hint(),
    hurry: () => session.hurry(),
    resign: () => session.resign(),
    offerDraw: () => void session.offerDraw(),
    goTo: (ply: number) => session.goTo(ply),
    clearPicks: () => void session.clearPicks(),
    typeMove: (text: string) => session.typeMove(text),
    continueHere: () => session.continueHere(),
    changeTo: (index: number) => session.changeTo(index),
    retry: () => session.retry(),
    keepClocks: keep,
    togglePause: () => session.togglePause(),
    step: () => session.step(),
    setSpeed: (speed: number) => {
      session.speed = speed;
      changed();
    },
    turnBoard: () => {
      isTurned = !isTurned;
      changed();
    },
    rematch: async (opponent?: PlayerSpec) =>
      reopen({ ...rematchOf(session.source, seed(), opponent), isKept: true, problem: null }),
    recordText: () => session.recordText(),
    loadRecord: async (text: string) => {
      const read = await readRecord(game, text, seed());
      if ('match' in read) {
        await reopen(read);
        return null;
      }
      const { why, other = null } = read;
      session.say(why);
      return { why: why(words), other };
    },
    takeOver,
    remark: (sentence: string) => session.say(() => sentence),
    setLanguage: languageSwitch(
      (next) => loadWords(game, next),
      (spoken) => {
        words = spoken;
        changed();
      },
    ),
    close: () => {
      isClosed = true;
      session.close();
      lease?.release();
    },
  };
  store = createStore<PlayState>(() => ({ ...shown(), ...actions }));
  start(first);
  return store;
}

type Action = {
  [Name in keyof PlayState]: PlayState[Name] extends (...values: never[]) => unknown ? Name : never;
}[keyof PlayState];

type ShownState = Omit<PlayState, Action>;

/** Everything that can be seen. */
function shownOf(
  session: MatchSession<Remark>,
  words: Words,
  { isTurned, isKept }: { readonly isTurned: boolean; readonly isKept: boolean },
): ShownState {
  const { history, builder } = session;
  const { match } = history;
  const isHumanTurn = history.isHumanTurn && !session.isMoving && !session.isElsewhere;
  const outcome = history.isOver && !session.isMoving ? match.outcome : null;
  return {
    setup: session.source.setup,
    locale: words.locale,
    match,
    ply: history.ply,
    view: session.view,
    frameMs: session.frameMs,
    offered: isHumanTurn ? offeredIn(session) : NOTHING,
    picked: isHumanTurn ? builder.picks : [],
    sentence: withEcho(session, words, sayNow(session, words)),
    thinking: session.thinking,
    moves: history.moveTexts.texts,
    // A hint needs the room, and is about what comes next.
    told: session.hinted.length > 0 ? '' : sayLastMove(session, words),
    notices: sayNotices(session, words),
    prompt: builder.step?.kind === 'pick' ? builder.step.prompt.code : null,
    movers: history.moveTexts.movers,
    turn: history.position.turn,
    clocks: session.timekeeper?.shown ?? null,
    outcome,
    result: outcome === null ? '' : `${formatOutcome(words.locale, outcome)}.`,
    bottom: bottomOf(session, isTurned),
    speed: session.speed,
    isPaused: session.isPaused,
    isStuck: session.isStuck,
    isLookingBack: history.isLookingBack,
    isHumanTurn,
    hasHuman: history.hasHuman,
    canRedo: history.canRedo && !session.isElsewhere,
    branches: history.branches,
    isKept,
    isElsewhere: session.isElsewhere,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** What can be picked; after a hint only what it points at is shown, and the rest can be picked all the same. */
function offeredIn({ builder, hinted }: MatchSession<Remark>): ReadonlySet<string> {
  const { picks, offered } = builder;
  const next = picks.every((id, index) => hinted[index] === id) ? hinted[picks.length] : undefined;
  return new Set(next !== undefined && offered.includes(next) ? [next] : offered);
}

/** A person sits below; of two, the one whose side is the first. */
function bottomOf({ history }: MatchSession<Remark>, isTurned: boolean): Side {
  const below = history.isHuman(2) && !history.isHuman(1) ? 2 : 1;
  return (below === 1) === isTurned ? 2 : 1;
}
