import type { GameId } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { type ReactNode, useState } from 'react';
import { StartPicture } from '../../board/board-picture.tsx';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { type SetupChoices, toMatchSetup, defaultChoices } from '../../match/setup/setup-choices.ts';
import { newMatchAddress, savedMatchAddress } from '../../routes/match-address.ts';
import { editorAddress, goTo, rulesAddress } from '../../routes/route.ts';
import { unfinishedMatches } from '../../saved-matches/unfinished.ts';
import { useTexts } from '../../settings/language.tsx';
import { BROWSER_STORAGE, readSetting, saveSetting } from '../../settings/storage.ts';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { useLoaded, useLocale } from '../../ui/loading.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { APP_TEXTS } from '../app-texts.ts';
import { SetupForm } from './setup-form.tsx';
import '../../match/setup/setup.css';

/** The choices with which the last match of the game was begun here. */
function loadSavedChoices(game: GameId, setting: string): Promise<SetupChoices> {
  const saved = readSetting(setting);
  const defaults = defaultChoices(game);
  if (saved === null) return Promise.resolve(defaults);
  // A first visit does not need the parser.
  return import('./saved-choices.ts').then(
    ({ parseSavedChoices }) => parseSavedChoices(game, saved),
    () => defaults,
  );
}

/** The set-up of a match. Every choice has a default, so the button at the end is enough. */
export function SetupPage({ game }: { readonly game: GameId }): ReactNode {
  const { rulesOf, puzzles } = useTexts(COMMON_TEXTS);
  const { setup } = useTexts(MATCH_TEXTS);
  const { resumeGame } = useTexts(APP_TEXTS).unfinished;
  const locale = useLocale(game);
  const setting = `setup.${game}`;
  const last = useLoaded(game, () => loadSavedChoices(game, setting));
  const [chosen, setChosen] = useState<SetupChoices | null>(null);
  const settings = chosen ?? last;
  const [unfinished] = useState(() => unfinishedMatches(BROWSER_STORAGE).find((match) => match.game === game));
  usePageTitle(locale?.game.name ?? null);
  if (locale === null || settings === null) return null;
  const begin = (event: React.FormEvent): void => {
    event.preventDefault();
    saveSetting(setting, JSON.stringify(settings));
    goTo(newMatchAddress(toMatchSetup(game, settings, Math.random)));
  };
  const bottom = settings.mode === 'person-computer' && settings.side !== BY_LOT ? settings.side : 1;
  const start = settings.start === BY_LOT ? undefined : settings.start;
  return (
    <form className="setup" onSubmit={begin}>
      <div className="setup-ask">
        <header className="setup-head">
          <h1 className="page-title">{locale.game.name}</h1>
          <p className="page-lead">{locale.game.summary}</p>
          <a className="setup-rules" href={rulesAddress(game)}>
            {rulesOf(locale.game.name)}
          </a>
          <a className="setup-rules" href={editorAddress(game)}>
            {setup.position}
          </a>
          <a className="setup-rules" href={`#/${game}/puzzles`}>
            {puzzles}
          </a>
          {unfinished !== undefined && (
            <div className="setup-before">
              <a className="setup-rules" href={savedMatchAddress(unfinished)}>
                {resumeGame(locale.game.name)}
              </a>
            </div>
          )}
        </header>
        <div className="setup-questions">
          <SetupForm game={game} locale={locale} settings={settings} onChange={setChosen} />
        </div>
      </div>
      <div className="setup-picture">
        <StartPicture game={game} variant={settings.variant} start={start} locale={locale} bottom={bottom} />
      </div>
      <div className="setup-start">
        <button type="submit" className="button primary">
          {setup.start}
        </button>
      </div>
    </form>
  );
}
