import { type Language, loadLocale, loadRules, loadViewer, unreachable } from '@tabuleiro/games';
import { type ReactNode, Suspense, useEffect, useRef, useState, Component } from 'react';
import { keepOffline, type NewVersion } from '../offline/registration.ts';
import { parseRoute, type Route, routeKey, useHash } from '../routes/route.ts';
import { useTexts, useLanguage } from '../settings/language.tsx';
import { HeaderToolsContext } from '../ui/header-tools.tsx';
import { lazyComponent } from '../ui/loading.ts';
import { APP_TEXTS, Header } from './header.tsx';
import type { AppTexts } from './text/en.ts';
import './app.css';
import './new-version-bar.css';

// Each page is loaded when it is first shown.
const LOADERS = {
  home: async () => (await import('./home/home-page.tsx')).HomePage,
  setup: async () => (await import('./setup/setup-page.tsx')).SetupPage,
  rules: async () => (await import('../rules/rules-page.tsx')).RulesPage,
  analysis: async () => (await import('../analysis/analysis-page.tsx')).AnalysisPage,
  play: async () => (await import('../match/match-page.tsx')).MatchPage,
  online: async () => (await import('../online/online-page.tsx')).OnlinePage,
  unknown: async () => (await import('../ui/page-elements/page-elements.tsx')).NotFoundPage,
  editor: async () => (await import('../editor/editor-page.tsx')).EditorPage,
  history: async () => (await import('../history/history-page.tsx')).HistoryPage,
  puzzles: async () => (await import('../puzzles/puzzle-page.tsx')).PuzzlePage,
  learn: async () => (await import('../course/course-page.tsx')).CoursePage,
} as const;
const HomePage = lazyComponent(LOADERS.home);
const SetupPage = lazyComponent(LOADERS.setup);
const RulesPage = lazyComponent(LOADERS.rules);
const AnalysisPage = lazyComponent(LOADERS.analysis);
const MatchPage = lazyComponent(LOADERS.play);
const OnlinePage = lazyComponent(LOADERS.online);
const NotFoundPage = lazyComponent(LOADERS.unknown);
const EditorPage = lazyComponent(LOADERS.editor);
const PuzzlePage = lazyComponent(LOADERS.puzzles);
const CoursePage = lazyComponent(LOADERS.learn);
const HistoryPage = lazyComponent(LOADERS.history);

/** Loads the first page and the texts at the same time; for a match, its game too. */
export async function preloadPage(language: Language): Promise<void> {
  const route = parseRoute(globalThis.location.hash);
  const loading: Promise<unknown>[] = [LOADERS[route.page]()];
  if (route.page === 'play') {
    const { game } = route;
    loading.push(loadRules(game), loadViewer(game), loadLocale(game, language));
  }
  // The component that needs a failed part loads it again and reports the error.
  await Promise.allSettled(loading);
}

export function App(): ReactNode {
  const texts = useTexts(APP_TEXTS);
  const route = parseRoute(useHash());
  const key = routeKey(route);
  const main = useFocusOnArrival(key);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const skip = (): void => main.current?.focus();
  return (
    <HeaderToolsContext value={tools}>
      <button type="button" className="skip button" onClick={skip}>
        {texts.skip}
      </button>
      <Header game={'query' in route ? route.game : null} toolsRef={setTools} />
      <main ref={main} tabIndex={-1} className={`page page-${route.page}`}>
        <ErrorBoundary key={key} texts={texts.failed}>
          <Suspense fallback={<p className="loading">{texts.loading}</p>}>
            <Page route={route} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </HeaderToolsContext>
  );
}

function Page({ route }: { readonly route: Route }): ReactNode {
  const { language } = useLanguage();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'setup':
      return <SetupPage key={route.game} game={route.game} />;
    case 'rules':
      return <RulesPage game={route.game} />;
    case 'play':
      return <MatchPage key={route.game} game={route.game} language={language} query={route.query} />;
    case 'editor':
      return <EditorPage key={route.game} game={route.game} query={route.query} />;
    case 'analysis':
      return <AnalysisPage key={route.game} game={route.game} language={language} query={route.query} />;
    case 'puzzles':
      return <PuzzlePage key={route.game} {...route} />;
    case 'learn':
      return <CoursePage key={route.game} game={route.game} query={route.query} />;
    case 'history':
      return <HistoryPage filter={route.filter} />;
    case 'online':
      return <OnlinePage way={route.way} />;
    case 'unknown':
      return <NotFoundPage />;
    default:
      return unreachable(route);
  }
}

/**
 * Scrolls to the top and moves the focus when another page is shown. The first page is left as the browser shows it.
 */
function useFocusOnArrival(key: string): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    globalThis.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key]);
  return main;
}

interface ErrorBoundaryProps {
  readonly texts: AppTexts['failed'];
  readonly children: ReactNode;
}

/**
 * Shown when code could not be loaded: there is no network, or a new version has replaced the files. React catches errors
 * only in classes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { texts, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className="message-page" role="alert">
        <h1 className="page-title">{texts.title}</h1>
        <p>{texts.body}</p>
        <button type="button" className="button primary" onClick={() => globalThis.location.reload()}>
          {texts.again}
        </button>
      </div>
    );
  }
}

/** Offers a new version when there is one, but not during a match. */
export function NewVersionBar(): ReactNode {
  const texts = useTexts(APP_TEXTS).newVersion;
  const { page } = parseRoute(useHash());
  const isPlaying = page === 'play' || page === 'online';
  const [version, setVersion] = useState<NewVersion | null>(null);
  useEffect(() => {
    // In development the service worker would serve old files.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepOffline(setVersion);
  }, []);
  const isShown = version !== null && !isPlaying;
  return (
    // Always in the document: screen readers announce changes only in a region that they know.
    <div className={isShown ? 'new-version' : undefined} role="status">
      {isShown && (
        <>
          <p>{texts.ready}</p>
          <button type="button" className="button cool" onClick={version.use}>
            {texts.use}
          </button>
          <button type="button" className="button quiet" onClick={() => setVersion(null)}>
            {texts.later}
          </button>
        </>
      )}
    </div>
  );
}
