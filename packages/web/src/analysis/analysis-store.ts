import {
  type BySide,
  type GameId,
  type Language,
  makeRecord,
  type Match,
  type PlayerSpec,
  recordOf,
} from '@tabuleiro/games';
import { type AttackedBoard, loadGameFacets } from '@tabuleiro/play';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeLanguageSwitch, nameOnBoard } from '../match/messages.ts';
import { defaultSetup, bottomOf, ownSidesOf, shareAddress } from '../routes/match-address.ts';
import type { KeyValueStorage } from '../saved-matches/local-records.ts';
import type { ReadableStore } from '../ui/use-store.ts';
import { AnalysisController, type AnalysisDependencies } from './analysis-controller.ts';
import { loadAnalysisMessages } from './analysis-messages.ts';
import { type AnalysisSnapshot, snapshotOf } from './analysis-snapshot.ts';
import {
  openAnalysisSource,
  parsePasted,
  type AnalysisSource,
  saveVariations,
  withSavedVariations,
} from './analysis-source.ts';
import type { OwnPart } from './own-puzzle-finder.ts';
import type { MoveNode } from './variation-tree.ts';

/** What the user can do on the analysis page. */
interface Actions {
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly attackedBoard: () => AttackedBoard;
  readonly clearPicks: () => void;
  /** False if the text is no move; the status says why. */
  readonly typeMove: (text: string) => boolean;
  readonly pass: () => void;
  readonly goTo: (ply: number) => void;
  readonly goToNode: (node: MoveNode | null) => void;
  readonly toMainLine: () => void;
  /** These two act on the current variation. */
  readonly promote: () => void;
  readonly remove: () => void;
  readonly turnBoard: () => void;
  /** Plays the first move of a best line, or adds all of it. */
  readonly playLine: (index: number) => void;
  readonly showLine: (index: number) => void;
  readonly setLive: (isLive: boolean) => void;
  readonly setLineCount: (lines: number) => void;
  readonly showSuggestions: (areShown: boolean) => void;
  readonly showSolvedValues: (areWanted: boolean) => void;
  /** Stops proving and shows what is proved so far. */
  readonly stopSolving: () => void;
  readonly review: () => void;
  readonly reviewDeeper: () => void;
  readonly stopReview: () => void;
  readonly goToNextMistake: () => void;
  readonly retryHere: () => void;
  readonly retryNext: () => void;
  readonly tryAgain: () => void;
  readonly showAnswer: () => void;
  readonly leaveRetry: () => void;
  /** Opens what was pasted, or says what is wrong with it. */
  readonly paste: (text: string) => Promise<string | null>;
  readonly recordText: () => string;
  /** The match up to the current position. */
  readonly matchHere: () => Match;
  /** The address of a match that goes on from the current position. */
  readonly playAddress: (isAlone: boolean) => string;
  readonly say: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly close: () => void;
}

export interface AnalysisState extends AnalysisSnapshot, Actions {}

/** The panels beside the board choose what they draw. */
export interface PanelProps {
  readonly store: ReadableStore<AnalysisState>;
}

export interface AnalysisOptions extends Omit<AnalysisDependencies, 'changed' | 'frameChanged'> {
  readonly game: GameId;
  /** What follows `?` in the address. */
  readonly query: string;
  readonly language: Language;
  readonly lines: number;
  /** Whether to search the best lines at once. */
  readonly isLive: boolean;
  /** Whether the board shows the first moves of the best lines; true unless given. */
  readonly showsSuggestions?: boolean;
  /** Where variations survive a reload; without it they are lost. */
  readonly storage?: KeyValueStorage;
  /** Keeps a puzzle made of a mistake of the person's own. */
  readonly keepPuzzle?: OwnPart['keep'];
}

/** Opens an analysis: its snapshot and its actions. */
export async function openAnalysis(options: AnalysisOptions): Promise<StoreApi<AnalysisState>> {
  const { game } = options;
  const [subject, facets, messages] = await Promise.all([
    openAnalysisSource(game, options.query).then((asked) => withSavedVariations(asked, options.storage)),
    loadGameFacets(game),
    loadAnalysisMessages(game, options.language),
  ]);
  let bottom = bottomOf(options.query);
  let isClosed = false;
  let store: StoreApi<AnalysisState> | null = null;
  const dependencies: AnalysisDependencies = {
    ...options,
    changed: () => store?.setState(snapshotOf(controller, bottom)),
    frameChanged: () => store?.setState({ view: controller.board.view, frameMs: controller.board.frameMs }),
  };
  const { lines, isLive, showsSuggestions = true } = options;
  const settings = { lines, isLive, showsSuggestions };
  const { keepPuzzle: keep } = options;
  const sides = ownSidesOf(options.query);
  const own = keep === undefined ? null : { sides, plies: subject.tree.mainLine.length, keep };
  let controller = new AnalysisController({ subject, facets, messages, dependencies, own, ...settings });

  const reopen = (next: AnalysisSource): void => {
    // The page may have been closed while the text was parsed.
    if (isClosed) return;
    const { board, live, solvedValues } = controller;
    controller.close();
    controller = new AnalysisController({
      subject: next,
      facets,
      messages: board.messages,
      dependencies,
      lines: live.lines,
      isLive: controller.isLive,
      showsSuggestions: controller.showsSuggestions,
    });
    controller.solvedValues.isWanted = solvedValues.isWanted;
    controller.start();
  };
  const actions: Actions = {
    ...boardActions(() => controller),
    ...searchActions(() => controller),
    turnBoard: () => {
      bottom = bottom === 1 ? 2 : 1;
      dependencies.changed();
    },
    paste: async (text) => {
      const { board } = controller;
      const read = await parsePasted(game, board.tree.rules.variant.id, text);
      if (typeof read === 'function') return read(board.messages);
      reopen(read);
      return null;
    },
    setLanguage: makeLanguageSwitch(
      (language) => loadAnalysisMessages(game, language),
      (spoken) => {
        controller.board.messages = spoken;
        dependencies.changed();
      },
    ),
    close: () => {
      isClosed = true;
      controller.close();
    },
  };
  store = createStore<AnalysisState>(() => ({ ...snapshotOf(controller, bottom), ...actions }));
  if (options.storage !== undefined) saveVariations(store, options.storage);
  controller.start();
  return store;
}

type BoardAction =
  | 'attackedBoard'
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
  | 'say'
  | 'remove'
  | 'toMainLine'
  | 'typeMove';

function boardActions(now: () => AnalysisController): Pick<Actions, BoardAction> {
  return {
    pick: (id) => {
      const { board } = now();
      board.finishMove();
      if (board.history.isOver) board.say(({ analysis }) => analysis.tools.over);
      else board.pick(id);
    },
    nameOf: (id) => nameOnBoard(now().board.view, now().board.messages, id),
    attackedBoard: () => now().board.attackedBoard(),
    clearPicks: () => void now().board.clearPicks(),
    typeMove: (text) => {
      const { board } = now();
      board.finishMove();
      if (!board.history.isOver) return board.typeMove(text);
      board.say(({ analysis }) => analysis.tools.over);
      return false;
    },
    pass: () => {
      const { board } = now();
      if (board.builder.step?.kind === 'move') board.play(board.builder.step.move);
    },
    goTo: (ply) => now().goTo(ply),
    goToNode: (node) => now().goToNode(node),
    toMainLine: () => {
      const { tree, node } = now().board;
      now().goToNode(tree.mainLine[(tree.branchOf(node)?.ply ?? 1) - 2] ?? null);
    },
    promote: () => {
      const { board } = now();
      const branch = board.tree.branchOf(board.node);
      if (branch === null) return;
      board.tree.promote(branch);
      board.settle();
    },
    remove: () => {
      const { board } = now();
      const branch = board.tree.branchOf(board.node);
      if (branch !== null) board.remove(branch);
    },
    say: (sentence) => now().board.say(() => sentence),
    matchHere: () => now().board.history.shownMatch(),
    recordText: () => writtenRecord(now()),
    playAddress: (isAlone) => addressToPlay(now().board.history.shownMatch(), isAlone),
  };
}

type SearchAction = Exclude<keyof Actions, BoardAction | 'close' | 'paste' | 'setLanguage' | 'turnBoard'>;

function searchActions(now: () => AnalysisController): Pick<Actions, SearchAction> {
  return {
    playLine: (index) => {
      const { board } = now();
      const move = bestLine(now(), index)[0];
      board.finishMove();
      if (move !== undefined) board.play(move);
    },
    showLine: (index) => now().board.show(bestLine(now(), index)),
    setLive: (isLive) => now().setLive(isLive),
    setLineCount: (lines) => {
      now().live.setLines(lines);
      now().board.say(now().board.note);
    },
    showSuggestions: (areShown) => now().showSuggestions(areShown),
    showSolvedValues: (areWanted) => now().showSolvedValues(areWanted),
    stopSolving: () => now().solvedValues.end(),
    review: () => void now().review(),
    reviewDeeper: () => void now().reviewDeeper(),
    stopReview: () => now().stopReview(),
    goToNextMistake: () => {
      const { nextMistake } = now();
      if (nextMistake !== null) now().goToNode(nextMistake);
    },
    retryHere: () => {
      const { node } = now().board;
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

function bestLine(controller: AnalysisController, index: number): AnalysisSnapshot['lines'][number]['moves'] {
  return snapshotOf(controller, 1).lines[index]?.moves ?? [];
}

/** The main line with its variations. */
function writtenRecord({ board, mainMatch }: AnalysisController): string {
  const { tree } = board;
  const { rules } = tree;
  return makeRecord({ ...recordOf(mainMatch, {}), ...tree.written }, rules.makePosition(rules.start()));
}

/** The side to move is human; the other side is human or the usual opponent. */
function addressToPlay(match: Match, isAlone: boolean): string {
  const person: PlayerSpec = { kind: 'human' };
  const other = isAlone ? defaultSetup(match.rules.game).players[2] : person;
  const players: BySide<PlayerSpec> = match.position.turn === 1 ? { 1: person, 2: other } : { 1: other, 2: person };
  return shareAddress(match, players);
}
