import { expect, test } from 'vitest';
import { KEYS } from './fake-terminal.ts';
import { useTerminal } from './use-terminal.ts';

const { start } = useTerminal();

test('a number that is not in the menu is answered, until the next key', async () => {
  const screen = start();
  await screen.see('1 Choko');
  screen.type('0');
  await screen.see('There is no number 0 in this list: type 1 to ');
  screen.type('1');
  await screen.see('Start the match');
  expect(screen.text).not.toContain('There is no number');
  screen.type('9');
  await screen.see('There is no number 9 in this list: type 1 to 7.');
  screen.type(KEYS.down);
  await screen.see('Start the match');
  expect(screen.text).not.toContain('There is no number');
});

test('letters follow nine digits, and the answer to a wrong one lists the range', async () => {
  const screen = start();
  await screen.see('1 Choko');
  screen.type('1');
  await screen.see('Start the match');
  screen.click('Computer player');
  await screen.see('9 Amália (level 9)');
  await screen.see('a Baltazar (level 10)');
  screen.type('z');
  await screen.see(/There is no letter z in this list: type 1 to 9 or a to [b-z]\./);
  screen.type('0');
  await screen.see(/There is no number 0 in this list: type 1 to 9 or a to [b-z]\./);
  screen.type('A');
  await screen.see('Computer player: Baltazar (level 10)');
});
