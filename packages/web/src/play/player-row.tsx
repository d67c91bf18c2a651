import { capitalise, type Side } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import { sayPlayer } from '../text/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import type { PlayState } from './store.ts';

// Most matches are played without clocks.
const ClockFace = lazy(async () => ({ default: (await import('./clock-face.tsx')).ClockFace }));

interface PlayerRowProps {
  readonly store: Readable<PlayState>;
  readonly side: Side;
  readonly area: 'top' | 'bottom';
}

/** Who plays a side, and whether it is their turn. */
export function PlayerRow({ store, side, area }: PlayerRowProps): ReactNode {
  const { locale, setup, clocks, isTurn, isThinking } = useParts(store, ({ outcome, turn, thinking, ...state }) => ({
    locale: state.locale,
    setup: state.setup,
    clocks: state.clocks,
    isTurn: outcome === null && turn === side,
    isThinking: thinking === side,
  }));
  const texts = PLAY_TEXTS[locale.language];
  const bothPeople = setup.players[1].kind === 'human' && setup.players[2].kind === 'human';
  const player = bothPeople ? '' : sayPlayer(locale, setup.players[side]);
  return (
    <section className={`player player-${area}${isTurn ? ' on-turn' : ''}`} aria-label={locale.game.sides[side].name}>
      <span className={`side-mark side-${side}`} aria-hidden="true" />
      <span className="player-side">{capitalise(locale.game.sides[side].name)}</span>
      <span className="player-name">{player}</span>
      {isThinking && <span className="player-thinking">{texts.thinking}</span>}
      <span className="turn-dot" aria-hidden="true" />
      {clocks !== null && (
        <Suspense fallback={<span className="player-clock" />}>
          <ClockFace clocks={clocks} side={side} language={locale.language} keep={store.getState().keepClocks} />
        </Suspense>
      )}
      {isTurn && <span className="visually-hidden">{texts.toMove}</span>}
    </section>
  );
}
