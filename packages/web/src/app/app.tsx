import { unreachable } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Boundary } from './boundary.tsx';
import { HeaderPlace } from './header-tools.tsx';
import { Header } from './header.tsx';
import { useLanguage } from './language.tsx';
import { parseRoute, type Route, routeKey, useHash } from './route.ts';
import './app.css';

// Each page is a part of its own, so that whoever follows a link to a match does not load the others.
const HomePage = lazy(async () => ({ default: (await import('./home/home-page.tsx')).HomePage }));
const SetupPage = lazy(async () => ({ default: (await import('./setup/setup-page.tsx')).SetupPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const AnalysisPage = lazy(async () => ({ default: (await import('../analysis/analysis-page.tsx')).AnalysisPage }));
const GamePage = lazy(async () => ({ default: (await import('../play/game-page.tsx')).GamePage }));
const OnlinePage = lazy(async () => ({ default: (await import('../online/online-page.tsx')).OnlinePage }));
const UnknownPage = lazy(async () => ({ default: (await import('./unknown-page.tsx')).UnknownPage }));
const EditorPage = lazy(async () => ({ default: (await import('../editor/editor-page.tsx')).EditorPage }));
const PuzzlePage = lazy(async () => ({ default: (await import('../puzzles/puzzle-page.tsx')).PuzzlePage }));

export function App(): ReactNode {
  const { texts } = useLanguage();
  const route = parseRoute(useHash());
  const key = routeKey(route);
  const main = useFocusOnArrival(key);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const skip = (): void => main.current?.focus();
  return (
    <HeaderPlace value={tools}>
      <button type="button" className="skip button" onClick={skip}>
        {texts.app.skip}
      </button>
      <Header game={'query' in route ? route.game : null} toolsRef={setTools} />
      <main ref={main} tabIndex={-1} className={`page page-${route.page}`}>
        <Boundary key={key} texts={texts.app.failed}>
          <Suspense fallback={<p className="loading">{texts.app.loading}</p>}>
            <Page route={route} />
          </Suspense>
        </Boundary>
      </main>
    </HeaderPlace>
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
      return <GamePage key={route.game} game={route.game} language={language} query={route.query} />;
    case 'editor':
      return <EditorPage key={route.game} game={route.game} query={route.query} />;
    case 'analysis':
      return <AnalysisPage key={route.game} game={route.game} language={language} query={route.query} />;
    case 'puzzles':
      return <PuzzlePage key={route.game} {...route} />;
    case 'online':
      return <OnlinePage way={route.way} />;
    case 'unknown':
      return <UnknownPage />;
    default:
      return unreachable(route);
  }
}

/**
 * Whoever goes to another page begins at its top, with the eyes, the keyboard and the screen reader. The page that was
 * opened first is left as the browser shows it.
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
