import {
  type BySide,
  type GameId,
  type Language,
  makeRecord,
  type Match,
  type PlayerSpec,
  recordOf,
} from '@tabuleiro/games';
import { loadGameFacets } from '@tabuleiro/play';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usualSetup } from '../play/address.ts';
import type { Keepsakes } from '../play/kept.ts';
import { bottomOf, shareAddress } from '../play/match-link.ts';
import { nameOnTable } from '../play/names.ts';
import { languageSwitch } from '../play/words.ts';
import { Desk, type DeskSurroundings } from './desk.ts';
import { keepLines, withKeptLines } from './kept-lines.ts';
import { type Shown, shownOf } from './shown.ts';
import { openSubject, readPasted, type Subject } from './subject.ts';
import type { Node } from './tree.ts';
import { loadAnalysisWords } from './words.ts';

/** What one can do on the page of an analysis. */
interface Actions {
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly clearPicks: () => void;
  /** False when the text is no move; why is said. */
  readonly typeMove: (text: string) => boolean;
  readonly pass: () => void;
  readonly goTo: (ply: number) => void;
  readonly goToNode: (node: Node | null) => void;
  readonly toMainLine: () => void;
  /** Both are about the variation that is looked at. */
  readonly promote: () => void;
  readonly remove: () => void;
  readonly turnBoard: () => void;
  /** Plays the first move of one of the best lines, or shows all of it. */
  readonly playLine: (index: number) => void;
  readonly showLine: (index: number) => void;
  readonly setLive: (isLive: boolean) => void;
  readonly setLineCount: (lines: number) => void;
  readonly showTruths: (areWanted: boolean) => void;
  /** Shows what is proved so far. */
  readonly stopTruths: () => void;
  readonly review: () => void;
  readonly reviewDeeper: () => void;
  readonly stopReview: () => void;
  readonly goToNextMistake: () => void;
  readonly retryHere: () => void;
  readonly retryNext: () => void;
  readonly tryAgain: () => void;
  readonly showAnswer: () => void;
  readonly leaveRetry: () => void;
  /** Opens what was pasted; or says what is wrong with it. */
  readonly paste: (text: string) => Promise<string | null>;
  readonly recordText: () => string;
  /** The match up to the place that is looked at. */
  readonly matchHere: () => Match;
  /** The address of a match that goes on from the place that is looked at. */
  readonly playAddress: (isAlone: boolean) => string;
  readonly remark: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly close: () => void;
}

export interface AnalysisState extends Shown, Actions {}

/** What panels beside the board draw. */
export type PanelState = Omit<AnalysisState, 'frameMs' | 'view'>;

export interface AnalysisOptions extends Omit<DeskSurroundings, 'changed' | 'frameChanged'> {
  readonly game: GameId;
  /** What follows `?` in the address. */
  readonly query: string;
  readonly language: Language;
  readonly lines: number;
  /** Whether the best lines are wanted at once. */
  readonly isLive: boolean;
  /** Where variations are kept over a reload; if nowhere, they are lost. */
  readonly kept?: Keepsakes;
}

/** Opens what is to be analysed, with all that one can see and do. */
export async function openAnalysis(options: AnalysisOptions): Promise<StoreApi<AnalysisState>> {
  const { game } = options;
  const [subject, facets, words] = await Promise.all([
    openSubject(game, options.query).then((asked) => withKeptLines(asked, options.kept)),
    loadGameFacets(game),
    loadAnalysisWords(game, options.language),
  ]);
  let bottom = bottomOf(options.query);
  let isClosed = false;
  let store: StoreApi<AnalysisState> | null = null;
  const around: DeskSurroundings = {
    ...options,
    changed: () => store?.setState(shownOf(desk, bottom)),
    frameChanged: () => store?.setState({ view: desk.study.view, frameMs: desk.study.frameMs }),
  };
  const { lines, isLive } = options;
  let desk = new Desk({ subject, facets, words, around, lines, isLive });

  const reopen = (next: Subject): void => {
    // Reading takes time, and the page may have been left meanwhile.
    if (isClosed) return;
    const { study, live, truths } = desk;
    desk.close();
    desk = new Desk({
      subject: next,
      facets,
      words: study.words,
      around,
      lines: live.lines,
      isLive: desk.isLive,
    });
    desk.truths.isWanted = truths.isWanted;
    desk.start();
  };
  const actions: Actions = {
    ...boardActions(() => desk),
    ...searchActions(() => desk),
    turnBoard: () => {
      bottom = bottom === 1 ? 2 : 1;
      around.changed();
    },
    paste: async (text) => {
      const { study } = desk;
      const read = await readPasted(game, study.tree.rules.variant.id, text);
      if (typeof read === 'function') return read(study.words);
      reopen(read);
      return null;
    },
    setLanguage: languageSwitch(
      (language) => loadAnalysisWords(game, language),
      (spoken) => {
        desk.study.words = spoken;
        around.changed();
      },
    ),
    close: () => {
      isClosed = true;
      desk.close();
    },
  };
  store = createStore<AnalysisState>(() => ({ ...shownOf(desk, bottom), ...actions }));
  if (options.kept !== undefined) keepLines(store, options.kept);
  desk.start();
  return store;
}

type BoardAction =
  | 'clearPicks'
  | 'goTo'
  | 'goToNode'
  | 'matchHere'
  | 'nameOf'
  | 'pass'
  | 'pick'
  | 'playAddress'
  | 'promote'
  | 'recordText'
  | 'remark'
  | 'remove'
  | 'toMainLine'
  | 'typeMove';

function boardActions(now: () => Desk): Pick<Actions, BoardAction> {
  return {
    pick: (id) => {
      const { study } = now();
      study.finishMove();
      if (study.history.isOver) study.say(({ analysis }) => analysis.tools.over);
      else study.pick(id);
    },
    nameOf: (id) => nameOnTable(now().study.view, now().study.words, id),
    clearPicks: () => void now().study.clearPicks(),
    typeMove: (text) => {
      const { study } = now();
      study.finishMove();
      if (!study.history.isOver) return study.typeMove(text);
      study.say(({ analysis }) => analysis.tools.over);
      return false;
    },
    pass: () => {
      const { study } = now();
      if (study.builder.step?.kind === 'move') study.play(study.builder.step.move);
    },
    goTo: (ply) => now().goTo(ply),
    goToNode: (node) => now().goToNode(node),
    toMainLine: () => {
      const { tree, node } = now().study;
      now().goToNode(tree.mainLine[(tree.branchOf(node)?.ply ?? 1) - 2] ?? null);
    },
    promote: () => {
      const { study } = now();
      const branch = study.tree.branchOf(study.node);
      if (branch === null) return;
      study.tree.promote(branch);
      study.settle();
    },
    remove: () => {
      const { study } = now();
      const branch = study.tree.branchOf(study.node);
      if (branch !== null) study.remove(branch);
    },
    remark: (sentence) => now().study.say(() => sentence),
    matchHere: () => now().study.history.shownMatch(),
    recordText: () => writtenRecord(now()),
    playAddress: (isAlone) => addressToPlay(now().study.history.shownMatch(), isAlone),
  };
}

type SearchAction = Exclude<keyof Actions, BoardAction | 'close' | 'paste' | 'setLanguage' | 'turnBoard'>;

function searchActions(now: () => Desk): Pick<Actions, SearchAction> {
  return {
    playLine: (index) => {
      const { study } = now();
      const move = bestLine(now(), index)[0];
      study.finishMove();
      if (move !== undefined) study.play(move);
    },
    showLine: (index) => now().study.show(bestLine(now(), index)),
    setLive: (isLive) => now().setLive(isLive),
    setLineCount: (lines) => {
      now().live.setLines(lines);
      now().study.say(now().study.note);
    },
    showTruths: (areWanted) => now().showTruths(areWanted),
    stopTruths: () => now().truths.end(),
    review: () => void now().review(),
    reviewDeeper: () => void now().reviewDeeper(),
    stopReview: () => now().stopReview(),
    goToNextMistake: () => {
      const { nextMistake } = now();
      if (nextMistake !== null) now().goToNode(nextMistake);
    },
    retryHere: () => {
      const { node } = now().study;
      if (node !== null) now().startRetry(node);
    },
    retryNext: () => {
      const { nextMistake } = now();
      if (nextMistake !== null) now().startRetry(nextMistake);
    },
    tryAgain: () => now().tryAgain(),
    showAnswer: () => now().showAnswer(),
    leaveRetry: () => now().leaveRetry(),
  };
}

function bestLine(desk: Desk, index: number): Shown['lines'][number]['moves'] {
  return shownOf(desk, 1).lines[index]?.moves ?? [];
}

/** The main line with its variations. */
function writtenRecord({ study, mainMatch }: Desk): string {
  const { tree } = study;
  const { rules } = tree;
  return makeRecord({ ...recordOf(mainMatch, {}), ...tree.written }, rules.makePosition(rules.start()));
}

/** Whoever is to move is a person; the other side is a person too, or whom one usually plays against. */
function addressToPlay(match: Match, isAlone: boolean): string {
  const person: PlayerSpec = { kind: 'human' };
  const other = isAlone ? usualSetup(match.rules.game).players[2] : person;
  const players: BySide<PlayerSpec> = match.position.turn === 1 ? { 1: person, 2: other } : { 1: other, 2: person };
  return shareAddress(match, players);
}
