import { type ReactNode, useEffect, useState } from 'react';
import { keepOffline, type NewVersion } from '../offline/registration.ts';
import { parseRoute, useHash } from '../routes/route.ts';
import { useTexts } from '../settings/language.tsx';
import { APP_TEXTS } from './app-texts.ts';
import './new-version-bar.css';

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
