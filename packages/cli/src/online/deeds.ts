import { type MatchAct, type MatchState, PRESETS } from '@tabuleiro/client';
import { unreachable } from '@tabuleiro/games';
import { foldWord } from '@tabuleiro/play';
import { findCommand } from '../text/command-word.ts';
import { ONLINE_COMMANDS, type OnlineCommand } from '../text/online/texts.ts';
import type { OnlineTable } from './table.ts';

/** A typed line: a word with what follows it, or else a move. Words are understood in both languages. */
export function readDeed(
  words: Readonly<Record<OnlineCommand, string>>,
  line: string,
): { readonly command: OnlineCommand; readonly rest: string } | null {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command = findCommand(ONLINE_COMMANDS, { words, also: { quit: 'leave' } }, word);
  return command === null ? null : { command, rest: rest.join(' ') };
}

/** The act that a word stands for as things are; a sentence when it stands for none. */
export function actOf(table: OnlineTable, command: OnlineCommand, rest: string): MatchAct | string {
  const { online } = table.context.texts;
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
      return answerTo(table, command) ?? online.nothingToAnswer;
    case 'say': {
      const typed = foldPhrase(rest);
      const preset = PRESETS.find((one) => foldPhrase(one) === typed || foldPhrase(online.presets[one]) === typed);
      if (preset !== undefined) return { act: 'say', preset };
      return online.unknownPreset(PRESETS.map((one) => foldEnd(online.presets[one])).join(', '));
    }
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

/** Phrases are the same with spaces or hyphens, with or without a full stop. */
const foldPhrase = (phrase: string): string => foldEnd(foldWord(phrase)).replaceAll(/[\s-]+/g, ' ');

const foldEnd = (phrase: string): string => phrase.replace(/\.$/, '').toLowerCase();

/** What waits for our answer: a takeback first, since it is about the position, then a draw, then a rematch. */
function answerTo({ state, side }: OnlineTable, answer: 'accept' | 'decline'): MatchAct | null {
  const { takeback, drawOffer, rematchOffer }: MatchState = state;
  if (takeback !== null && takeback.side !== side) return { act: `${answer}-takeback`, of: takeback.version };
  if (drawOffer !== null && drawOffer.side !== side) return { act: `${answer}-draw`, of: drawOffer.version };
  const isRematch = answer === 'accept' && rematchOffer !== null && rematchOffer.side !== side;
  return isRematch ? { act: 'offer-rematch' } : null;
}
