import type { Language } from '@tabuleiro/games';
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { HeaderTools } from '../app/header-tools.tsx';
import { recallOneOf, remember } from '../app/memory.ts';
import { Board2D } from '../board/board-2d.tsx';
import type { BoardProps } from '../board/board-props.ts';
import { BOARD3D_TEXTS } from '../text/board3d/index.ts';
import './board-choice.css';
import type { DeepBoardProps } from './deep-board.tsx';

const DEPTHS = ['2d', '3d'] as const;
type Depth = (typeof DEPTHS)[number];

/** Three and all that belongs to it come only when somebody wants to see them. */
const DeepBoard = lazy(async () => {
  try {
    return { default: (await import('./deep-board.tsx')).DeepBoard };
  } catch {
    return { default: Unavailable };
  }
});

/** Stands for a part that could not be loaded. */
function Unavailable({ onFail }: DeepBoardProps): ReactNode {
  useEffect(onFail, [onFail]);
  return null;
}

/** The board, flat or in depth as the person last chose, with the switch between the two in the header. */
export function Board(props: BoardProps): ReactNode {
  const { language } = props.locale;
  const [depth, setDepth] = useState<Depth>(() => recallOneOf('depth', DEPTHS, '2d'));
  const [hasFailed, setFailed] = useState(false);
  const choose = useCallback((next: Depth): void => {
    remember('depth', next);
    setFailed(false);
    setDepth(next);
  }, []);
  const isDeep = depth === '3d' && !hasFailed;
  const flat = <Board2D {...props} />;
  return (
    <>
      <HeaderTools>
        <DepthSwitch language={language} depth={isDeep ? '3d' : '2d'} onChoose={choose} />
      </HeaderTools>
      {isDeep ? (
        <Suspense fallback={flat}>
          <DeepBoard {...props} flat={flat} onFail={() => setFailed(true)} />
        </Suspense>
      ) : (
        flat
      )}
      {hasFailed && (
        <p className="board-failed" role="status">
          {BOARD3D_TEXTS[language].failed}
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

/** The board is drawn anew with every frame of a move; its switch is not. */
const DepthSwitch = memo(function DepthSwitch({ language, depth, onChoose }: SwitchProps): ReactNode {
  const texts = BOARD3D_TEXTS[language];
  return (
    <div className="depth-switch two-ways" role="group" aria-label={texts.depth}>
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
