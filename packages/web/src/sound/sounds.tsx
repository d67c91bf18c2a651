import type { Side } from '@tabuleiro/games';
import { type ReactNode, useEffect } from 'react';
import type { Readable } from '../app/use-parts.ts';
import type { PlayState } from '../play/store.ts';
import { Synth } from './synth.ts';

/** What of a match can be heard. */
export type Audible = Pick<PlayState, 'frameMs' | 'movers' | 'moves' | 'picked' | 'ply' | 'turn' | 'view'>;

/** Lets what moves on the board be heard. */
export function Sounds({ store }: { readonly store: Readable<Audible> }): ReactNode {
  useEffect(() => {
    const synth = makeSynth();
    const stop = store.subscribe((state, last) => {
      // Whoever leafs through a match hears nothing.
      const isPlayed = state.frameMs > 0 || state.moves.length > last.moves.length;
      if (isPlayed) synth?.listen(last.view, state.view, moverOf(state));
    });
    return () => {
      stop();
      synth?.close();
    };
  }, [store]);
  return null;
}

/** One can play without sounds; some machines have none. */
function makeSynth(): Synth | null {
  try {
    return new Synth();
  } catch {
    return null;
  }
}

/** While something is picked, the side to move has a hand on the board; else the one that moved last. */
function moverOf({ picked, movers, ply, turn }: Audible): Side {
  return picked.length > 0 ? turn : (movers[ply - 1] ?? turn);
}
