import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { parseRoute, useHash } from '../app/route.ts';
import { OFFLINE_TEXTS } from '../text/offline/index.ts';
import { keepOffline, type NewVersion } from './registration.ts';
import './new-version-bar.css';

/** Offers a new version when there is one. Whoever plays is left in peace until they come to another page. */
export function NewVersionBar(): ReactNode {
  const { language } = useLanguage();
  const { page } = parseRoute(useHash());
  const isPlaying = page === 'play' || page === 'online';
  const [version, setVersion] = useState<NewVersion | null>(null);
  useEffect(() => {
    // While developing, a kept page would be an old one.
    if (import.meta.env.PROD) void keepOffline(setVersion);
  }, []);
  const { ready, use, later } = OFFLINE_TEXTS[language];
  const isShown = version !== null && !isPlaying;
  return (
    // Always there, because screen readers only tell what changes within something that they know.
    <div className={isShown ? 'new-version' : undefined} role="status">
      {isShown && (
        <>
          <p>{ready}</p>
          <button type="button" className="button cool" onClick={version.use}>
            {use}
          </button>
          <button type="button" className="button quiet" onClick={() => setVersion(null)}>
            {later}
          </button>
        </>
      )}
    </div>
  );
}
