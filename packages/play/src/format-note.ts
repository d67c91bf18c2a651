import { capitalise, type Language, type Message, formatMessage, unreachable, type GameLocale } from '@tabuleiro/games';
import type { BoardNote } from './board-controller.ts';
import type { HintReason } from './hint-reasons.ts';
import { SESSION_TEXTS } from './text/index.ts';
import type { TypedMoveError } from './typed-move.ts';

/** The notes of a match to its players. */
export type SessionNote =
  | BoardNote
  | { readonly kind: 'no-undo' | 'no-redo' }
  /** Another window continues the match. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'player-failed'; readonly reason: string }
  | { readonly kind: 'seeking-hint' | 'weighing-draw' | 'draw-early' | 'draw-again' | 'draw-declined' }
  | {
      readonly kind: 'hint';
      readonly move: string;
      /** People read the words only: the notation is hard to read. */
      readonly isInWords: boolean;
      readonly told: Message;
      readonly reasons: readonly HintReason[];
    };

/** The texts that depend on the front end's buttons and commands. */
export interface NoteTexts {
  readonly over: string;
  readonly notYourTurn: string;
  readonly noUndo: string;
  readonly noRedo: string;
  readonly badMove: (found: string, expected: string) => string;
  readonly playerFailed: (reason: string) => string;
}

/** A message as a sentence of its own. */
export function formatSentence(locale: GameLocale, message: Message): string {
  return `${capitalise(formatMessage(locale, message))}.`;
}

/** Says how a typed move was understood. */
export function formatUnderstood(move: string, language: Language): string {
  return SESSION_TEXTS[language].understood(move);
}

/** Says why a typed move cannot be played. */
export function formatTypedError(error: TypedMoveError, locale: GameLocale, badMove: NoteTexts['badMove']): string {
  return error.kind === 'illegal-move' && error.why !== undefined
    ? `${error.typed}: ${formatMessage(locale, error.why)}.`
    : badMove(error.typed, formatMessage(locale, forPeople(locale, error.expected)));
}

/** What a parser expected, in the form that people may type. */
function forPeople({ game }: GameLocale, expected: Message): Message {
  const code = `typed-${expected.code}`;
  return Object.hasOwn(game.messages, code) ? { ...expected, code } : expected;
}

/** Says why a computer declines a draw. */
export function formatDrawDeclined(why: 'draw-early' | 'draw-again' | 'draw-declined', language: Language): string {
  const { drawEarly, drawAgain, drawDeclined } = SESSION_TEXTS[language];
  return { 'draw-early': drawEarly, 'draw-again': drawAgain, 'draw-declined': drawDeclined }[why];
}

/** A note of a match in words. */
export function formatNote(note: SessionNote, locale: GameLocale, texts: NoteTexts): string {
  const session = SESSION_TEXTS[locale.language];
  switch (note.kind) {
    case 'over':
      return texts.over;
    case 'not-your-turn':
      return texts.notYourTurn;
    case 'refused':
      return formatSentence(locale, note.why);
    case 'held':
      return session.held(formatMessage(locale, note.told));
    case 'unreadable-move':
    case 'illegal-move':
      return formatTypedError(note, locale, texts.badMove);
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
      return formatDrawDeclined(note.kind, locale.language);
    case 'hint': {
      const told = formatMessage(locale, note.told);
      const words = session.hint(note.isInWords ? told : `${note.move}. ${told}`);
      return [words, ...note.reasons.map((reason) => formatReason(reason, locale))].join(' ');
    }
    default:
      return unreachable(note);
  }
}

function formatReason(reason: HintReason, locale: GameLocale): string {
  const { reasons, things } = SESSION_TEXTS[locale.language];
  switch (reason.kind) {
    case 'leads':
      return formatSentence(locale, reason.notice);
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
      return reasons.threatens(formatMessage(locale, reason.notice));
    case 'saves':
      return reasons.saves;
    case 'trades':
      return reasons.trades;
    case 'far':
      return reasons.far;
    case 'stands':
      return reasons.stands[reason.assessment];
    case 'reply':
      return reasons.reply(reason.name === undefined ? reason.move : formatMessage(locale, reason.name));
    default:
      return unreachable(reason);
  }
}
