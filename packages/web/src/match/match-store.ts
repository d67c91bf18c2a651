import type { EngineHost } from '@tabuleiro/engine';
import {
  type GameId,
  type Language,
  makePlayer,
  type Match,
  type Outcome,
  type PlayerSpec,
  formatOutcome,
  type Side,
  type View,
  type GameLocale,
} from '@tabuleiro/games';
import {
  type AttackedBoard,
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
import { whyNoEngine } from '../connection/rated-matches.ts';
import type { MatchStorage } from '../saved-matches/page-matches.ts';
import { type SavedMatch, savedMatchOf } from '../saved-matches/saved-match.ts';
import { logError } from '../ui/log-error.ts';
import { openComputerPlayer } from '../worker/engine-host.ts';
import {
  makeLanguageSwitch,
  loadMessages,
  MATCH_TEXTS,
  type StatusText,
  type Messages,
  nameOnBoard,
} from './messages.ts';
import { type MatchRequest, openSaved, openMatch, type PageMatchSource, readRecord } from './open-match.ts';
import { formatLastMove, formatNotices, formatCurrentStatus, withTypedEcho } from './status-text.ts';

export interface RecordProblem {
  readonly why: string;
  /** The game of the record, if that is the only problem. */
  readonly other: GameId | null;
}

/** The state of the match page, and its actions. */
export interface MatchPageState {
  /** Tells the match from others. */
  readonly seed: number;
  readonly setup: MatchSetup;
  readonly locale: GameLocale;
  readonly match: Match;
  /** The ply on the board; earlier than the last while the person looks back. */
  readonly ply: number;
  /** The position on the board, or a frame of a move being played. */
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** What the person can do now and why, or what just happened. */
  readonly status: string;
  /** The side whose computer player is thinking. */
  readonly thinking: Side | null;
  /** All moves as text. */
  readonly moves: readonly string[];
  /** All moves as people read them. */
  readonly moveNames: readonly string[];
  /** The last move in words. */
  readonly lastMove: string;
  /** Notices about the position. */
  readonly notices: readonly string[];
  /** The code of what the person is asked to pick. */
  readonly prompt: string | null;
  /** The side of each move. */
  readonly movers: readonly Side[];
  readonly turn: Side;
  readonly clocks: ClocksShown | null;
  /** The outcome, once the last move is on the board. */
  readonly outcome: Outcome | null;
  readonly result: string;
  readonly bottom: Side;
  readonly speed: number;
  readonly isPaused: boolean;
  /** Whether the computer player failed at its move. */
  readonly isStuck: boolean;
  readonly isLookingBack: boolean;
  readonly isHumanTurn: boolean;
  readonly hasHuman: boolean;
  readonly canRedo: boolean;
  /** Lines that were left for the current one. */
  readonly branches: Branches;
  /** Whether the match is saved, so that a reload resumes it. */
  readonly isSaved: boolean;
  /** Whether another window plays it. */
  readonly isElsewhere: boolean;
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly attackedBoard: () => AttackedBoard;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly hint: () => void;
  readonly resign: () => void;
  readonly goTo: (ply: number) => void;
  readonly clearPicks: () => void;
  /** False when the text is not a legal move; the status says why. */
  readonly typeMove: (text: string) => boolean;
  readonly continueHere: () => void;
  /** Switches to a branch; the current line becomes one. */
  readonly switchToBranch: (index: number) => void;
  /** Asks the failed computer player again. */
  readonly retry: () => void;
  /** Saves the clocks, if the match is saved. */
  readonly saveClocks: () => void;
  /** Makes the thinking computer play the best move found so far. */
  readonly moveNow: () => void;
  readonly offerDraw: () => void;
  readonly togglePause: () => void;
  readonly step: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly turnBoard: () => void;
  /** Begins a match with the sides swapped; `opponent` replaces the computer player. */
  readonly rematch: (opponent?: PlayerSpec) => Promise<void>;
  readonly recordText: () => string;
  /** Null when the record was loaded; the status shows a problem too. */
  readonly loadRecord: (text: string) => Promise<RecordProblem | null>;
  /** Takes the match over from another window. */
  readonly takeOver: () => Promise<void>;
  /** Shows a sentence as the status. */
  readonly showStatus: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Stops timers and searches; the store is not used afterwards. */
  readonly close: () => void;
}

export interface MatchStoreOptions extends Pick<MatchDependencies<StatusText>, 'canAnimate' | 'now' | 'timers'> {
  readonly request: MatchRequest;
  readonly host: Pick<EngineHost, 'open'>;
  readonly matches: MatchStorage;
  /** Needed where several windows may open one match. */
  readonly openLease?: OpenLease;
  readonly language: Language;
  readonly speed: Speed;
  readonly seed: () => number;
}

export async function openMatchStore(options: MatchStoreOptions): Promise<StoreApi<MatchPageState>> {
  const { request, matches, host, language, seed } = options;
  const { game } = request;
  const [first, facets, firstMessages] = await Promise.all([
    openMatch(request, matches, seed()),
    loadGameFacets(game),
    loadMessages(game, language),
  ]);
  let messages = firstMessages;
  let { isSaved } = first;
  let isTurned = false;
  let isClosed = false;
  let store: StoreApi<MatchPageState> | null = null;
  const shown = (): MatchSnapshot => snapshotOf(session, messages, { isTurned, isSaved });
  const changed = (): void => store?.setState(shown());
  const frameChanged = (): void => store?.setState({ view: session.view, frameMs: session.frameMs });
  const dependencies: MatchDependencies<StatusText> = {
    ...options,
    changed,
    frameChanged,
    failed: logError,
    openPlayer: (spec, lines) => openComputerPlayer(host, spec, lines),
    refuseHint: () => refuseHint(game),
    save: (saved) => {
      isSaved = true;
      const own = lease;
      const make = (): SavedMatch | null => (own?.isHeld() === false ? null : savedSession(saved, Date.now()));
      matches.save({ game, seed: saved.source.seed }, make, () => sayUnsaved(saved));
    },
  };
  const leaseOf = async ({ seed: match }: MatchSource): Promise<MatchLease | null> =>
    (await options.openLease?.(`${game} ${match}`, async () => {
      session.leave();
      await matches.flush();
    })) ?? null;
  const sessionOf = (source: MatchSource, speed: number): MatchSession<StatusText> =>
    new MatchSession(source, facets, lease === null ? dependencies : { ...dependencies, lease }, speed);
  let lease = await leaseOf(first);
  let session = sessionOf(first, options.speed);

  let isUnsavedSaid = false;
  const sayUnsaved = (unsaved: MatchSession<StatusText>): void => {
    if (isUnsavedSaid || isClosed || unsaved !== session) return;
    isUnsavedSaid = true;
    session.say(({ locale }) => MATCH_TEXTS[locale.language].record.unsaved);
  };
  const keep = (): void => {
    if (isSaved && lease?.isHeld() !== false) dependencies.save(session);
  };
  const reopen = async (next: PageMatchSource): Promise<void> => {
    // The page may have been left meanwhile.
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
    isSaved = next.isSaved;
    session = sessionOf(next, speed);
    if (next.isStored !== true) keep();
    session.settle(next.problem);
  };
  const takeOver = async (): Promise<void> => {
    await lease?.take();
    const record = await matches.findRecord({ game, seed: session.source.seed });
    const saved = record === null ? null : await openSaved(game, record);
    await reopen(saved === null || typeof saved === 'function' ? { ...session.source, isSaved, problem: null } : saved);
  };
  const actions = {
    pick: (id: string) => session.pick(id),
    nameOf: (id: string) => nameOnBoard(session.view, messages, id),
    attackedBoard: () => session.attackedBoard(),
    undo: () => session.undo(),
    redo: () => session.redo(),
    hint: () => void session.hint(),
    moveNow: () => session.hurry(),
    resign: () => session.resign(),
    offerDraw: () => void session.offerDraw(),
    goTo: (ply: number) => session.goTo(ply),
    clearPicks: () => void session.clearPicks(),
    typeMove: (text: string) => session.typeMove(text),
    continueHere: () => session.continueHere(),
    switchToBranch: (index: number) => session.changeTo(index),
    retry: () => session.retry(),
    saveClocks: keep,
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
      reopen({ ...rematchOf(session.source, seed(), opponent), isSaved: true, problem: null }),
    recordText: () => session.recordText(),
    loadRecord: async (text: string) => {
      const read = await readRecord(game, text, seed());
      if ('match' in read) {
        // The text may show an earlier state of a saved match, which stays as it is.
        const known = await matches.findRecord({ game, seed: read.seed });
        await reopen(known === null || known.trim() === text.trim() ? read : { ...read, seed: seed() });
        return null;
      }
      const { why, other = null } = read;
      session.say(why);
      return { why: why(messages), other };
    },
    takeOver,
    showStatus: (sentence: string) => session.say(() => sentence),
    setLanguage: makeLanguageSwitch(
      (next) => loadMessages(game, next),
      (loaded) => {
        messages = loaded;
        changed();
      },
    ),
    close: () => {
      isClosed = true;
      session.close();
      // The next window reads what this one has written.
      void matches.flush().finally(() => lease?.release());
    },
  };
  store = createStore<MatchPageState>(() => ({ ...shown(), ...actions }));
  session.settle(first.problem);
  return store;
}

function savedSession(session: MatchSession<StatusText>, now: number): SavedMatch {
  const { match, seed, setup } = session.source;
  const players = { 1: makePlayer(setup.players[1]), 2: makePlayer(setup.players[2]) };
  return savedMatchOf({ match, seed, players, record: session.recordText(session.isPaused), now });
}

type Action = {
  [Name in keyof MatchPageState]: MatchPageState[Name] extends (...values: never[]) => unknown ? Name : never;
}[keyof MatchPageState];

type MatchSnapshot = Omit<MatchPageState, Action>;

function snapshotOf(
  session: MatchSession<StatusText>,
  messages: Messages,
  { isTurned, isSaved }: { readonly isTurned: boolean; readonly isSaved: boolean },
): MatchSnapshot {
  const { history, builder } = session;
  const { match } = history;
  const isHumanTurn = history.isHumanTurn && !session.isMoving && !session.isElsewhere;
  const outcome = history.isOver && !session.isMoving ? match.outcome : null;
  return {
    seed: session.source.seed,
    setup: session.source.setup,
    locale: messages.locale,
    match,
    ply: history.ply,
    view: session.view,
    frameMs: session.frameMs,
    offered: isHumanTurn ? offeredIn(session) : NOTHING,
    picked: isHumanTurn ? builder.picks : [],
    status: withTypedEcho(session, messages, formatCurrentStatus(session, messages)),
    thinking: session.thinking,
    moves: history.moveTexts.texts,
    moveNames: history.moveNames(messages.locale),
    // A hint takes the room of the last move.
    lastMove: session.hinted.length > 0 ? '' : formatLastMove(session, messages),
    notices: formatNotices(session, messages),
    prompt: builder.step?.kind === 'pick' ? builder.step.prompt.code : null,
    movers: history.moveTexts.movers,
    turn: history.position.turn,
    clocks: session.timekeeper?.shown ?? null,
    outcome,
    result: outcome === null ? '' : `${formatOutcome(messages.locale, outcome)}.`,
    bottom: bottomOf(session, isTurned),
    speed: session.speed,
    isPaused: session.isPaused,
    isStuck: session.isStuck,
    isLookingBack: history.isLookingBack,
    isHumanTurn,
    hasHuman: history.hasHuman,
    canRedo: history.canRedo && !session.isElsewhere,
    branches: history.branches,
    isSaved,
    isElsewhere: session.isElsewhere,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** The cells and pieces that are marked: after a hint its next pick, else all that can be picked. */
function offeredIn({ builder, hinted }: MatchSession<StatusText>): ReadonlySet<string> {
  const { picks, offered } = builder;
  const next = picks.every((id, index) => hinted[index] === id) ? hinted[picks.length] : undefined;
  return new Set(next !== undefined && offered.includes(next) ? [next] : offered);
}

/** The side at the bottom: the person's, or the first side. */
function bottomOf({ history }: MatchSession<StatusText>, isTurned: boolean): Side {
  const below = history.isHuman(2) && !history.isHuman(1) ? 2 : 1;
  return (below === 1) === isTurned ? 2 : 1;
}

/** Why the page gives no hint, or null: the person plays a rated match of the game online. */
export async function refuseHint(game: GameId): Promise<StatusText | null> {
  const refusal = await whyNoEngine(game);
  return refusal === null ? null : ({ locale }) => refusal.message[locale.language];
}
