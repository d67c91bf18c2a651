import { BY_LOT } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { isTerminal } from '../io.ts';
import { playPlain } from '../play/plain.ts';
import { type PlayOptions, readSetup } from '../play/setup.ts';

/** Plays one match: full screen on a terminal, else as plain text. */
export async function runPlay(context: Context, game: string, options: PlayOptions): Promise<void> {
  const setup = await readSetup(context, game, options);
  if (options.json === true || !isTerminal(context.io)) return playPlain(context, setup, options);
  const { rules, position, isStartDrawn, players, seed, recordFile } = setup;
  // Only a screen needs it, and pipes start faster without.
  const { startTerminal } = await import('../terminal/start.ts');
  // The same seed draws the same lot.
  const start = isStartDrawn ? { start: BY_LOT } : { position };
  const match = { game: rules.game, variant: rules.variant.id, players, ...start };
  const record = recordFile === null ? {} : { recordFile };
  return startTerminal(context, { ascii: options.ascii === true, seed, match, ...record });
}
