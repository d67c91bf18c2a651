import { GAME_IDS, LANGUAGES, loadLocale, manifestOf, playerGroups, formatPlayerGroup } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { formatPlayerName, formatPlayerSpec } from '../src/text/player-names.ts';
import { CLI_TEXTS } from '../src/texts.ts';

describe('players as people read them', () => {
  test('have names from the texts of their game; outside engines are called by their command', async () => {
    const [en, pt] = await Promise.all([loadLocale('echek', 'en'), loadLocale('echek', 'pt')]);
    expect(formatPlayerSpec(CLI_TEXTS.en, { kind: 'human' }, en.game)).toBe('a person');
    expect(formatPlayerSpec(CLI_TEXTS.pt, { kind: 'human' }, pt.game)).toBe('uma pessoa');
    expect(formatPlayerSpec(CLI_TEXTS.pt, { kind: 'classic', id: 'smart' }, pt.game)).toBe('esperto');
    expect(formatPlayerSpec(CLI_TEXTS.pt, { kind: 'ugi', command: './easy' }, pt.game)).toBe('ugi:./easy');
  });

  test('a name that is no player of the game is shown as it is', async () => {
    const { game } = await loadLocale('choko', 'pt');
    expect(formatPlayerName(CLI_TEXTS.pt, 'choko', 'hard', game)).toBe('difícil');
    expect(formatPlayerName(CLI_TEXTS.pt, 'choko', 'hard-plus', game)).toBe('difícil+');
    expect(formatPlayerName(CLI_TEXTS.pt, 'choko', 'smart', game)).toBe('smart');
    expect(formatPlayerName(CLI_TEXTS.pt, 'choko', 'Ana', game)).toBe('Ana');
  });

  test.each(GAME_IDS)(
    '%s: stand in groups: our levels, the original program with its year, improved originals',
    async (game) => {
      const groups = playerGroups(game);
      const { classics = [], improved = [], originalYear = '' } = manifestOf(game);
      const kinds = [
        'levels',
        ...(classics.length > 0 ? ['originals'] : []),
        ...(improved.length > 0 ? ['improved'] : []),
      ];
      expect(groups.map(({ kind }) => kind)).toEqual(kinds);
      expect(groups.slice(1).flatMap(({ names }) => names)).toEqual(classics);
      for (const language of LANGUAGES) {
        const locale = await loadLocale(game, language);
        const originals = groups.filter(({ kind }) => kind === 'originals');
        for (const group of originals) expect(formatPlayerGroup(locale, group)).toContain(String(originalYear));
      }
    },
  );
});
