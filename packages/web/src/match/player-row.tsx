import { capitalise, type Side } from '@tabuleiro/games';
import { type ReactNode, Suspense } from 'react';
import { formatPlayer } from '../ui/common-texts.ts';
import { lazyComponent } from '../ui/loading.ts';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import { MATCH_TEXTS } from './messages.ts';

// Most matches have no clock.
const ClockFace = lazyComponent(async () => (await import('./clock-face.tsx')).ClockFace);

interface PlayerRowProps {
  readonly store: ReadableStore<MatchPageState>;
  readonly side: Side;
  readonly area: 'top' | 'bottom';
}

/** The player of a side, their clock, and whether it is their turn. */
export function PlayerRow({ store, side, area }: PlayerRowProps): ReactNode {
  const { locale, setup, clocks, isTurn, isThinking } = useSelector(store, ({ outcome, turn, thinking, ...state }) => ({
    locale: state.locale,
    setup: state.setup,
    clocks: state.clocks,
    isTurn: outcome === null && turn === side,
    isThinking: thinking === side,
  }));
  const texts = MATCH_TEXTS[locale.language];
  const bothPeople = setup.players[1].kind === 'human' && setup.players[2].kind === 'human';
  const player = bothPeople ? '' : formatPlayer(locale, setup.players[side]);
  return (
    <section className={`player player-${area}${isTurn ? ' on-turn' : ''}`} aria-label={locale.game.sides[side].name}>
      <span className={`side-mark side-${side}`} aria-hidden="true" />
      <span className="player-side">{capitalise(locale.game.sides[side].name)}</span>
      <span className="player-name">{player}</span>
      {isThinking && <span className="player-thinking">{texts.thinking}</span>}
      <span className="turn-dot" aria-hidden="true" />
      {clocks !== null && (
        <Suspense fallback={<span className="player-clock" />}>
          <ClockFace clocks={clocks} side={side} language={locale.language} keep={store.getState().saveClocks} />
        </Suspense>
      )}
      {isTurn && <span className="visually-hidden">{texts.toMove}</span>}
    </section>
  );
}
