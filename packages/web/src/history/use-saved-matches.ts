import { useEffect, useState } from 'react';
import { pageMatches } from '../saved-matches/page-matches.ts';
import { listed, type MatchKey, type MatchLibrary, matchId, type SavedMatch } from '../saved-matches/saved-match.ts';

/** Of more changes at once the whole list is read again. */
const MOST_READ_ALONE = 20;

export interface LoadedMatches {
  readonly library: MatchLibrary;
  /** The last one first. */
  readonly matches: readonly SavedMatch[];
}

/** The saved matches, as this window and others change them; null while they are loaded. */
export function useSavedMatches(): LoadedMatches | null {
  const [loaded, setLoaded] = useState<LoadedMatches | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isWanted = true;
    let stop = (): void => undefined;
    const attempt = async (act: () => Promise<void>): Promise<void> => {
      try {
        await act();
      } catch (error) {
        if (isWanted) setFailure(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const open = async (): Promise<void> => {
      await pageMatches().flush();
      const library = await pageMatches().library();
      if (!isWanted) return;
      stop = library.onChange((keys) => void attempt(async () => update(library, keys)));
      const matches = await library.list();
      if (isWanted) setLoaded({ library, matches });
    };
    const update = async (library: MatchLibrary, keys: readonly MatchKey[]): Promise<void> => {
      if (keys.length > MOST_READ_ALONE) {
        const matches = await library.list();
        if (isWanted) setLoaded({ library, matches });
        return;
      }
      const changed = await Promise.all(keys.map(async (key) => library.find(key)));
      if (!isWanted) return;
      const ids = new Set(keys.map(matchId));
      const found = changed.filter((match) => match !== null);
      setLoaded((last) => {
        if (last === null) return null;
        const others = last.matches.filter(({ id }) => !ids.has(id));
        return { library, matches: listed([...found, ...others]) };
      });
    };
    void attempt(open);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  if (failure !== null) throw failure;
  return loaded;
}
