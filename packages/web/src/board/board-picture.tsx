import { type Side, type View, type GameLocale, type GameId, loadRules, loadViewer } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { useTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from '../ui/common-texts.ts';
import { useLoaded } from '../ui/loading.ts';
import { Board2D } from './board-2d.tsx';
import './board-picture.css';

const NOTHING_OFFERED: ReadonlySet<string> = new Set();

interface BoardPictureProps {
  readonly view: View;
  readonly locale: GameLocale;
  readonly bottom?: Side;
  /** Describes the picture; without it the picture is decoration. */
  readonly label?: string;
}

/** The 2D board as a picture: nothing on it can be reached. */
export function BoardPicture({ view, locale, bottom = 1, label }: BoardPictureProps): ReactNode {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className="picture" {...said}>
      <div className="picture-board" inert>
        <Board2D
          view={view}
          locale={locale}
          bottom={bottom}
          offered={NOTHING_OFFERED}
          picked={[]}
          onPick={() => undefined}
          frameMs={0}
          nameOf={(id) => id}
          isPicture
        />
      </div>
    </div>
  );
}

interface StartPictureProps {
  readonly game: GameId;
  readonly variant: string;
  /** The default if it is not known. */
  readonly start?: string | undefined;
  readonly locale: GameLocale;
  readonly bottom: Side;
}

/** The initial position. What it loads is what the match needs next. */
export function StartPicture({ game, variant, start, locale, bottom }: StartPictureProps): ReactNode {
  const { startPicture } = useTexts(COMMON_TEXTS);
  const view = useLoaded(
    `${game} ${variant} ${start}`,
    async () => {
      const [rules, viewer] = await Promise.all([loadRules(game, variant), loadViewer(game)]);
      return { ...viewer.describe(rules.start(start)), notices: [] };
    },
    game,
  );
  if (view === null) return null;
  return <BoardPicture view={view} locale={locale} bottom={bottom} label={startPicture(locale.game.name)} />;
}
