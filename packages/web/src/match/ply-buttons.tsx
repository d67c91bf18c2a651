import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import { MATCH_TEXTS } from './messages.ts';

/** Buttons to the first, previous, next and last ply. */
export function PlyButtons({
  store,
}: {
  readonly store: ReadableStore<Pick<MatchPageState, 'goTo' | 'moves' | 'ply' | 'locale'>>;
}): ReactNode {
  const { language, ply, end } = useSelector(store, ({ locale, moves, ply: shown }) => ({
    language: locale.language,
    ply: shown,
    end: moves.length,
  }));
  const { buttons } = MATCH_TEXTS[language];
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
