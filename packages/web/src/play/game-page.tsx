import { type GameId, type Language, otherSide } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { recall } from '../app/memory.ts';
import { useOffer } from '../app/online.ts';
import { usePageName } from '../app/page-name.ts';
import { useParts } from '../app/use-parts.ts';
import { useMatchRatio } from '../board/use-layout.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { BoardArea } from './board-area.tsx';
import { Controls } from './controls.tsx';
import { ExplainLater } from './explain-later.tsx';
import { MatchTools } from './match-tools.tsx';
import { More } from './more.tsx';
import { MoveList } from './move-list.tsx';
import { PlayerRow } from './player-row.tsx';
import { PlyButtons } from './ply-buttons.tsx';
import { type Asking, Say } from './say.tsx';
import type { PlayState } from './store.ts';
import { TypedMove } from './typed-move.tsx';
import { useKeys } from './use-keys.ts';
import { usePlay } from './use-play.ts';
import './game-page.css';
import './game-side.css';

// Only those who have come in may play elsewhere.
const FairWatch = lazy(async () => ({ default: (await import('../online/fair-play.tsx')).FairWatch }));
// Only those who try something else after all have other lines.
const OtherLinesList = lazy(async () => ({ default: (await import('../lines/other-lines-list.tsx')).OtherLinesList }));

export interface GamePageProps {
  readonly game: GameId;
  readonly language: Language;
  /** What stands after `?` in the address; see address.ts for what it may hold. */
  readonly query: string;
}

/** The page of a match. Who plays a rated one elsewhere plays none of the same game against a computer meanwhile. */
export function GamePage({ game, language, query }: GamePageProps): ReactNode {
  const store = usePlay(game, query, language);
  const { isKnown } = useOffer();
  const [isAllowed, setAllowed] = useState<boolean | null>(null);
  const loading = <p className="loading">{PLAY_TEXTS[language].loading}</p>;
  if (store === null) return loading;
  // The server may answer late or never: only those wait for it who were in the middle of a rated match.
  const isRemembered = Boolean(recall('rated'));
  // Whoever never came in plays nothing elsewhere.
  const isFree = isBetweenPeople(store.getState()) || !(isKnown || isRemembered);
  const isShown = isFree || (isAllowed ?? !isRemembered);
  return (
    <>
      {/* Beside the page, so that the page stays what it is when somebody turns out to be known. */}
      <Suspense fallback={null}>{!isFree && <FairWatch game={game} tell={setAllowed} />}</Suspense>
      {isShown ? <MatchPage store={store} /> : isAllowed === null && loading}
    </>
  );
}

function isBetweenPeople({ setup: { players } }: PlayState): boolean {
  return players[1].kind === 'human' && players[2].kind === 'human';
}

function MatchPage({ store }: { readonly store: StoreApi<PlayState> }): ReactNode {
  const { name, language, game, bottom, hasHuman, areBothPeople, hasBranches, isKept } = useParts(store, (state) => ({
    name: state.locale.game.name,
    language: state.locale.language,
    game: state.setup.game,
    bottom: state.bottom,
    hasHuman: state.hasHuman,
    areBothPeople: isBetweenPeople(state),
    hasBranches: state.branches.length > 0,
    isKept: state.isKept,
  }));
  const { resign, offerDraw, typeMove } = store.getState();
  const [asking, setAsking] = useState<Asking | null>(null);
  usePageName(name);
  useKeys(store);
  useOwnAddress(game, isKept);

  const ask = (question: Asking['question']): void => setAsking({ question, asker: document.activeElement });
  const answer = (isYes: boolean): void => {
    setAsking(null);
    if (isYes) (asking?.question === 'resign' ? resign : offerDraw)();
  };
  return (
    <div className="game-page" style={useMatchRatio(store)}>
      <h1 className="visually-hidden">{name}</h1>
      <MatchTools store={store} />
      <PlayerRow store={store} side={otherSide(bottom)} area="top" />
      <BoardArea store={store} />
      <PlayerRow store={store} side={bottom} area="bottom" />
      <Say store={store} asking={asking} answer={answer} />
      <ExplainLater store={store} />
      <Controls store={store} askResign={() => ask('resign')} />
      <MoveList store={store}>
        {hasBranches && (
          <Suspense fallback={null}>
            <OtherLinesList store={store} />
          </Suspense>
        )}
      </MoveList>
      <div className="side-tools">
        <PlyButtons store={store} />
        <More store={store} askDraw={areBothPeople ? () => ask('draw') : offerDraw} />
        {hasHuman && <TypedMove language={language} typeMove={typeMove} />}
      </div>
    </div>
  );
}

/** Once the match is kept, the address asks for nothing but that match. */
function useOwnAddress(game: GameId, isKept: boolean): void {
  useEffect(() => {
    const plain = `#/${game}/play`;
    if (isKept && globalThis.location.hash !== plain) globalThis.history.replaceState(null, '', plain);
  }, [game, isKept]);
}
