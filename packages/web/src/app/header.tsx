import type { GameId } from '@tabuleiro/games';
import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { useOnlineStatus } from '../connection/online-status.ts';
import { ACCOUNT_ADDRESS, HOME_ADDRESS, rulesFromBoard, ONLINE_ADDRESS } from '../routes/route.ts';
import { useTexts, lazyTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from '../ui/common-texts.ts';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import { useOwnClosingMenu } from '../ui/hooks.ts';
import { BackIcon, Icon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/loading.ts';
import type { AppTexts } from './text/en.ts';
import './header.css';

export const APP_TEXTS = lazyTexts<AppTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

const SettingsPanel = lazyComponent(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel);

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
      <SettingsMenu game={game} />
      <AccountLink />
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

/** The settings, in one place for all pages. */
function SettingsMenu({ game }: { readonly game: GameId | null }): ReactNode {
  const { settings } = useTexts(APP_TEXTS);
  const menu = useOwnClosingMenu();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="settings" ref={menu} onToggle={() => setWasOpened(true)}>
      <summary className="button quiet icon" aria-label={settings} title={settings}>
        <Icon name="settings" />
      </summary>
      <Suspense fallback={null}>
        {wasOpened && (
          <div className="settings-panel" role="group" aria-label={settings}>
            <SettingsPanel game={game} />
          </div>
        )}
      </Suspense>
    </details>
  );
}

/** Who the user is, with a link to their account. Without a server there is no account. */
function AccountLink(): ReactNode {
  const { isAvailable, name } = useOnlineStatus();
  const { account } = useTexts(APP_TEXTS);
  // The place is kept until the server has answered, so that nothing moves.
  if (isAvailable === null) return <span className="header-account" />;
  if (!isAvailable) return null;
  const label = name === null ? account.signIn : account.of(name);
  return (
    <a className="button quiet header-account" href={ACCOUNT_ADDRESS} aria-label={label} title={label}>
      <Icon name={name === null ? 'guest' : 'person'} />
      <span className="header-account-name">{name ?? account.guest}</span>
    </a>
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
    <a className={counts ? `${className} has-turns` : className} href={ONLINE_ADDRESS}>
      <span className="online-word" aria-hidden={counts}>
        {isWhole ? online.play : online.name}
      </span>
      {counts && <span className="visually-hidden">{online.turns(turns)}</span>}
      {counts && (
        <span className="turn-count figures" aria-hidden="true">
          {turns}
        </span>
      )}
    </a>
  );
}
