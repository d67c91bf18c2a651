import type { GameId, Language } from '@tabuleiro/games';
import { NORMAL_SPEED, SPEEDS, type Speed } from '@tabuleiro/play';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { SEED_QUERY } from '../routes/match-address.ts';
import { pageMatches } from '../saved-matches/page-matches.ts';
import { PAGE_TIMERS, canAnimate } from '../settings/appearance.ts';
import { BROWSER_STORAGE, onSettingChange, readChoice, SPEED_SETTING } from '../settings/storage.ts';
import { useOpenedStore } from '../ui/use-store.ts';
import { pageHost } from '../worker/engine-host.ts';
import { openMatchStore, type MatchPageState } from './match-store.ts';
import { windowLeases } from './window-lease.ts';

const openWindowLease = windowLeases(BROWSER_STORAGE);
const SPEED_NAMES = SPEEDS.map(String);

export function savedSpeed(): Speed {
  const name = readChoice(SPEED_SETTING, SPEED_NAMES, String(NORMAL_SPEED));
  return SPEEDS.find((speed) => String(speed) === name) ?? NORMAL_SPEED;
}

/** The match of the address; null until it is loaded. */
export function useMatch(game: GameId, query: string, language: Language): StoreApi<MatchPageState> | null {
  const [asked, setAsked] = useState(query);
  const store = useOpenedStore(`${game} ${asked}`, language, (spoken) =>
    openMatchStore({
      request: { game, query: asked },
      host: pageHost(),
      matches: pageMatches(),
      openLease: openWindowLease,
      timers: PAGE_TIMERS,
      now: () => performance.now(),
      canAnimate: canAnimate,
      language: spoken,
      speed: savedSpeed(),
      seed: () => Math.floor(Math.random() * 2 ** 31),
    }),
  );
  useEffect(() => {
    if (store === null) return undefined;
    return onSettingChange(() => store.getState().setSpeed(savedSpeed()));
  }, [store]);
  // Once a match is saved, its address says which one it is; that does not open the match again. An empty query opens the
  // match saved last only when another one is shown.
  const shown = store?.getState();
  const isShown = shown?.isSaved === true && ['', `${SEED_QUERY}=${shown.seed}`].includes(query);
  if (query !== asked && !isShown) setAsked(query);
  return store;
}
