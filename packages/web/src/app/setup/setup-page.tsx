import type { GameId } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { playAddress } from '../../play/address.ts';
import { useLanguage } from '../language.tsx';
import { usePageName } from '../page-name.ts';
import { editorAddress, rulesAddress } from '../route.ts';
import { StartPicture } from '../start-picture.tsx';
import { useVoice } from '../use-voice.ts';
import { BY_LOT, setupOf, usualSettings } from './settings.ts';
import { SetupForm } from './setup-form.tsx';
import './setup.css';

/** Everything has a sensible value: the button at the end is enough. */
export function SetupPage({ game }: { readonly game: GameId }): ReactNode {
  const { cards, setup } = useLanguage().texts.app;
  const voice = useVoice(game);
  const [settings, setSettings] = useState(() => usualSettings(game));
  usePageName(voice?.game.name ?? null);
  if (voice === null) return null;
  const begin = (event: React.FormEvent): void => {
    event.preventDefault();
    globalThis.location.hash = playAddress(setupOf(game, settings, Math.random));
  };
  const bottom = settings.mode === 'person-computer' && settings.side !== BY_LOT ? settings.side : 1;
  const start = settings.start === BY_LOT ? undefined : settings.start;
  return (
    <form className="setup" onSubmit={begin}>
      <header className="setup-head">
        <h1 className="page-title">{voice.game.name}</h1>
        <p className="page-lead">{voice.game.summary}</p>
        <a className="setup-rules" href={rulesAddress(game)}>
          {cards.rulesOf(voice.game.name)}
        </a>
        <a className="setup-rules" href={editorAddress(game)}>
          {setup.position}
        </a>
        <a className="setup-rules" href={`#/${game}/puzzles`}>
          {cards.puzzles}
        </a>
      </header>
      <div className="setup-picture">
        <StartPicture game={game} variant={settings.variant} start={start} voice={voice} bottom={bottom} />
      </div>
      <div className="setup-questions">
        <SetupForm game={game} voice={voice} settings={settings} onChange={setSettings} />
      </div>
      <div className="setup-start">
        <button type="submit" className="button primary">
          {setup.start}
        </button>
      </div>
    </form>
  );
}
