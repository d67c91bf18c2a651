import { makeMatchLink, parseMatchLink } from '@tabuleiro/client';
import { expect, test } from 'vitest';

const ID = '0123456789abcdef';

test('a link to a match is read as it is made', () => {
  expect(makeMatchLink('https://example.org/', ID)).toBe(`https://example.org/#/online/${ID}`);
  expect(parseMatchLink(makeMatchLink('https://example.org/', ID))).toBe(ID);
});

test.each([
  [` ${ID}\n`, ID],
  [`https://example.org/#/online/${ID}/`, ID],
  [`https://example.org/?match=${ID}`, ID],
  ['https://example.org/', null],
  [ID.toUpperCase(), null],
  [`${ID}0`, null],
  ['', null],
])('in %j the match is %s', (text, expected) => {
  expect(parseMatchLink(text)).toBe(expected);
});
