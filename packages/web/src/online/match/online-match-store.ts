import { isRunning, type LiveConnection, type LiveMatch, type MatchAct, type MatchState } from '@tabuleiro/client';
import { assert, type Language, loadRules, Match } from '@tabuleiro/games';
import { type AttackedBoard, loadGameFacets, OnlineMatchSession, type Timers } from '@tabuleiro/play';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeLanguageSwitch, loadMessages, type StatusText, nameOnBoard } from '../../match/messages.ts';
import type { ReadableStore } from '../../ui/use-store.ts';
import { type OnlineMatchSnapshot, snapshotOf, whyNoMove } from './online-match-snapshot.ts';

/** What the page of an online match shows, and what the user can do there. */
export interface OnlineMatchState extends OnlineMatchSnapshot {
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly attackedBoard: () => AttackedBoard;
  readonly goTo: (ply: number) => void;
  readonly clearPicks: () => void;
  readonly typeMove: (text: string) => boolean;
  /** Takes back the last pick, or asks to take back the last move. */
  readonly undo: () => Promise<void>;
  readonly act: (act: MatchAct) => Promise<void>;
  readonly turnBoard: () => void;
  /** Shows a message of the page itself. */
  readonly say: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly close: () => void;
}

/** The panels beside the board choose what they draw. */
export interface OnlinePanelProps {
  readonly store: ReadableStore<OnlineMatchState>;
}

export interface OnlineMatchStoreOptions {
  readonly live: Pick<LiveConnection, 'serverNow' | 'status'>;
  readonly match: LiveMatch;
  readonly language: Language;
  readonly timers: Timers;
  /** The page's clock, in milliseconds. */
  readonly now: () => number;
  readonly canAnimate: () => boolean;
  readonly speed: number;
}

/** Opens a match whose state has arrived from the server. */
export async function openOnlineMatch(options: OnlineMatchStoreOptions): Promise<StoreApi<OnlineMatchState>> {
  const { match, live } = options;
  const { state: first } = match.get();
  assert(first !== null, 'the match is known');
  const { terms, position, isStartDrawn = false, rematchOf } = first.info;
  const [rules, facets, firstMessages] = await Promise.all([
    loadRules(terms.game, terms.variant),
    loadGameFacets(terms.game),
    loadMessages(terms.game, options.language),
  ]);
  const start = rules.parsePosition(position);
  assert(start.ok, 'the first position can be read');

  let messages = firstMessages;
  let isTurned = false;
  let store: StoreApi<OnlineMatchState> | null = null;
  const snapshot = (): OnlineMatchSnapshot =>
    snapshotOf({ session, messages, match, live, isTurned, now: options.now() });
  const changed = (): void => store?.setState(snapshot());
  const frameChanged = (): void => store?.setState({ view: session.view, frameMs: session.frameMs });
  const session = new OnlineMatchSession<MatchState, StatusText>({
    ...options,
    live: match,
    isRunning,
    match: new Match(rules, start.value),
    isStartDrawn,
    isRematch: rematchOf !== undefined,
    facets,
    changed,
    frameChanged,
  });
  /** Says why no move is possible; false if one is. */
  const isRefused = (): boolean => {
    if (session.canMove) return false;
    session.finishMove();
    // The animation may have been the opponent's move.
    if (session.canMove) return false;
    session.say(whyNoMove(session, match.side));
    return true;
  };
  const ends = [match.subscribe(() => session.onServerUpdate()), live.status.subscribe(() => session.onServerUpdate())];
  const act = async (what: MatchAct): Promise<void> => {
    const refusal = await match.act(what);
    if (refusal !== null) session.say({ kind: 'server-refused', message: refusal.message });
  };
  const actions = {
    pick: (id: string) => {
      if (!isRefused()) session.pick(id);
    },
    nameOf: (id: string) => nameOnBoard(session.view, messages, id),
    // It follows from the rules, so rated matches show it too.
    attackedBoard: session.attackedBoard,
    goTo: (ply: number) => session.goTo(ply),
    clearPicks: () => {
      if (session.canMove) session.clearPicks();
    },
    typeMove: (text: string) => !isRefused() && session.typeMove(text),
    undo: async () => {
      if (!session.unpick()) await act({ act: 'ask-takeback' });
    },
    act,
    turnBoard: () => {
      isTurned = !isTurned;
      changed();
    },
    say: (sentence: string) => session.say(() => sentence),
    setLanguage: makeLanguageSwitch(
      (language) => loadMessages(terms.game, language),
      (spoken) => {
        messages = spoken;
        changed();
      },
    ),
    close: () => {
      for (const end of ends) end();
      session.close();
    },
  };
  session.start();
  store = createStore<OnlineMatchState>(() => ({ ...snapshot(), ...actions }));
  // Applies updates that arrived while the rules were loading.
  session.onServerUpdate();
  return store;
}
