import type { ReactNode } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';

/** The way through the plies. */
export function PlyButtons({
  store,
}: {
  readonly store: Readable<Pick<PlayState, 'goTo' | 'moves' | 'ply' | 'locale'>>;
}): ReactNode {
  const { language, ply, end } = useParts(store, ({ locale, moves, ply: shown }) => ({
    language: locale.language,
    ply: shown,
    end: moves.length,
  }));
  const { buttons } = PLAY_TEXTS[language];
  const { goTo } = store.getState();
  const ways: readonly (readonly [name: IconName & keyof typeof buttons, goal: number, possible: boolean])[] = [
    ['first', 0, ply > 0],
    ['back', ply - 1, ply > 0],
    ['forward', ply + 1, ply < end],
    ['last', end, ply < end],
  ];
  return (
    <div className="ply-buttons">
      {ways.map(([name, goal, isPossible]) => (
        <button
          key={name}
          type="button"
          className="button quiet icon"
          aria-label={buttons[name]}
          title={buttons[name]}
          disabled={!isPossible}
          onClick={() => goTo(goal)}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}
