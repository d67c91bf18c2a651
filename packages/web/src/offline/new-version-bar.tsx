import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { parseRoute, useHash } from '../app/route.ts';
import type { NewVersion } from './registration.ts';
import './new-version-bar.css';

const VersionOffer = lazy(async () => ({ default: (await import('./version-offer.tsx')).VersionOffer }));

/** What keeps the page is not needed by the page itself, which goes before. */
async function keep(isReady: (version: NewVersion) => void): Promise<void> {
  try {
    const { keepOffline } = await import('./registration.ts');
    await keepOffline(isReady);
  } catch {
    // Nothing is lost but the offline copy.
  }
}

/** Offers a new version when there is one. Whoever plays is left in peace until they come to another page. */
export function NewVersionBar(): ReactNode {
  const { language } = useLanguage();
  const { page } = parseRoute(useHash());
  const isPlaying = page === 'play' || page === 'online';
  const [version, setVersion] = useState<NewVersion | null>(null);
  useEffect(() => {
    // While developing, a kept page would be an old one.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void keep(setVersion);
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
