import type { ReactNode } from 'react';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';

/** The way through the plies. */
export function PlyButtons({
  state,
}: {
  readonly state: Pick<PlayState, 'goTo' | 'moves' | 'ply' | 'voice'>;
}): ReactNode {
  const { buttons } = PLAY_TEXTS[state.voice.language];
  const { ply, moves, goTo } = state;
  const end = moves.length;
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
