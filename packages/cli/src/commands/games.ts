import { GAMES, LEVEL_NAMES, loadLocale, opponentName, playerGroups, formatPlayerGroup } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { listGames } from '../queries/positions.ts';

export async function runGames(context: Context, options: { readonly json?: boolean }): Promise<void> {
  if (options.json === true) return context.printJson(await listGames());
  const blocks = await Promise.all(
    GAMES.map(async ({ id, variants }) => {
      const locale = await loadLocale(id, context.language);
      const { game } = locale;
      const lines = variants.map((variant) => {
        const starts = variant.starts.map((start) => start.id).join(', ');
        const text = game.variants[variant.id];
        const names = variant.starts.length > 1 ? ` (${context.texts.starts}: ${starts})` : '';
        return `    ${variant.id.padEnd(10)} ${text?.summary ?? ''}${names}`;
      });
      const groups = playerGroups(id).filter(({ kind }) => kind !== 'levels');
      const players = groups.map((group) => `    ${formatPlayerGroup(locale, group)}: ${group.names.join(', ')}`);
      return [`${id.padEnd(12)} ${game.name}: ${game.summary}`, ...lines, ...players].join('\n');
    }),
  );
  const names = LEVEL_NAMES.map((name) => `${name} ${opponentName(Number(name))}`);
  await context.print([...blocks, `${context.texts.opponents}: ${names.join(', ')}`].join('\n'));
}
