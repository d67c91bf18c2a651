import type { Side, View, GameLocale } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { Board2D } from '../board/board-2d.tsx';
import './picture.css';

const NOTHING_OFFERED: ReadonlySet<string> = new Set();

interface PictureProps {
  readonly view: View;
  readonly locale: GameLocale;
  readonly bottom?: Side;
  /** What it shows, in words; without it the picture only adorns. */
  readonly label?: string;
}

/** A board to look at: the same drawing as in play, but nothing on it can be reached. */
export function Picture({ view, locale, bottom = 1, label }: PictureProps): ReactNode {
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
        />
      </div>
    </div>
  );
}
