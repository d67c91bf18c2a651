import { findRecord, makeMatchLink, type LiveConnection, type RefusalBody } from '@tabuleiro/client';
import { type GameId, otherSide, type Language } from '@tabuleiro/games';
import { type ReactNode, useEffect, useRef, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoreApi } from 'zustand/vanilla';
import { useMatchRatio } from '../../board/use-layout.ts';
import { addRatedMatch } from '../../connection/rated-matches.ts';
import { SERVER } from '../../connection/session.ts';
import { BoardArea } from '../../match/board-area.tsx';
import { DelayedExplanations } from '../../match/delayed-explanations.tsx';
import type { ExplainedMatch } from '../../match/first-time/explanation-card.tsx';
import { MatchTools } from '../../match/match-tools.tsx';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { MoveList, PlyButtons } from '../../match/move-list.tsx';
import type { Signalling } from '../../match/sounds/signals.ts';
import { TypedMove } from '../../match/typed-move.tsx';
import { useKeyboard } from '../../match/use-keyboard.ts';
import { savedSpeed } from '../../match/use-match.ts';
import { setZen, Zen } from '../../match/zen.tsx';
import { onlineMatchAddress, goTo, rulesFromBoard } from '../../routes/route.ts';
import { PAGE_TIMERS, canAnimate } from '../../settings/appearance.ts';
import { useLanguage } from '../../settings/language.tsx';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { copyOrShow, downloadText } from '../../ui/dialogs/clipboard.ts';
import { HeaderToolsContext } from '../../ui/header-tools.tsx';
import { useOwnClosingMenu, usePageTitle } from '../../ui/hooks.ts';
import { useFields, useSelector } from '../../ui/use-store.ts';
import { ErrorPage } from '../error-messages.tsx';
import { useSession, asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { Chat } from './chat.tsx';
import { OnlineMatchControls } from './online-match-controls.tsx';
import { type OnlineMatchState, type OnlinePanelProps, openOnlineMatch } from './online-match-store.ts';
import { OnlinePlayerRow } from './online-player-row.tsx';
import { OnlineStatusPanel } from './online-status-panel.tsx';
import '../../match/match-page.css';
import '../../match/match-side.css';
import './online-match.css';

/** The page of an online match. */
export function OnlineMatchPage({ id }: { readonly id: string }): ReactNode {
  const { language } = useLanguage();
  const { live, problem, again } = useSession();
  const { store, refusal } = useOnlineMatch(live, id, language);
  if (problem !== null) return <ErrorPage body={problem.body} again={again} />;
  if (refusal !== null && store === null) return <ErrorPage body={refusal} />;
  if (store === null) return <p className="loading">{ONLINE_TEXTS[language].loading}</p>;
  return <MatchPage store={store} />;
}

const PAGE_FIELDS = ['locale', 'bottom', 'side', 'isRunning', 'typeMove'] as const;

function MatchPage({ store }: { readonly store: StoreApi<OnlineMatchState> }): ReactNode {
  const { locale, bottom, side, isRunning, typeMove } = useFields(store, PAGE_FIELDS);
  const { rules } = store.getState().match;
  usePageTitle(locale.game.name);
  useKeyboard(store);
  useRematch(store);
  useRatedMemory(store);
  return (
    <div className="game-page online-match" style={useMatchRatio(store)}>
      <h1 className="visually-hidden">{locale.game.name}</h1>
      <HeaderGameName game={rules.game} name={locale.game.name} />
      <MatchTools store={store} signalsOf={signalsOf} />
      <Zen store={store} language={locale.language} />
      <OnlinePlayerRow store={store} side={otherSide(bottom)} area="top" />
      <BoardArea store={store} />
      <OnlinePlayerRow store={store} side={bottom} area="bottom" />
      <OnlineStatusPanel store={store} />
      <DelayedExplanations store={store} about={explainedMatch} isPlaying={side !== null} />
      <OnlineMatchControls store={store} />
      <MoveList store={store}>
        <Chat store={store} />
      </MoveList>
      <div className="side-tools">
        <PlyButtons store={store} />
        <OnlineMatchMenu store={store} />
        {side !== null && isRunning && <TypedMove language={locale.language} typeMove={typeMove} />}
      </div>
    </div>
  );
}

function signalsOf({ match, outcome, clocks, side, chat, state }: OnlineMatchState): Signalling {
  const { drawOffer, takeback, rematchOffer } = state;
  const offers = Object.entries({ drawOffer, takeback, rematchOffer }).flatMap(([what, offer]) =>
    side === null || offer === null || offer.side === side ? [] : [`${what} ${offer.version}`],
  );
  const messages = chat.filter((said) => said.side !== side).length;
  return { match, outcome, clocks, ownSides: side === null ? [] : [side], offers, messages };
}

/** Explanations follow from the rules, so rated matches have them too. */
function explainedMatch({ locale, match, moves, outcome, ...state }: OnlineMatchState): ExplainedMatch {
  const { canMove, isLookingBack, prompt, offered } = state;
  const about = { locale, match, moves, outcome, isLookingBack, prompt, offered };
  return { ...about, game: state.state.info.terms.game, isOwnTurn: canMove };
}

/** The menu of an online match. It offers no engine: analysis comes after the end. */
function OnlineMatchMenu({ store }: OnlinePanelProps): ReactNode {
  const { language, info } = useSelector(store, ({ locale, state }) => ({
    language: locale.language,
    info: state.info,
  }));
  const { say, turnBoard } = store.getState();
  const texts = ONLINE_TEXTS[language].match;
  const { buttons } = texts;
  const menu = useOwnClosingMenu();
  const choose = (act: () => Promise<void> | void): void => {
    menu.current?.removeAttribute('open');
    void act();
  };
  const copyLink = async (): Promise<void> => {
    const link = makeMatchLink(SERVER.address, info.id);
    if (await copyOrShow(link, texts.notCopied)) say(texts.linkCopied);
  };
  const withRecord = async (pass: (record: string) => void): Promise<void> => {
    try {
      pass(await findRecord(SERVER, info.id));
    } catch (error) {
      say(asRefusal(error).say(language));
    }
  };
  const actions: readonly (readonly [label: string, act: () => Promise<void> | void])[] = [
    [buttons.turn, turnBoard],
    [texts.copyLink, copyLink],
    [buttons.download, () => withRecord((record) => downloadText(`${info.terms.game}-${info.id}.record`, record))],
  ];
  return (
    <details className="more" ref={menu}>
      <summary className="button">{buttons.more}</summary>
      <div className="more-list">
        <a className="button quiet" href={rulesFromBoard(info.terms.game)}>
          {COMMON_TEXTS[language].rules}
        </a>
        {actions.map(([label, act]) => (
          <button key={label} type="button" className="button quiet" onClick={() => choose(act)}>
            {label}
          </button>
        ))}
        <button type="button" className="button quiet more-narrow" onClick={() => choose(() => setZen(true))}>
          {MATCH_TEXTS[language].header.zen}
        </button>
      </div>
    </details>
  );
}

/** Players who agreed to a rematch go there as soon as it exists; spectators get a link. */
function useRematch(store: OnlinePanelProps['store']): void {
  const { rematch, side } = useSelector(store, ({ state, side: own }) => ({ rematch: state.rematch, side: own }));
  const before = useRef(rematch);
  useEffect(() => {
    const isNew = rematch !== null && before.current === null;
    before.current = rematch;
    if (isNew && side !== null) goTo(onlineMatchAddress(rematch));
  }, [rematch, side]);
}

/** Remembers the user's rated match in this browser, so that engines stay off even after signing out. */
function useRatedMemory(store: OnlinePanelProps['store']): void {
  const { side, isRunning, info } = useSelector(store, ({ state, ...own }) => ({
    side: own.side,
    isRunning: own.isRunning,
    info: state.info,
  }));
  const { id, terms } = info;
  const isOwnRated = side !== null && isRunning && terms.isRated;
  useEffect(() => {
    if (isOwnRated) addRatedMatch({ game: terms.game, id });
  }, [isOwnRated, terms.game, id]);
}

/**
 * Names the game in the header, with a link to its rules, because the address does not say which game it is. On phones the header makes room, as
 * for a local match.
 */
function HeaderGameName({ game, name }: { readonly game: GameId; readonly name: string }): ReactNode {
  const { language } = useLanguage();
  const header = useContext(HeaderToolsContext)?.parentElement ?? null;
  useLayoutEffect(() => {
    // A class of its own: the page that comes next may need the other one.
    header?.classList.add('in-online-game');
    return () => header?.classList.remove('in-online-game');
  }, [header]);
  const label = COMMON_TEXTS[language].rulesOf(name);
  return header === null
    ? null
    : createPortal(
        <a className="header-game is-online" href={rulesFromBoard(game)} aria-label={label} title={label}>
          {name}
        </a>,
        header,
      );
}

interface OpenedMatch {
  /** Null until it is open. */
  readonly store: StoreApi<OnlineMatchState> | null;
  /** Why it cannot be opened. */
  readonly refusal: RefusalBody | null;
}

const NOTHING: OpenedMatch = { store: null, refusal: null };

/** Opens a match while the page shows it. */
function useOnlineMatch(live: LiveConnection | null, id: string, language: Language): OpenedMatch {
  const [opened, setOpened] = useState<OpenedMatch>(NOTHING);
  const [failure, setFailure] = useState<Error | null>(null);
  const spoken = useRef(language);

  useEffect(() => {
    if (live === null) return undefined;
    const match = live.watch(id);
    let isWanted = true;
    let isOpening = false;
    let store: StoreApi<OnlineMatchState> | null = null;
    const open = async (): Promise<void> => {
      isOpening = true;
      const made = await openOnlineMatch({
        live,
        match,
        language: spoken.current,
        timers: PAGE_TIMERS,
        now: () => performance.now(),
        canAnimate: canAnimate,
        speed: savedSpeed(),
      });
      if (!isWanted) return made.getState().close();
      store = made;
      setOpened({ store: made, refusal: null });
    };
    const look = (): void => {
      const { state, refusal } = match.get();
      if (isOpening) return;
      if (state !== null) {
        open().catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
      } else if (refusal !== null) setOpened({ store: null, refusal });
    };
    const end = match.subscribe(look);
    look();
    return () => {
      isWanted = false;
      end();
      store?.getState().close();
      match.leave();
      setOpened(NOTHING);
    };
  }, [live, id]);

  useEffect(() => {
    spoken.current = language;
    void opened.store?.getState().setLanguage(language);
  }, [opened, language]);
  // A chunk could not be loaded: the error boundary says so.
  if (failure !== null) throw failure;
  return opened;
}
