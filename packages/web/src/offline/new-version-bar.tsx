import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { parseRoute, useHash } from '../app/route.ts';
import { keepOffline, type NewVersion } from './registration.ts';
import './new-version-bar.css';

const VersionOffer = lazy(async () => ({ default: (await import('./version-offer.tsx')).VersionOffer }));

/** Offers a new version when there is one. Whoever plays is left in peace until they come to another page. */
export function NewVersionBar(): ReactNode {
  const { language } = useLanguage();
  const { page } = parseRoute(useHash());
  const isPlaying = page === 'play' || page === 'online';
  const [version, setVersion] = useState<NewVersion | null>(null);
  useEffect(() => {
    // While developing, a kept page would be an old one.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepOffline(setVersion);
  }, []);
  const isShown = version !== null && !isPlaying;
  return (
    // Always there, because screen readers only tell what changes within something that they know.
    <div className={isShown ? 'new-version' : undefined} role="status">
      <Suspense fallback={null}>
        {isShown && <VersionOffer language={language} use={version.use} later={() => setVersion(null)} />}
      </Suspense>
    </div>
  );
}
