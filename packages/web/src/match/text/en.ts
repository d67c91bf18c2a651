import type { PieceShape, PieceState } from '@tabuleiro/games';
import type { Translation } from '../../settings/language.tsx';

export type MatchTexts = Translation<typeof en>;

/** A tile goes by its name, other pieces by their number. */
const shapes: Readonly<Record<PieceShape, (count: number, name: string) => string>> = {
  stick: (count) => (count === 1 ? 'man' : `${count} men`),
  disc: (count) => (count === 1 ? 'piece' : `${count} pieces`),
  king: () => 'king',
  queen: (count) => (count === 1 ? 'queen' : `${count} queens`),
  rook: () => 'rook',
  bishop: () => 'bishop',
  knight: () => 'knight',
  pawn: () => 'pawn',
  seeds: (count) => (count === 1 ? '1 seed' : `${count} seeds`),
  tile: (_count, name) => `piece ${name}`,
};

const states: Readonly<Record<PieceState, string>> = { surrounded: 'surrounded', dead: 'out of the game' };

/** A match, from its set-up to its end, and what other pages with a board share with it. */
export const en = {
  loading: 'Setting up the board …',
  /** For screen readers. */
  toMove: 'to move',
  thinking: 'thinking …',
  thinks: (player: string) => `${player} is thinking …`,
  board: 'Board',
  done: 'Finish the turn',
  buttons: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    moveNow: 'Move now',
    resign: 'Resign',
    newMatch: 'New match',
    analyse: 'Analyse',
    rematch: 'Rematch',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move forward',
    last: 'To the last move',
    continueHere: 'Play on from here',
    toEnd: 'Back to the match',
    play: 'Play',
    pause: 'Pause',
    step: 'One move',
    yes: 'Yes',
    no: 'No',
    more: 'More',
    retry: 'Try again',
  },
  moves: 'Moves',
  noMoves: 'No moves yet.',
  typed: 'Type a move',
  typedGo: 'Move',
  noUndo: 'There is nothing to undo.',
  noRedo: 'There is nothing to redo.',
  notYourTurn: 'It is the computer’s turn.',
  over: 'The match is over. Undo the last move, or play a rematch.',
  paused: 'Paused. “Play” resumes, “One move” plays one.',
  forcedPass: 'You pass automatically.',
  lookingBack: (ply: number, of: number) =>
    ply === 0 ? 'You are looking at the start.' : `You are looking at move ${ply} of ${of}.`,
  moveHere: 'If you move here, the match goes on from here; the other line is kept.',
  playerFailed: () => 'The computer player stopped working. Nothing is lost: try again.',
  badMove: (found: string, expected: string) => `“${found}” is not possible here. Expected: ${expected}.`,
  shapes,
  states,
  empty: 'empty',
  hole: (piece: string, row: number, column: number, isFilled: boolean) =>
    `piece ${piece}, hole in row ${row}, column ${column}, ${isFilled ? 'with a pin' : 'empty'}`,
  /** After the name of an empty hole: where a pin in it would let the piece go. */
  opens: (cell: string) => `opens ${cell}`,

  setup: {
    mode: 'Who plays?',
    modes: {
      'person-computer': 'Against the computer',
      'two-people': 'Two people here',
      'two-computers': 'Computer against computer',
    },
    modeNotes: {
      'person-computer': 'You play one side.',
      'two-people': 'You take turns on this screen.',
      'two-computers': 'You watch.',
    },
    side: 'Your side',
    opponent: 'Opponent',
    playerOf: (side: string) => `Computer player for ${side}`,
    style: { title: 'Style', balanced: 'Balanced' },
    maxNote: 'As strong as it can be on this device.',
    variant: 'Variant',
    begins: 'Who begins?',
    byLot: 'Drawn by lot',
    start: 'Start the match',
    position: 'Set up a position',
  },

  header: {
    zen: 'Zen mode: only the board',
    leaveZen: 'Leave zen mode',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
  },

  record: {
    badLink: (why: string) => `This link cannot be read, so a new match begins. ${why}`,
    badRecord: (why: string) => `This record cannot be read. ${why}`,
    noRecord: 'There is no match in this text. Paste or choose a record that Tabuleiro has written.',
    otherGame: (name: string) => `This is a record of ${name}.`,
    badSave: 'The saved match can no longer be read, so a new one begins.',
    notSaved: 'That match is no longer saved, so a new one begins.',
    unsaved: 'The browser has no room left, so this match lasts as long as this window. Delete some in “Your matches”.',
  },

  branches: {
    title: 'Other lines',
    back: (ply: number, moves: string) => `Back to the line from move ${ply}: ${moves}`,
  },
};
