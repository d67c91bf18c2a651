import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { BOARD_TEXTS } from '../text/board/index.ts';
import './board-2d.css';
import './pieces.css';
import './finish.css';
import './contrast.css';
import type { BoardProps } from './board-props.ts';
import { Defs } from './defs.tsx';
import { DoneButton } from './done-button.tsx';
import { Furniture } from './furniture.tsx';
import { placePieces } from './geometry/places.ts';
import { HOLE_PITCH, targetsOf } from './geometry/targets.ts';
import { LastMove, Offers } from './marks.tsx';
import { MovingPieces } from './moving-pieces.tsx';
import { PaintProvider } from './paint.tsx';
import { BoardSurface } from './surface.tsx';
import { focusOn, TargetLayer } from './target-layer.tsx';
import { useLayout } from './use-layout.ts';
import { isTooSmall, useScale } from './use-scale.ts';
import { useTileZoom } from './use-tile-zoom.ts';
import { Writing } from './writing.tsx';

// Only boards with tiles need it, and only where they are small.
const HoleZoom = lazy(async () => ({ default: (await import('./hole-zoom.tsx')).HoleZoom }));

/** The board from above, for any view. It fills its container and keeps its shape from the first position to the last. */
export function Board2D(props: BoardProps): ReactNode {
  const { view, locale, bottom, offered, picked, onPick, frameMs, nameOf } = props;
  const svg = useRef<SVGSVGElement>(null);
  const layout = useLayout(view, bottom);
  const places = useMemo(() => placePieces(view, layout), [view, layout]);
  const targets = useMemo(() => targetsOf({ view, layout, places }, offered), [view, layout, places, offered]);
  const scale = useScale(svg, layout.width, layout.height);

  const isTiny = scale !== null && isTooSmall(HOLE_PITCH * scale);
  const { zoomed, touchable, touch, close } = useTileZoom({ view, targets, offered, isTiny, onPick });

  const style: CSSProperties & Record<'--board-ms', string> = { '--board-ms': `${frameMs}ms` };
  return (
    <div className="board-2d" style={style}>
      <PaintProvider>
        <svg
          ref={svg}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="group"
          aria-label={BOARD_TEXTS[locale.language].board.replace('{game}', locale.game.name)}
        >
          <Defs />
          <g aria-hidden="true">
            <BoardSurface view={view} layout={layout} />
            <Writing view={view} layout={layout} />
            <LastMove view={view} layout={layout} />
            <Furniture view={view} layout={layout} locale={locale} />
            <MovingPieces view={view} layout={layout} bottom={bottom} places={places} />
            <Offers view={view} targets={targets} offered={touchable} picked={picked} />
          </g>
          <TargetLayer
            svg={svg}
            targets={isTiny ? targets.filter(({ kind }) => kind !== 'hole') : targets}
            offered={touchable}
            picked={picked}
            nameOf={nameOf}
            onTouch={touch}
            isBehind={zoomed !== undefined}
          />
        </svg>
      </PaintProvider>
      {zoomed?.tile !== undefined && (
        <Suspense fallback={null}>
          <HoleZoom
            tile={zoomed.tile}
            bottom={bottom}
            locale={locale}
            offered={offered}
            picked={picked}
            nameOf={nameOf}
            onPick={onPick}
            onClose={close}
            onGone={() => focusOn(svg, zoomed.id)}
          />
        </Suspense>
      )}
      {offered.has('done') && zoomed === undefined && <DoneButton locale={locale} onPick={onPick} />}
    </div>
  );
}
