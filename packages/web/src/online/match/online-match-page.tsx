import { otherSide } from '@tabuleiro/games';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useLanguage } from '../../app/language.tsx';
import { usePageName } from '../../app/page-name.ts';
import { goTo } from '../../app/route.ts';
import { useAllButFrames, useParts } from '../../app/use-parts.ts';
import { useMatchRatio } from '../../board/use-layout.ts';
import { hasSeeds } from '../../board3d/settings/board-settings.tsx';
import { BoardArea } from '../../play/board-area.tsx';
import { MatchTools } from '../../play/match-tools.tsx';
import { MoveList } from '../../play/move-list.tsx';
import { PlyButtons } from '../../play/ply-buttons.tsx';
import { TypedMove } from '../../play/typed-move.tsx';
import { useKeys } from '../../play/use-keys.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { usePresent } from '../hooks.ts';
import { matchAddress } from '../names.ts';
import { noteRated } from '../rated-memory.ts';
import { Trouble } from '../trouble.tsx';
import { HeaderGame } from './header-game.tsx';
import { MatchControls } from './match-controls.tsx';
import { MatchMore } from './match-more.tsx';
import { MatchSay } from './match-say.tsx';
import type { OnlineState, PanelState } from './online-store.ts';
import { SeatRow } from './seat-row.tsx';
import { Talk } from './talk.tsx';
import { useOnlineMatch } from './use-online-match.ts';
import '../../play/game-page.css';
import '../../play/game-side.css';
import './online-match.css';

/** The page of a match that is played over the network. */
export function OnlineMatchPage({ id }: { readonly id: string }): ReactNode {
  const { language } = useLanguage();
  const { live, problem, again } = usePresent();
  const { store, refusal } = useOnlineMatch(live, id, language);
  if (problem !== null) return <Trouble body={problem.body} again={again} />;
  if (refusal !== null && store === null) return <Trouble body={refusal} />;
  if (store === null) return <p className="loading">{ONLINE_TEXTS[language].loading}</p>;
  return <MatchPage store={store} />;
}

function MatchPage({ store }: { readonly store: StoreApi<OnlineState> }): ReactNode {
  const state = useAllButFrames(store);
  const { locale, bottom, side } = state;
  const areSeeds = useParts(store, ({ view }) => hasSeeds(view));
  usePageName(locale.game.name);
  useKeys(store);
  useRematch(state);
  useRatedMemory(state);
  return (
    <div className="game-page online-match" style={useMatchRatio(store)}>
      <h1 className="visually-hidden">{locale.game.name}</h1>
      <HeaderGame name={locale.game.name} />
      <MatchTools store={store} />
      <SeatRow state={state} side={otherSide(bottom)} area="top" />
      <BoardArea store={store} />
      <SeatRow state={state} side={bottom} area="bottom" />
      <MatchSay state={state} />
      <MatchControls state={state} />
      <MoveList store={store}>
        <Talk state={state} />
      </MoveList>
      <div className="side-tools">
        <PlyButtons store={store} />
        <MatchMore state={state} hasSeeds={areSeeds} />
        {side !== null && state.isRunning && <TypedMove language={locale.language} typeMove={state.typeMove} />}
      </div>
    </div>
  );
}

/** Whoever has agreed to a rematch goes there as soon as it is made; others find a link. */
function useRematch({ state, side }: PanelState): void {
  const { rematch } = state;
  const before = useRef(rematch);
  useEffect(() => {
    const isNew = rematch !== null && before.current === null;
    before.current = rematch;
    if (isNew && side !== null) goTo(matchAddress(rematch));
  }, [rematch, side]);
}

/** The browser remembers a rated match of its user, so that no engine helps, whatever else is closed or forgotten. */
function useRatedMemory({ state, side, isRunning }: PanelState): void {
  const { id, terms } = state.info;
  const isOwnRated = side !== null && isRunning && terms.isRated;
  useEffect(() => {
    if (isOwnRated) noteRated({ game: terms.game, id });
  }, [isOwnRated, terms.game, id]);
}
