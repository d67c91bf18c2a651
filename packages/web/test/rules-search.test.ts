import { describe, expect, test } from 'vitest';
import { hasWords, searchWords, splitAtWords } from '../src/rules/rules-contents.tsx';

const section = { id: 'capture', title: 'Capturar', texts: ['A última semente cai numa casa.', 'A peça salta.'] };

describe('a section is found', () => {
  test.each(['', '  ', 'SEMENTE', 'ultima', 'peca captura', 'casa peça', 'sal'])('by “%s”', (query) => {
    expect(hasWords(section, searchWords(query))).toBe(true);
  });

  test.each(['torre', 'semente torre', 'ultimas'])('not by “%s”', (query) => {
    expect(hasWords(section, searchWords(query))).toBe(false);
  });

  test('whichever apostrophe is typed', () => {
    const theirs = { id: 'row', title: 'The enemy’s row', texts: [] };
    expect(hasWords(theirs, searchWords("enemy's"))).toBe(true);
  });
});

describe('words are marked in a text', () => {
  const marked = (text: string, query: string): string =>
    splitAtWords(text, searchWords(query))
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join('');

  test.each([
    ['Sow the pits', '', 'Sow the pits'],
    ['', 'pit', ''],
    ['Sow the pits', 'pit', 'Sow the [pit]s'],
    ['A última peça', 'PECA ultima', 'A [última] [peça]'],
    ['pit by pit', 'pit', '[pit] by [pit]'],
    ['banana', 'ana', 'b[anana]'],
    ['seeds', 'se eds', '[seeds]'],
  ])('of “%s” for “%s”', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});
