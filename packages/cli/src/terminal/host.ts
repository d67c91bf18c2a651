import { type EngineHost, type Failed, makeSteady } from '@tabuleiro/engine';
import { assert, type Rules } from '@tabuleiro/games';
import type { OpenPlayer, Timers } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { openPlayerAside } from '../players/open.ts';

export const NODE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Opens computer players in threads, so that the screen goes on answering. Our own always have a move; outside engines may fail. */
export function playerOpener(context: Context, host: EngineHost, rules: Rules, failed: Failed): OpenPlayer {
  return async (spec, lines) => {
    assert(spec.kind !== 'human', 'people choose for themselves');
    const opened = await openPlayerAside(host, rules, spec, { lines });
    if (!opened.ok) throw new Error(await context.sayTextError(opened.error));
    return spec.kind === 'ugi' ? opened.value : makeSteady(opened.value, failed);
  };
}

/** Colours are for those who did not ask to be spared them. */
export function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}
