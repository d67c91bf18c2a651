import { expect, test } from 'vitest';
import { loadChoices, type Message, formatMessage } from '../src/index.ts';
import { type GameInTexts, loadGame } from './game.ts';

// A move that was typed is explained by the picks that it stands for, on every screen. Moves that point at nothing on the
// board, or at a piece that is not on it, need reasons of their own.

const choko = await loadGame('choko');
const echek = await loadGame('echek');
const oware = await loadGame('oware', 'report');
const abapa = await loadGame('oware', 'abapa');
const eigenstate = await loadGame('eigenstate');

async function whyNot(game: GameInTexts, at: string, typed: string): Promise<Message> {
  const choices = await loadChoices(game.rules.game);
  const position = game.read(at);
  const move = game.rules.parseMove(position, typed);
  if (!move.ok) throw new Error(`${typed} cannot be read`);
  expect(position.isLegal(move.value)).toBe(false);
  const step = choices.walk(position, choices.picksOf(position, move.value));
  if (step.ok) throw new Error(`${typed} is possible`);
  return step.error;
}

const CHOKO_START = '5/5/5/5/5 w w 12,12 0';
const ECHEK_START = '4/1kK1/4/4 w Rr - 0';
const OWARE_START = '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0';

test.each([
  [choko, CHOKO_START, 'pass', 'pass-not-now'],
  [oware, OWARE_START, 'pass', 'pass-not-now'],
  [abapa, OWARE_START, 'pass', 'pass-never'],
  [echek, ECHEK_START, 'pass', 'pass-not-now'],
  // No hole is empty, so no pin can be put.
  [eigenstate, 'Aa6.c77dec,Cd6.fffdbe,Da3.9fefd1 1f4.ffffff,3e4.ffffff 2 0', '1-e5/352/353', 'hole-filled'],
  // The rook is still in the reserve.
  [echek, ECHEK_START, 'O-O', 'castle-not-now'],
  // White has castled; the rook stands on the board, or not.
  [echek, '4/1kK1/3R/4 w r - 1', 'O-O', 'castling-used'],
  [echek, '4/1kK1/4/4 w r - 1', 'O-O', 'castling-used'],
])('%#: in %s, %s is refused with %s', async (game, at, typed, code) => {
  const reason = await whyNot(game, at, typed);
  expect(reason.code).toBe(code);
  for (const locale of [game.english, game.portuguese]) expect(formatMessage(locale, reason)).not.toBe('');
});
