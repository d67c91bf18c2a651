import type { GameId } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { playAddress } from '../../play/address.ts';
import { recordBefore } from '../../play/kept.ts';
import { useLanguage } from '../language.tsx';
import { KEEPSAKES, recall, remember } from '../memory.ts';
import { usePageName } from '../page-name.ts';
import { editorAddress, goTo, rulesAddress } from '../route.ts';
import { StartPicture } from '../start-picture.tsx';
import { useLoaded, useLocale } from '../use-voice.ts';
import { type Settings, setupOf, usualSettings } from './settings.ts';
import { SetupForm } from './setup-form.tsx';
import './setup.css';

// Few have left a match for another.
const BeforeLink = lazy(async () => ({ default: (await import('../../continue/before-link.tsx')).BeforeLink }));

/** As they were when a match of the game last began here. */
function lastSettings(game: GameId, memory: string): Promise<Settings> {
  const kept = recall(memory);
  const usual = usualSettings(game);
  if (kept === null) return Promise.resolve(usual);
  // Whoever comes for the first time has nothing to read.
  return import('../../continue/read-settings.ts').then(
    ({ readSettings }) => readSettings(game, kept),
    () => usual,
  );
}

/** Everything has a sensible value: the button at the end is enough. */
export function SetupPage({ game }: { readonly game: GameId }): ReactNode {
  const { cards, setup } = useLanguage().texts.app;
  const locale = useLocale(game);
  const memory = `setup.${game}`;
  const last = useLoaded(game, () => lastSettings(game, memory));
  const [chosen, setChosen] = useState<Settings | null>(null);
  const settings = chosen ?? last;
  const [hasBefore] = useState(() => recordBefore(KEEPSAKES, game) !== null);
  usePageName(locale?.game.name ?? null);
  if (locale === null || settings === null) return null;
  const begin = (event: React.FormEvent): void => {
    event.preventDefault();
    remember(memory, JSON.stringify(settings));
    goTo(playAddress(setupOf(game, settings, Math.random)));
  };
  const bottom = settings.mode === 'person-computer' && settings.side !== BY_LOT ? settings.side : 1;
  const start = settings.start === BY_LOT ? undefined : settings.start;
  return (
    <form className="setup" onSubmit={begin}>
      <header className="setup-head">
        <h1 className="page-title">{locale.game.name}</h1>
        <p className="page-lead">{locale.game.summary}</p>
        <a className="setup-rules" href={rulesAddress(game)}>
          {cards.rulesOf(locale.game.name)}
        </a>
        <a className="setup-rules" href={editorAddress(game)}>
          {setup.position}
        </a>
        <a className="setup-rules" href={`#/${game}/puzzles`}>
          {cards.puzzles}
        </a>
        {hasBefore && (
          // Its room is there before it is.
          <div className="setup-before">
            <Suspense fallback={null}>
              <BeforeLink game={game} name={locale.game.name} />
            </Suspense>
          </div>
        )}
      </header>
      <div className="setup-picture">
        <StartPicture game={game} variant={settings.variant} start={start} locale={locale} bottom={bottom} />
      </div>
      <div className="setup-questions">
        <SetupForm game={game} locale={locale} settings={settings} onChange={setChosen} />
      </div>
      <div className="setup-start">
        <button type="submit" className="button primary">
          {setup.start}
        </button>
      </div>
    </form>
  );
}
