import { type GameId, LANGUAGES } from '@tabuleiro/games';
import { type ReactNode, type Ref, useState } from 'react';
import { firstTheme, nextTheme, rememberTheme, showTheme } from '../theme/theme.ts';
import { BackIcon, Mark, ThemeIcon } from './icons.tsx';
import { useLanguage } from './language.tsx';
import { OnlineLink } from './online-link.tsx';
import { HOME_ADDRESS, rulesFromBoard } from './route.ts';
import './header.css';

interface HeaderProps {
  /** The game that is played below; other pages say by themselves what they are about. */
  readonly game: GameId | null;
  /** Where pages put tools of their own. */
  readonly toolsRef: Ref<HTMLDivElement>;
}

export function Header({ game, toolsRef }: HeaderProps): ReactNode {
  const { texts } = useLanguage();
  return (
    <header className={game === null ? 'header' : 'header in-game'}>
      <a className="header-home" href={HOME_ADDRESS} aria-label={`${texts.app.title}: ${texts.app.home}`}>
        <span className="header-back">
          <BackIcon />
        </span>
        <Mark />
        <span className="header-name">{texts.app.title}</span>
      </a>
      {game !== null && <GameName game={game} />}
      <OnlineLink className="button quiet header-online" />
      <div className="header-tools" ref={toolsRef} />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

/** The name is known before anything of the game is loaded; it leads to the rules. */
function GameName({ game }: { readonly game: GameId }): ReactNode {
  const { app, cards } = useLanguage().texts;
  const name = cards[game]?.name ?? '';
  const label = app.cards.rulesOf(name);
  return (
    <a className="header-game" href={rulesFromBoard(game)} aria-label={label} title={label}>
      {name}
    </a>
  );
}

function LanguageSwitch(): ReactNode {
  const { language, texts, setLanguage } = useLanguage();
  return (
    <div className="header-languages two-ways" role="group" aria-label={texts.app.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className="button quiet icon"
          lang={one}
          // What is seen is a part of what is said, for those who say what they see.
          aria-label={`${one.toUpperCase()}: ${texts.app.languages[one]}`}
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function ThemeSwitch(): ReactNode {
  const { texts } = useLanguage();
  const [theme, setTheme] = useState(firstTheme);
  const label = `${texts.app.theme}: ${texts.app.themes[theme]}`;
  const change = (): void => {
    const next = nextTheme(theme);
    rememberTheme(next);
    showTheme(next);
    setTheme(next);
  };
  return (
    <button type="button" className="button quiet icon" aria-label={label} title={label} onClick={change}>
      <ThemeIcon theme={theme} />
    </button>
  );
}
