import { type GameId, type Language, otherSide, capitalise, type Side, SIDES } from '@tabuleiro/games';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useMatchRatio } from '../board/use-layout.ts';
import { useOnlineStatus } from '../connection/online-status.ts';
import { savedMatchAddress } from '../routes/match-address.ts';
import { unfinishedMatches } from '../saved-matches/local-records.ts';
import { BROWSER_STORAGE, readSetting, saveSetting } from '../settings/storage.ts';
import { formatPlayer } from '../ui/common-texts.ts';
import { usePageTitle } from '../ui/hooks.ts';
import { lazyComponent } from '../ui/loading.ts';
import { useSelector, type ReadableStore } from '../ui/use-store.ts';
import { BoardArea } from './board-area.tsx';
import { Controls } from './controls.tsx';
import { DelayedExplanations } from './delayed-explanations.tsx';
import type { ExplainedMatch } from './first-time/explanation-card.tsx';
import type { MatchPageState } from './match-store.ts';
import { MatchTools } from './match-tools.tsx';
import { MATCH_TEXTS } from './messages.ts';
import { MoreMenu } from './more-menu.tsx';
import { MoveList, PlyButtons } from './move-list.tsx';
import type { Signalling } from './sounds/signals.ts';
import { type OpenQuestion, StatusPanel } from './status-panel.tsx';
import { TypedMove } from './typed-move.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useMatch } from './use-match.ts';
import { Zen } from './zen.tsx';
import './match-page.css';
import './match-side.css';

// Only people who are signed in play rated matches.
const FairWatch = lazyComponent(async () => (await import('../connection/fair-play.tsx')).FairPlayWatch);
// Most matches have no other lines.
const BranchList = lazyComponent(async () => (await import('./branch-list.tsx')).BranchList);

export interface MatchPageProps {
  readonly game: GameId;
  readonly language: Language;
  /** The query of the address: see routes/match-address.ts. */
  readonly query: string;
}

/** The page of a match; not shown while the person plays a rated match of the same game online. */
export function MatchPage({ game, language, query }: MatchPageProps): ReactNode {
  const store = useMatch(game, query, language);
  const { isSignedIn } = useOnlineStatus();
  const [isAllowed, setAllowed] = useState<boolean | null>(null);
  const [isNewcomer] = useState(() => !hasPlayed(game));
  const loading = <p className="loading">{MATCH_TEXTS[language].loading}</p>;
  if (store === null) return loading;
  // The server may answer late or never: only a person who was in a rated match waits for it.
  const isRemembered = Boolean(readSetting('rated'));
  const isFree = isBetweenPeople(store.getState()) || !(isSignedIn || isRemembered);
  const isShown = isFree || (isAllowed ?? !isRemembered);
  return (
    <>
      {/* Beside the page, so that the page is not mounted anew when the server knows the person. */}
      <Suspense fallback={null}>{!isFree && <FairWatch game={game} tell={setAllowed} />}</Suspense>
      {isShown ? <OpenedMatch store={store} isNewcomer={isNewcomer} /> : isAllowed === null && loading}
    </>
  );
}

const playedSetting = (game: GameId): string => `played.${game}`;

/** Whether a match of the game was played on this device. */
function hasPlayed(game: GameId): boolean {
  if (readSetting(playedSetting(game)) !== null) return true;
  return unfinishedMatches(BROWSER_STORAGE).some((match) => match.game === game);
}

function isBetweenPeople({ setup: { players } }: MatchPageState): boolean {
  return players[1].kind === 'human' && players[2].kind === 'human';
}

interface OpenedMatchProps {
  readonly store: StoreApi<MatchPageState>;
  /** Whether the person never played the game. */
  readonly isNewcomer: boolean;
}

function OpenedMatch({ store, isNewcomer }: OpenedMatchProps): ReactNode {
  const { name, language, game, bottom, hasHuman, areBothPeople, hasBranches, isSaved, seed } = useSelector(
    store,
    (state) => ({
      name: state.locale.game.name,
      language: state.locale.language,
      game: state.setup.game,
      bottom: state.bottom,
      hasHuman: state.hasHuman,
      areBothPeople: isBetweenPeople(state),
      hasBranches: state.branches.length > 0,
      isSaved: state.isSaved,
      seed: state.seed,
    }),
  );
  const { resign, offerDraw, typeMove } = store.getState();
  const [asking, setAsking] = useState<OpenQuestion | null>(null);
  usePageTitle(name);
  useKeyboard(store);
  useOwnAddress(savedMatchAddress({ game, seed }), isSaved);
  useEffect(() => {
    if (isSaved) saveSetting(playedSetting(game), 'yes');
  }, [game, isSaved]);

  const ask = (question: OpenQuestion['question']): void => setAsking({ question, asker: document.activeElement });
  const answer = (isYes: boolean): void => {
    setAsking(null);
    if (isYes) (asking?.question === 'resign' ? resign : offerDraw)();
  };
  return (
    <div className="game-page" style={useMatchRatio(store)}>
      <h1 className="visually-hidden">{name}</h1>
      <MatchTools store={store} signalsOf={signalsOf} />
      <Zen store={store} language={language} />
      <PlayerRow store={store} side={otherSide(bottom)} area="top" />
      <BoardArea store={store} />
      <PlayerRow store={store} side={bottom} area="bottom" />
      <StatusPanel store={store} isNewcomer={isNewcomer} asking={asking} answer={answer} />
      <DelayedExplanations store={store} about={explainedMatch} isPlaying={hasHuman} />
      <Controls store={store} askResign={() => ask('resign')} />
      <MoveList store={store}>
        {hasBranches && (
          <Suspense fallback={null}>
            <BranchList store={store} />
          </Suspense>
        )}
      </MoveList>
      <div className="side-tools">
        <PlyButtons store={store} />
        <MoreMenu store={store} askDraw={areBothPeople ? () => ask('draw') : offerDraw} />
        {hasHuman && <TypedMove language={language} typeMove={typeMove} />}
      </div>
    </div>
  );
}

/** Once the match is saved, its address says which one it is. */
function useOwnAddress(address: string, isSaved: boolean): void {
  useEffect(() => {
    if (isSaved && globalThis.location.hash !== address) globalThis.history.replaceState(null, '', address);
  }, [address, isSaved]);
}

function signalsOf({ match, outcome, clocks, setup }: MatchPageState): Signalling {
  const ownSides = SIDES.filter((side) => setup.players[side].kind === 'human');
  return { match, outcome, clocks, ownSides, offers: [], messages: 0 };
}

function explainedMatch({ setup, locale, match, moves, outcome, ...state }: MatchPageState): ExplainedMatch {
  const { isHumanTurn, isLookingBack, prompt, offered } = state;
  const about = { locale, match, moves, outcome, isLookingBack, prompt, offered };
  return { ...about, game: setup.game, isOwnTurn: isHumanTurn };
}

const Portrait = lazyComponent(async () => (await import('../opponents/portrait.tsx')).Portrait);

// Most matches have no clock.
const ClockFace = lazyComponent(async () => (await import('./clock-face.tsx')).ClockFace);

interface PlayerRowProps {
  readonly store: ReadableStore<MatchPageState>;
  readonly side: Side;
  readonly area: 'top' | 'bottom';
}

/** The player of a side, their clock, and whether it is their turn. */
function PlayerRow({ store, side, area }: PlayerRowProps): ReactNode {
  const { locale, setup, clocks, isTurn, isThinking } = useSelector(store, ({ outcome, turn, thinking, ...state }) => ({
    locale: state.locale,
    setup: state.setup,
    clocks: state.clocks,
    isTurn: outcome === null && turn === side,
    isThinking: thinking === side,
  }));
  const texts = MATCH_TEXTS[locale.language];
  const bothPeople = setup.players[1].kind === 'human' && setup.players[2].kind === 'human';
  const spec = setup.players[side];
  const player = bothPeople ? '' : formatPlayer(locale, spec);
  return (
    <section className={`player player-${area}${isTurn ? ' on-turn' : ''}`} aria-label={locale.game.sides[side].name}>
      <span className={`side-mark side-${side}`} aria-hidden="true" />
      <span className="player-side">{capitalise(locale.game.sides[side].name)}</span>
      {spec.kind === 'level' && (
        <span className="player-face">
          <Suspense fallback={null}>
            <Portrait level={spec.level} />
          </Suspense>
        </span>
      )}
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
