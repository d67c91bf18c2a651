import type { Language } from '@tabuleiro/games';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Board2D } from '../board/board-2d.tsx';
import { type BoardProps, BOARD_TEXTS } from '../board/board-props.ts';
import { readChoice, saveSetting } from '../settings/storage.ts';
import './switchable-board.css';
import { HeaderTools } from '../ui/header-tools.tsx';
import { lazyComponent } from '../ui/loading.ts';
import type { Board3DProps } from './board-3d.tsx';

const DEPTHS = ['2d', '3d'] as const;
type Depth = (typeof DEPTHS)[number];

/** three.js is loaded only when the person asks for the 3D board. */
const Board3D = lazyComponent(async () => (await import('./board-3d.tsx')).Board3D, Unavailable);

/** Replaces a part that could not be loaded. */
function Unavailable({ onFail }: Board3DProps): ReactNode {
  useEffect(onFail, [onFail]);
  return null;
}

/** The board in 2D or 3D as last chosen, with the switch in the header. */
export function SwitchableBoard(props: BoardProps): ReactNode {
  const { language } = props.locale;
  const [depth, setDepth] = useState<Depth>(() => readChoice('depth', DEPTHS, '2d'));
  const [hasFailed, setFailed] = useState(false);
  const choose = useCallback((next: Depth): void => {
    saveSetting('depth', next);
    setFailed(false);
    setDepth(next);
  }, []);
  const is3D = depth === '3d' && !hasFailed;
  const flat = <Board2D {...props} />;
  return (
    <>
      <HeaderTools>
        <DepthSwitch language={language} depth={is3D ? '3d' : '2d'} onChoose={choose} />
      </HeaderTools>
      {is3D ? (
        <Suspense fallback={flat}>
          <Board3D {...props} flat={flat} onFail={() => setFailed(true)} />
        </Suspense>
      ) : (
        flat
      )}
      {hasFailed && (
        <p className="board-failed" role="status">
          {BOARD_TEXTS[language].failed}
        </p>
      )}
    </>
  );
}

interface SwitchProps {
  readonly language: Language;
  readonly depth: Depth;
  readonly onChoose: (depth: Depth) => void;
}

/** Memoised: the board renders with every frame of a move, its switch does not. */
const DepthSwitch = memo(function DepthSwitch({ language, depth, onChoose }: SwitchProps): ReactNode {
  const texts = BOARD_TEXTS[language];
  return (
    <div className={`depth-switch two-ways is-${depth}`} role="group" aria-label={texts.depth}>
      {DEPTHS.map((one) => (
        <button
          key={one}
          type="button"
          className="button quiet icon"
          aria-label={texts.depths[one]}
          title={texts.depths[one]}
          aria-pressed={one === depth}
          onClick={() => onChoose(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
});
