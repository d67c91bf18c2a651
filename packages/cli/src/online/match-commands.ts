import { type MatchAct, type MatchState, PRESETS } from '@tabuleiro/client';
import { unreachable } from '@tabuleiro/games';
import { foldWord } from '@tabuleiro/play';
import { findCommand } from '../text/find-command.ts';
import type { OnlineMatch } from './online-match.ts';

/** The commands of an online match. */
export const ONLINE_COMMANDS = [
  'draw',
  'resign',
  'undo',
  'accept',
  'decline',
  'abort',
  'rematch',
  'say',
  'hint',
  'moves',
  'choices',
  'board',
  'clock',
  'help',
  'leave',
] as const;
export type OnlineCommand = (typeof ONLINE_COMMANDS)[number];

/** Reads a typed line as a command with arguments; null means that it is a move. Ids and words of the language both work. */
export function readCommand(
  words: Readonly<Record<OnlineCommand, string>>,
  line: string,
): { readonly command: OnlineCommand; readonly rest: string } | null {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command = findCommand(ONLINE_COMMANDS, { words, also: { quit: 'leave' } }, word);
  return command === null ? null : { command, rest: rest.join(' ') };
}

/** The message to the server for a command in the current state; a sentence when there is none. */
export function toMatchAct(onlineMatch: OnlineMatch, command: OnlineCommand, rest: string): MatchAct | string {
  const { online } = onlineMatch.context.texts;
  switch (command) {
    case 'draw':
      return { act: 'offer-draw' };
    case 'resign':
      return { act: 'resign' };
    case 'undo':
      return { act: 'ask-takeback' };
    case 'abort':
      return { act: 'abort' };
    case 'rematch':
      return { act: 'offer-rematch' };
    case 'accept':
    case 'decline':
      return answerTo(onlineMatch, command) ?? online.nothingToAnswer;
    case 'say': {
      const typed = foldPhrase(rest);
      const preset = PRESETS.find((one) => foldPhrase(one) === typed || foldPhrase(online.presets[one]) === typed);
      if (preset !== undefined) return { act: 'say', preset };
      return online.unknownPreset(PRESETS.map((one) => foldEnd(online.presets[one])).join(', '));
    }
    case 'hint':
      return online.noHints;
    case 'moves':
    case 'choices':
    case 'board':
    case 'clock':
    case 'help':
    case 'leave':
      return '';
    default:
      return unreachable(command);
  }
}

/** Spaces equal hyphens, and a final full stop does not count. */
const foldPhrase = (phrase: string): string => foldEnd(foldWord(phrase)).replaceAll(/[\s-]+/g, ' ');

const foldEnd = (phrase: string): string => phrase.replace(/\.$/, '').toLowerCase();

/** Answers the pending offer: first a takeback, since it concerns the position, then a draw, then a rematch. */
function answerTo({ state, side }: OnlineMatch, answer: 'accept' | 'decline'): MatchAct | null {
  const { takeback, drawOffer, rematchOffer }: MatchState = state;
  if (takeback !== null && takeback.side !== side) return { act: `${answer}-takeback`, of: takeback.version };
  if (drawOffer !== null && drawOffer.side !== side) return { act: `${answer}-draw`, of: drawOffer.version };
  const isRematch = answer === 'accept' && rematchOffer !== null && rematchOffer.side !== side;
  return isRematch ? { act: 'offer-rematch' } : null;
}
