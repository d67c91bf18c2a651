import type { NoteTexts } from '@tabuleiro/play';
import type { Size } from '../screen.ts';

/** What a person can order during a match, by typing the word or clicking it. */
export const COMMANDS = [
  'undo',
  'redo',
  'hint',
  'draw',
  'resign',
  'save',
  'load',
  'new',
  'help',
  'pause',
  'faster',
  'slower',
  'menu',
] as const;
export type CommandId = (typeof COMMANDS)[number];

/** What the full-screen program says, in one language. Games speak for themselves. */
export interface TerminalTexts {
  readonly title: string;
  readonly listKeys: string;
  /** Answers a number or a letter that nothing in a menu has; `last` is that of the last item. */
  readonly noSuchKey: (typed: string, last: string) => string;
  readonly textKeys: string;
  readonly textKeysMore: string;
  readonly tooSmall: (needed: Size, size: Size) => readonly string[];
  readonly main: {
    readonly subtitle: string;
    readonly resume: (what: string, plies: number, when: Date) => string;
    readonly unfinished: (count: number) => string;
    readonly discard: string;
    readonly records: string;
    readonly noRecords: (folder: string) => string;
    readonly notKept: (reason: string) => string;
    readonly language: string;
    readonly quit: string;
  };
  readonly setup: {
    readonly mode: string;
    readonly twoPeople: string;
    readonly personAndComputer: string;
    readonly twoComputers: string;
    readonly instructions: string;
    readonly variant: string;
    readonly begins: string;
    readonly side: string;
    readonly opponent: string;
    readonly style: string;
    readonly balanced: string;
    readonly playerOf: (side: string) => string;
    readonly start: string;
    readonly byLot: string;
    readonly back: string;
  };
  readonly commands: Readonly<Record<CommandId, string>>;
  /** Other words for them, without accents. */
  readonly otherCommands: Readonly<Record<string, CommandId>>;
  readonly replay: {
    readonly ply: (ply: number, of: number) => string;
    readonly keys: string;
    readonly buttons: Readonly<Record<'first' | 'back' | 'forward' | 'last', string>>;
  };
  readonly game: NoteTexts & {
    readonly thinking: (player: string) => string;
    readonly moves: string;
    readonly inputPrompt: string;
    /** For what is neither a move nor a command. */
    readonly unknownWord: (found: string, moves: string) => string;
    readonly forcedPass: string;
    readonly undone: string;
    readonly pickUndone: string;
    readonly askResign: string;
    readonly askDraw: (side: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly saved: (file: string) => string;
    readonly paused: string;
    /** On a person's turn, when space picks. */
    readonly pausedOnTurn: string;
    readonly noPause: string;
    readonly running: string;
    readonly speed: (percent: number) => string;
    readonly keys: readonly string[];
    readonly keysTitle: string;
    readonly rematch: string;
    readonly toMenu: string;
    /** Answers who types that they want to leave. */
    readonly howToLeave: string;
    readonly leaveWords: readonly string[];
    readonly keepPlaying: string;
    /** Takes the match from the terminal that plays it. */
    readonly takeOver: string;
    /** How to do that. */
    readonly elsewhere: string;
  };
}
