import { type GameId, LANGUAGES } from '@tabuleiro/games';
import { type ReactNode, type Ref, useState } from 'react';
import { useOnlineStatus } from '../connection/online-status.ts';
import { HOME_ADDRESS, rulesFromBoard, ONLINE_ADDRESS } from '../routes/route.ts';
import { firstTheme, nextTheme, saveTheme, showTheme, type Theme } from '../settings/appearance.ts';
import { useTexts, useLanguage } from '../settings/language.tsx';
import { COMMON_TEXTS } from '../ui/common-texts.ts';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import { BackIcon, Outline } from '../ui/icons.tsx';
import { APP_TEXTS } from './app-texts.ts';
import './header.css';

interface HeaderProps {
  /** The game on the page; null on pages without a board. */
  readonly game: GameId | null;
  /** Pages add their own buttons here: see HeaderTools. */
  readonly toolsRef: Ref<HTMLDivElement>;
}

export function Header({ game, toolsRef }: HeaderProps): ReactNode {
  const { title, home } = useTexts(COMMON_TEXTS);
  return (
    <header className={game === null ? 'header' : 'header in-game'}>
      <a className="header-home" href={HOME_ADDRESS} aria-label={`${title}: ${home}`}>
        <span className="header-back">
          <BackIcon />
        </span>
        <Logo />
        <span className="header-name">{title}</span>
      </a>
      {game !== null && <GameName game={game} />}
      <OnlineLink className="button quiet header-online" />
      <div className="header-tools" ref={toolsRef} />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

/** A link to the rules. */
function GameName({ game }: { readonly game: GameId }): ReactNode {
  const name = useTexts(CARD_TEXTS)[game]?.name ?? '';
  const label = useTexts(COMMON_TEXTS).rulesOf(name);
  return (
    <a className="header-game" href={rulesFromBoard(game)} aria-label={label} title={label}>
      {name}
    </a>
  );
}

function LanguageSwitch(): ReactNode {
  const { language, setLanguage } = useLanguage();
  const texts = APP_TEXTS[language];
  return (
    <div className="header-languages two-ways" role="group" aria-label={texts.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className="button quiet icon"
          lang={one}
          // The label contains the visible text, as voice control needs.
          aria-label={`${one.toUpperCase()}: ${texts.languages[one]}`}
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
  const texts = useTexts(APP_TEXTS);
  const [theme, setTheme] = useState(firstTheme);
  const label = `${texts.theme}: ${texts.themes[theme]}`;
  const change = (): void => {
    const next = nextTheme(theme);
    saveTheme(next);
    showTheme(next);
    setTheme(next);
  };
  return (
    <button type="button" className="button quiet icon" aria-label={label} title={label} onClick={change}>
      <ThemeIcon theme={theme} />
    </button>
  );
}

/** The logo: five small squares in a quincunx, one of them lifted. */
function Logo(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="currentColor">
      <rect x="4" y="6" width="8" height="8" rx="1.5" />
      <rect x="4" y="22" width="8" height="8" rx="1.5" />
      <rect x="20" y="22" width="8" height="8" rx="1.5" />
      <rect x="12" y="14" width="8" height="8" rx="1.5" />
      <rect className="mark-shade" x="20" y="11.6" width="8" height="2.4" rx="1.2" opacity="0.3" />
      <rect className="mark-lifted" x="21.5" y="1.5" width="8" height="8" rx="1.5" transform="rotate(12 25.5 5.5)" />
    </svg>
  );
}

const THEME_SHAPES: Readonly<Record<Theme, ReactNode>> = {
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1" />
    </>
  ),
  dark: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  contrast: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </>
  ),
};

function ThemeIcon({ theme }: { readonly theme: Theme }): ReactNode {
  return <Outline>{THEME_SHAPES[theme]}</Outline>;
}

interface OnlineLinkProps {
  readonly className: string;
  /** Whether the label is long: "Play online". */
  readonly isWhole?: boolean;
}

/** A link to online play, if the server has it, with the number of matches in which it is the person's turn. */
export function OnlineLink({ className, isWhole = false }: OnlineLinkProps): ReactNode {
  const { isAvailable, turns } = useOnlineStatus();
  const { online } = useTexts(APP_TEXTS);
  if (!isAvailable) return null;
  const counts = turns > 0 && !isWhole;
  return (
    <a
      className={counts ? `${className} has-turns` : className}
      href={ONLINE_ADDRESS}
      aria-label={counts ? online.turns(turns) : undefined}
    >
      <span className="online-word">{isWhole ? online.play : online.name}</span>
      {counts && <span className="turn-count figures">{turns}</span>}
    </a>
  );
}
