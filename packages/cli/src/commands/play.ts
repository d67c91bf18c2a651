import { BY_LOT } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { isTerminal } from '../io.ts';
import { type PlayCommandOptions, readSetup } from '../options/match-setup.ts';
import { playInPipe } from '../pipes/play-match.ts';

/** Plays one match: full screen on a terminal, else as plain text. */
export async function runPlay(context: Context, game: string, options: PlayCommandOptions): Promise<void> {
  const setup = await readSetup(context, game, options);
  if (options.json === true || !isTerminal(context.io)) return playInPipe(context, setup, options);
  const { rules, position, isStartDrawn, players, seed, recordFile } = setup;
  // Loaded lazily: pipes start faster without it.
  const { startTerminal } = await import('../terminal/terminal-program.ts');
  // The screen draws the same lot from the same seed.
  const start = isStartDrawn ? { start: BY_LOT } : { position };
  const match = { game: rules.game, variant: rules.variant.id, players, ...start };
  const record = recordFile === null ? {} : { recordFile };
  return startTerminal(context, { ascii: options.ascii === true, seed, match, ...record });
}
