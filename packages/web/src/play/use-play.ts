import type { GameId, Language } from '@tabuleiro/games';
import { NORMAL_SPEED, SPEEDS, type Speed } from '@tabuleiro/play';
import { useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { KEEPSAKES, recallOneOf } from '../app/memory.ts';
import { mayMove } from '../app/motion.ts';
import { pageHost } from '../worker/host.ts';
import { openPlay, type PlayState } from './store.ts';
import { useOpened } from './use-opened.ts';
import { windowLeases } from './window-lease.ts';
import { PAGE_TIMERS } from './words.ts';

const openWindowLease = windowLeases(KEEPSAKES);
const SPEED_NAMES = SPEEDS.map(String);
export const SPEED_MEMORY = 'speed';

export function rememberedSpeed(): Speed {
  const name = recallOneOf(SPEED_MEMORY, SPEED_NAMES, String(NORMAL_SPEED));
  return SPEEDS.find((speed) => String(speed) === name) ?? NORMAL_SPEED;
}

/** The match that the address asks for; null until it is there. */
export function usePlay(game: GameId, query: string, language: Language): StoreApi<PlayState> | null {
  const [asked, setAsked] = useState(query);
  const store = useOpened(`${game} ${asked}`, language, (spoken) =>
    openPlay({
      request: { game, query: asked },
      host: pageHost(),
      storage: KEEPSAKES,
      openLease: openWindowLease,
      timers: PAGE_TIMERS,
      now: () => performance.now(),
      canAnimate: mayMove,
      language: spoken,
      speed: rememberedSpeed(),
      seed: () => Math.floor(Math.random() * 2 ** 31),
    }),
  );
  // Once a match is kept, its address asks for nothing any more, so that a reload goes on with it; that is no reason to open
  // it again. Whoever goes back from a shared match to the kept one asks for nothing too.
  if (query !== asked && (query !== '' || store?.getState().isKept !== true)) setAsked(query);
  return store;
}
