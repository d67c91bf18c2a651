import type { LiveConnection, LiveMatch, MatchAct } from '@tabuleiro/client';
import { assert, type Language, loadRules, Match } from '@tabuleiro/games';
import { loadGameFacets, type Timers } from '@tabuleiro/play';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { nameOnTable } from '../../play/names.ts';
import { languageSwitch, loadWords } from '../../play/words.ts';
import { OnlineCourse } from './online-course.ts';
import { type OnlineShown, shownOf } from './shown.ts';
import { sayWhyNot } from './words.ts';

/** What the page of an online match shows, and what one can do there. */
export interface OnlineState extends OnlineShown {
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly goTo: (ply: number) => void;
  readonly clearPicks: () => void;
  readonly typeMove: (text: string) => boolean;
  readonly act: (act: MatchAct) => Promise<void>;
  readonly turnBoard: () => void;
  /** Says something of the page's own. */
  readonly remark: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly close: () => void;
}

/** What stands beside the board. */
export type PanelState = Omit<OnlineState, 'frameMs' | 'view'>;

export interface OnlineOptions {
  readonly live: Pick<LiveConnection, 'serverNow' | 'status'>;
  readonly match: LiveMatch;
  readonly language: Language;
  readonly timers: Timers;
  /** Of the page, in milliseconds. */
  readonly now: () => number;
  readonly canAnimate: () => boolean;
  readonly speed: number;
}

/** Opens a match that is known already: the server has told what there is. */
export async function openOnline(options: OnlineOptions): Promise<StoreApi<OnlineState>> {
  const { match, live } = options;
  const { state: first } = match.get();
  assert(first !== null, 'the match is known');
  const { terms, position } = first.info;
  const [rules, facets, words] = await Promise.all([
    loadRules(terms.game, terms.variant),
    loadGameFacets(terms.game),
    loadWords(terms.game, options.language),
  ]);
  const start = rules.parsePosition(position);
  assert(start.ok, 'the first position can be read');

  let isTurned = false;
  let store: StoreApi<OnlineState> | null = null;
  const shown = (): OnlineShown => shownOf({ course, match, live, isTurned, now: options.now() });
  const changed = (): void => store?.setState(shown());
  const frameChanged = (): void => store?.setState({ view: course.view, frameMs: course.frameMs });
  const course = new OnlineCourse({
    live: match,
    match: new Match(rules, start.value),
    facets,
    words,
    around: { ...options, changed, frameChanged },
  });
  /** Says why nothing can be moved; false when something can. */
  const isRefused = (): boolean => {
    if (course.canMove) return false;
    course.finishMove();
    // What was under way may have been the other side's move.
    if (course.canMove) return false;
    course.say(sayWhyNot(course, match.side));
    return true;
  };
  const ends = [match.subscribe(() => course.hear()), live.status.subscribe(() => course.hear())];
  const actions = {
    pick: (id: string) => {
      if (!isRefused()) course.pick(id);
    },
    nameOf: (id: string) => nameOnTable(course.view, course.words, id),
    goTo: (ply: number) => course.goTo(ply),
    clearPicks: () => {
      if (course.canMove) course.clearPicks();
    },
    typeMove: (text: string) => !isRefused() && course.typeMove(text),
    act: async (act: MatchAct) => {
      const refusal = await match.act(act);
      if (refusal !== null) course.say(({ locale }) => refusal.message[locale.language]);
    },
    turnBoard: () => {
      isTurned = !isTurned;
      changed();
    },
    remark: (sentence: string) => course.say(() => sentence),
    setLanguage: languageSwitch(
      (language) => loadWords(terms.game, language),
      (spoken) => {
        course.words = spoken;
        changed();
      },
    ),
    close: () => {
      for (const end of ends) end();
      course.close();
    },
  };
  course.start();
  store = createStore<OnlineState>(() => ({ ...shown(), ...actions }));
  // What came while the parts were loading.
  course.hear();
  return store;
}
