import { GAME_IDS, LANGUAGES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { TERMINAL_TEXTS } from '../src/terminal/app.ts';
import { useTerminal } from './use-terminal.ts';

const { start } = useTerminal();

test.each(GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  'a window of 24 lines has all commands of $game, or says that there are more ($language)',
  async ({ game, language }) => {
    const { commands, game: texts, textKeysMore, tooSmall } = TERMINAL_TEXTS[language];
    const [small = ''] = tooSmall({ columns: 0, rows: 0 }, { columns: 0, rows: 0 });
    const screen = start('play', game, '--p1', 'human', '--p2', 'human', '--lang', language);
    await screen.see(texts.inputPrompt);
    screen.resize(80, 24);
    await expect.poll(() => screen.text.split('\n').length).toBeLessThanOrEqual(24);
    // A board of more than 24 lines cannot be shown.
    if (screen.text.includes(small)) return;
    const lines = screen.text.split('\n');
    const below = lines.slice(lines.findIndex((line) => line.includes(texts.inputPrompt)) + 1).join(' ');
    const words = below.trim().split(/ +/);
    expect(words).toContain(commands.help);
    expect(words).toContain(commands.menu);
    const hasAll = Object.values(commands).every((word) => words.includes(word));
    expect(words.includes('…')).toBe(!hasAll);
    if (hasAll) return;
    screen.click('…');
    await screen.see(textKeysMore);
  },
);
