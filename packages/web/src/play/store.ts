import { type GameId, type Language, type Outcome, type PlayerSpec, sayOutcome, type Side } from '@tabuleiro/games';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Course, type Surroundings } from './course.ts';
import * as deeds from './deeds.ts';
import type { GamePage } from './game-store.ts';
import { languageSwitch, loadKit, loadWords } from './kit.ts';
import { nameOnTable } from './names.ts';
import { openMatch, type Opening, type OpeningRequest, readOpening } from './opening.ts';
import type { Lines } from './other-lines.ts';
import { sayLastMove, sayNotices, sayNow } from './sentences.ts';
import type { ClocksShown } from './timekeeper.ts';

/** In percent. */
export const SPEEDS = [25, 50, 100, 200, 400, 1600] as const;
export type Speed = (typeof SPEEDS)[number];

export interface NotLoaded {
  readonly why: string;
  /** The game that the record is of, when that is all that is wrong with it. */
  readonly other: GameId | null;
}

/** What the page of a match shows beside what all parts of the program know, and what else one can do there. */
export interface PlayState extends GamePage {
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
  readonly others: Lines;
  /** Whether a reload goes on with this match. */
  readonly isKept: boolean;
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
  /** Says something of the page's own. */
  readonly remark: (sentence: string) => void;
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Ends timers and thinking; the store is not used again. */
  readonly close: () => void;
}

export interface PlayOptions extends Omit<Surroundings, 'changed'> {
  readonly request: OpeningRequest;
  readonly language: Language;
  readonly speed: Speed;
  readonly seed: () => number;
}

/** Opens the match that is asked for, with all that one can see and do. */
export async function openPlay(options: PlayOptions): Promise<StoreApi<PlayState>> {
  const { request, storage, language, seed } = options;
  const { game } = request;
  const [opening, kit, words] = await Promise.all([
    openMatch(request, storage, seed()),
    loadKit(game),
    loadWords(game, language),
  ]);
  let isTurned = false;
  let isClosed = false;
  let store: StoreApi<PlayState> | null = null;
  const around: Surroundings = { ...options, changed: () => store?.setState(shownOf(course, isTurned)) };
  let course = new Course({ opening, kit, words, around, speed: options.speed });

  const reopen = (next: Opening): void => {
    // Reading takes time, and the page may have been left meanwhile.
    if (isClosed) return;
    const { speed } = course;
    course.close();
    course = new Course({ opening: next, kit, words: course.words, around, speed });
    course.start();
  };
  const actions = {
    pick: (id: string) => deeds.pick(course, id),
    nameOf: (id: string) => nameOnTable(course.view, course.words, id),
    undo: () => deeds.undo(course),
    redo: () => deeds.redo(course),
    hint: () => void deeds.hint(course),
    hurry: () => course.thinker.hurry(),
    resign: () => deeds.resign(course),
    offerDraw: () => void deeds.offerDraw(course),
    goTo: (ply: number) => course.goTo(ply),
    clearPicks: () => void deeds.clearPicks(course),
    typeMove: (text: string) => deeds.typeMove(course, text),
    continueHere: () => deeds.continueHere(course),
    changeTo: (index: number) => course.changeTo(index),
    retry: () => course.retry(),
    keepClocks: () => {
      if (course.isKept) course.keep();
    },
    togglePause: () => course.togglePause(),
    step: () => course.step(),
    setSpeed: (speed: number) => {
      course.speed = speed;
      around.changed();
    },
    turnBoard: () => {
      isTurned = !isTurned;
      around.changed();
    },
    rematch: async (opponent?: PlayerSpec) => {
      const { rematchOf } = await import('./rematch.ts');
      reopen(await rematchOf(course.opening, seed(), opponent));
    },
    recordText: () => course.recordText(),
    loadRecord: async (text: string) => {
      const read = await readOpening(game, text, seed());
      if ('match' in read) {
        reopen(read);
        return null;
      }
      const { why, other = null } = read;
      course.say(why);
      return { why: why(course.words), other };
    },
    remark: (sentence: string) => course.say(() => sentence),
    setLanguage: languageSwitch(
      (next) => loadWords(game, next),
      (spoken) => {
        course.words = spoken;
        around.changed();
      },
    ),
    close: () => {
      isClosed = true;
      course.close();
    },
  };
  store = createStore<PlayState>(() => ({ ...shownOf(course, isTurned), ...actions }));
  course.start();
  return store;
}

type Action = {
  [Name in keyof PlayState]: PlayState[Name] extends (...values: never[]) => unknown ? Name : never;
}[keyof PlayState];

/** Everything that can be seen. */
function shownOf(course: Course, isTurned: boolean): Omit<PlayState, Action> {
  const { line, opening, words } = course;
  const { match } = line;
  const isHumanTurn = line.isHumanTurn && !course.isMoving;
  const outcome = line.isOver && !course.isMoving ? match.outcome : null;
  return {
    setup: opening.setup,
    voice: words.voice,
    match,
    ply: line.ply,
    view: course.view,
    frameMs: course.frameMs,
    offered: isHumanTurn ? offeredIn(course) : NOTHING,
    picked: isHumanTurn ? course.walker.picks : [],
    sentence: sayNow(course),
    thinking: course.thinking,
    moves: line.written.texts,
    // A hint needs the room, and is about what comes next.
    told: course.hinted.length > 0 ? '' : sayLastMove(course),
    notices: sayNotices(course),
    prompt: course.walker.step?.kind === 'pick' ? course.walker.step.prompt.code : null,
    movers: line.written.movers,
    turn: line.position.turn,
    clocks: course.timekeeper?.shown ?? null,
    outcome,
    result: outcome === null ? '' : `${sayOutcome(words.voice, outcome)}.`,
    bottom: bottomOf(course, isTurned),
    speed: course.speed,
    isPaused: course.isPaused,
    isStuck: course.isStuck,
    isLookingBack: line.isLookingBack,
    isHumanTurn,
    hasHuman: line.hasHuman,
    canRedo: line.canRedo,
    others: line.others,
    isKept: course.isKept,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** What can be picked; after a hint only what it points at is shown, and the rest can be picked all the same. */
function offeredIn({ walker, hinted }: Course): ReadonlySet<string> {
  const { picks, offered } = walker;
  const next = picks.every((id, index) => hinted[index] === id) ? hinted[picks.length] : undefined;
  return new Set(next !== undefined && offered.includes(next) ? [next] : offered);
}

/** A person sits below; of two, the one whose side is the first. */
function bottomOf({ line }: Course, isTurned: boolean): Side {
  const below = line.isHuman(2) && !line.isHuman(1) ? 2 : 1;
  return (below === 1) === isTurned ? 2 : 1;
}
