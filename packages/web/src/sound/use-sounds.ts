import type { Side } from '@tabuleiro/games';
import { useEffect, useRef } from 'react';
import type { PlayState } from '../play/store.ts';
import type { Synth } from './synth.ts';

/** What of a match can be heard. */
export type Audible = Pick<PlayState, 'frameMs' | 'movers' | 'moves' | 'picked' | 'ply' | 'turn' | 'view'>;

/** Lets what moves on the board be heard. Before the first touch or key nothing is loaded and nothing sounds. */
export function useSounds(state: Audible, isOn: boolean): void {
  const synth = useSynth(isOn);
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    // Whoever leafs through a match hears nothing.
    const isPlayed = state.frameMs > 0 || state.moves.length > last.moves.length;
    if (isPlayed) synth.current?.listen(last.view, state.view, moverOf(state));
  }, [state, synth]);
}

/** While something is picked, the side to move has a hand on the board; else the one that moved last. */
function moverOf({ picked, movers, ply, turn }: Audible): Side {
  return picked.length > 0 ? turn : (movers[ply - 1] ?? turn);
}

function useSynth(isOn: boolean): React.RefObject<Synth | null> {
  const synth = useRef<Synth | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      forget();
      try {
        const { Synth: Made } = await import('./synth.ts');
        if (isWanted) synth.current = new Made();
      } catch {
        // One can play without sounds; some machines have none.
      }
    };
    const listen = (): void => void open();
    const forget = (): void => {
      globalThis.removeEventListener('pointerdown', listen);
      globalThis.removeEventListener('keydown', listen);
    };
    globalThis.addEventListener('pointerdown', listen);
    globalThis.addEventListener('keydown', listen);
    return () => {
      isWanted = false;
      forget();
      synth.current?.close();
      synth.current = null;
    };
  }, [isOn]);
  return synth;
}
