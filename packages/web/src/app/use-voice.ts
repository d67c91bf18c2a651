import { type GameId, loadLocale, type GameLocale } from '@tabuleiro/games';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.tsx';
import { useStableCallback } from './use-stable-callback.ts';

/** What is needed to speak of a game; null until it is loaded. While another language loads, the one before stays. */
export function useLocale(game: GameId): GameLocale | null {
  const { language } = useLanguage();
  return useLoaded(`${game} ${language}`, () => loadLocale(game, language), game);
}

/**
 * What a promise gave, null until then. It is asked anew when `key` changes, and what came before is shown meanwhile as
 * long as `subject` is the same, also when nothing else can be had. Where there is nothing to show, a failure is thrown
 * into the tree, where the nearest boundary says so.
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
