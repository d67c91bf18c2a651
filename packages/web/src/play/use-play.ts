import type { GameId, Language } from '@tabuleiro/games';
import { NORMAL_SPEED, SPEEDS, type Speed } from '@tabuleiro/play';
import { useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { KEEPSAKES, recallOneOf } from '../app/memory.ts';
import { mayMove } from '../app/motion.ts';
import { pageHost } from '../worker/host.ts';
import { openPlay, type PlayState } from './store.ts';
import { useOpened } from './use-opened.ts';
import { PAGE_TIMERS } from './words.ts';

const SPEED_NAMES = SPEEDS.map(String);
export const SPEED_MEMORY = 'speed';

export function rememberedSpeed(): Speed {
  const name = recallOneOf(SPEED_MEMORY, SPEED_NAMES, String(NORMAL_SPEED));
  return SPEEDS.find((speed) => String(speed) === name) ?? NORMAL_SPEED;
}

/** The match that the address asks for; null until it is there. */
export function usePlay(game: GameId, query: string, language: Language): StoreApi<PlayState> | null {
  const wanted = useRef(query);
  const shown = useRef<StoreApi<PlayState> | null>(null);
  // Once a match is kept, its address asks for nothing any more, so that a reload goes on with it; that is no reason to open
  // it again. Whoever goes back from a shared match to the kept one asks for nothing too.
  if (query !== '' || shown.current?.getState().isKept !== true) wanted.current = query;
  const asked = wanted.current;
  const store = useOpened(`${game} ${asked}`, language, (spoken) =>
    openPlay({
      request: { game, query: asked },
      host: pageHost(),
      storage: KEEPSAKES,
      timers: PAGE_TIMERS,
      now: () => performance.now(),
      canAnimate: mayMove,
      language: spoken,
      speed: rememberedSpeed(),
      seed: () => Math.floor(Math.random() * 2 ** 31),
    }),
  );
  shown.current = store;
  return store;
}
