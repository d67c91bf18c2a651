import { capitalise, type Language, type Message, sayMessage, unreachable, type Voice } from '@tabuleiro/games';
import type { HintReason } from './hint-reasons.ts';
import type { SessionNote } from './match-session.ts';
import { SESSION_TEXTS } from './text/index.ts';
import type { TypedMoveError } from './typed-move.ts';

/** What a front end says in its own words, since it depends on its buttons and commands. */
export interface NoteTexts {
  readonly over: string;
  readonly notYourTurn: string;
  readonly noUndo: string;
  readonly noRedo: string;
  readonly badMove: (found: string, expected: string) => string;
  readonly playerFailed: (reason: string) => string;
}

/** A message as a sentence of its own. */
export function sentenceFrom(voice: Voice, message: Message): string {
  return `${capitalise(sayMessage(voice, message))}.`;
}

/** How a typed move was understood, in words. */
export function sayUnderstood(move: string, language: Language): string {
  return SESSION_TEXTS[language].understood(move);
}

/** Why a typed move cannot be played, in words. */
export function sayTypedError(error: TypedMoveError, voice: Voice, badMove: NoteTexts['badMove']): string {
  return error.kind === 'illegal-move' && error.why !== undefined
    ? `${error.typed}: ${sayMessage(voice, error.why)}.`
    : badMove(error.typed, sayMessage(voice, forPeople(voice, error.expected)));
}

/** What a parser expected, as people may type it. */
function forPeople({ game }: Voice, expected: Message): Message {
  const code = `typed-${expected.code}`;
  return Object.hasOwn(game.messages, code) ? { ...expected, code } : expected;
}

/** Why a computer declines a draw, in words. */
export function sayDrawDeclined(why: 'draw-early' | 'draw-again' | 'draw-declined', language: Language): string {
  const { drawEarly, drawAgain, drawDeclined } = SESSION_TEXTS[language];
  return { 'draw-early': drawEarly, 'draw-again': drawAgain, 'draw-declined': drawDeclined }[why];
}

/** A note of a match in words. */
export function sayNote(note: SessionNote, voice: Voice, texts: NoteTexts): string {
  const session = SESSION_TEXTS[voice.language];
  switch (note.kind) {
    case 'over':
      return texts.over;
    case 'not-your-turn':
      return texts.notYourTurn;
    case 'refused':
      return sentenceFrom(voice, note.why);
    case 'unreadable-move':
    case 'illegal-move':
      return sayTypedError(note, voice, texts.badMove);
    case 'no-undo':
      return texts.noUndo;
    case 'no-redo':
      return texts.noRedo;
    case 'elsewhere':
      return session.elsewhere;
    case 'player-failed':
      return texts.playerFailed(note.reason);
    case 'seeking-hint':
      return session.seekingHint;
    case 'weighing-draw':
      return session.weighingDraw;
    case 'draw-early':
    case 'draw-again':
    case 'draw-declined':
      return sayDrawDeclined(note.kind, voice.language);
    case 'hint': {
      const words = session.hint(note.move, sayMessage(voice, note.told));
      return [words, ...note.reasons.map((reason) => sayReason(reason, voice))].join(' ');
    }
    default:
      return unreachable(note);
  }
}

function sayReason(reason: HintReason, voice: Voice): string {
  const { reasons, things } = SESSION_TEXTS[voice.language];
  switch (reason.kind) {
    case 'draws':
      return reasons.draws;
    case 'only':
      return reasons.only;
    case 'surely-wins':
      return reasons.surelyWins;
    case 'surely-loses':
      return reasons.surelyLoses;
    case 'wins':
      return reasons.wins(reason.moves);
    case 'loses':
      return reasons.loses(reason.moves);
    case 'gains':
    case 'takes':
    case 'spares':
    case 'prepares':
      return reasons[reason.kind](things[reason.shape](reason.count));
    case 'threatens':
      return reasons.threatens(sayMessage(voice, reason.notice));
    case 'saves':
      return reasons.saves;
    case 'trades':
      return reasons.trades;
    case 'far':
      return reasons.far;
    case 'stands':
      return reasons.stands[reason.assessment];
    case 'reply':
      return reasons.reply(reason.move);
    default:
      return unreachable(reason);
  }
}
