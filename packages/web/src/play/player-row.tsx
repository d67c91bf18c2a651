import { capitalise, type Side } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense } from 'react';
import { APP_TEXTS, sayPlayer } from '../text/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import type { PlayState } from './store.ts';

// Most matches are played without clocks.
const ClockFace = lazy(async () => ({ default: (await import('./clock-face.tsx')).ClockFace }));

interface PlayerRowProps {
  readonly state: PlayState;
  readonly side: Side;
  readonly area: 'top' | 'bottom';
}

/** Who plays a side, and whether it is their turn. */
export function PlayerRow({ state, side, area }: PlayerRowProps): ReactNode {
  const { voice, setup, outcome, turn, thinking, clocks } = state;
  const texts = PLAY_TEXTS[voice.language];
  const isTurn = outcome === null && turn === side;
  const bothPeople = setup.players[1].kind === 'human' && setup.players[2].kind === 'human';
  const player = bothPeople ? '' : sayPlayer(APP_TEXTS[voice.language], setup.players[side], voice.game.styles);
  return (
    <section className={`player player-${area}${isTurn ? ' on-turn' : ''}`} aria-label={voice.game.sides[side].name}>
      <span className={`side-mark side-${side}`} aria-hidden="true" />
      <span className="player-side">{capitalise(voice.game.sides[side].name)}</span>
      <span className="player-name">{player}</span>
      {thinking === side && <span className="player-thinking">{texts.thinking}</span>}
      <span className="turn-dot" aria-hidden="true" />
      {clocks !== null && (
        <Suspense fallback={<span className="player-clock" />}>
          <ClockFace clocks={clocks} side={side} language={voice.language} keep={state.keepClocks} />
        </Suspense>
      )}
      {isTurn && <span className="visually-hidden">{texts.toMove}</span>}
    </section>
  );
}
