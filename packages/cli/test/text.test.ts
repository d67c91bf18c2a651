import { GAMES, LANGUAGES } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { CLI_TEXTS, sayPlayerName, sayPlayerSpec } from '../src/text/index.ts';

describe('players as people read them', () => {
  test('every computer player of every game has a name in every language', () => {
    const ids = [...new Set(GAMES.flatMap(({ classics }) => classics))].toSorted();
    for (const language of LANGUAGES) {
      expect(Object.keys(CLI_TEXTS[language].players.classics).toSorted(), language).toEqual(ids);
    }
  });

  test('are translated, but for outside engines', () => {
    const { en, pt } = CLI_TEXTS;
    expect(sayPlayerSpec(en, { kind: 'human' })).toBe('a person');
    expect(sayPlayerSpec(pt, { kind: 'human' })).toBe('uma pessoa');
    expect(sayPlayerSpec(pt, { kind: 'classic', id: 'smart' })).toBe('esperto');
    expect(sayPlayerSpec(pt, { kind: 'ugi', command: './easy' })).toBe('ugi:./easy');
  });

  test('a name that is no player of the game is somebody', () => {
    expect(sayPlayerName(CLI_TEXTS.pt, 'choko', 'hard')).toBe('difícil');
    expect(sayPlayerName(CLI_TEXTS.pt, 'choko', 'hard-plus')).toBe('difícil+');
    expect(sayPlayerName(CLI_TEXTS.pt, 'choko', 'smart')).toBe('smart');
    expect(sayPlayerName(CLI_TEXTS.pt, 'choko', 'Ana')).toBe('Ana');
  });
});
