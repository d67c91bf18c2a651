import { type GameId, loadVoice, type Voice } from '@tabuleiro/games';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.tsx';

/** What is needed to speak of a game; null until it is loaded. While another language loads, the one before stays. */
export function useVoice(game: GameId): Voice | null {
  const { language } = useLanguage();
  return useLoaded(`${game} ${language}`, () => loadVoice(game, language), game);
}

/**
 * What a promise gave, null until then. It is asked anew when `key` changes, and what came before is shown meanwhile as
 * long as `subject` is the same. A failure is thrown into the tree, where the nearest boundary says so.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>, subject: string = key): T | null {
  const [loaded, setLoaded] = useState<{ readonly subject: string; readonly value: T } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isWanted = true;
    const run = async (): Promise<void> => {
      try {
        const value = await load();
        if (isWanted) setLoaded({ subject, value });
      } catch (error) {
        if (isWanted) setFailure(error instanceof Error ? error : new Error('could not be loaded', { cause: error }));
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
    // `load` is a new function at every drawing; `key` says whether it means something else.
  }, [key]);
  if (failure !== null) throw failure;
  return loaded?.subject === subject ? loaded.value : null;
}
