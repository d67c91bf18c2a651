import { type GameId, loadLocale, type GameLocale } from '@tabuleiro/games';
import { useEffect, useState, type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { useLanguage, loadNewTexts } from '../settings/language.tsx';
import { useStableCallback } from './hooks.ts';

/** A component that is loaded, with its texts, when it is first shown; `instead` replaces one that cannot be loaded. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const component = await load();
      await loadNewTexts();
      return { default: component };
    } catch (error) {
      if (instead === undefined) throw error;
      return { default: instead };
    }
  });
}

/** The locale of a game; null until it is loaded. While another language is loaded, the previous one stays. */
export function useLocale(game: GameId): GameLocale | null {
  const { language } = useLanguage();
  return useLoaded(`${game} ${language}`, () => loadLocale(game, language), game);
}

/**
 * The result of `load`, null until then. When `key` changes it is loaded again; the previous result stays while `subject`
 * is the same, even if loading fails. Without a previous result, a failure is thrown to the error boundary.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>, subject: string = key): T | null {
  const [loaded, setLoaded] = useState<{ readonly subject: string; readonly value: T } | null>(null);
  const [failure, setFailure] = useState<{ readonly subject: string; readonly error: Error } | null>(null);
  const loadNewest = useStableCallback(load);
  useEffect(() => {
    let isWanted = true;
    const run = async (): Promise<void> => {
      try {
        const value = await loadNewest();
        if (!isWanted) return;
        setLoaded({ subject, value });
        setFailure(null);
      } catch (error) {
        if (!isWanted) return;
        const known = error instanceof Error ? error : new Error('could not be loaded', { cause: error });
        setFailure({ subject, error: known });
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [key, subject, loadNewest]);
  if (loaded?.subject === subject) return loaded.value;
  if (failure?.subject === subject) throw failure.error;
  return null;
}
