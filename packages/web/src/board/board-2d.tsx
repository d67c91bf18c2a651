import { type CSSProperties, type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import './board-2d.css';
import './pieces.css';
import './finish.css';
import './contrast.css';
import { lazyComponent } from '../ui/loading.ts';
import { type BoardProps, BOARD_TEXTS } from './board-props.ts';
import { BoardSurface, Furniture } from './board-surface.tsx';
import { placePieces } from './geometry/piece-placement.ts';
import { HOLE_PITCH, targetsOf } from './geometry/targets.ts';
import { Labels } from './labels.tsx';
import { EdgeMarks, LastMove, Offers, OpenedCell } from './marks.tsx';
import { PieceSetContext, usePieceSet } from './pieces/piece.tsx';
import { usePointing, SignLayer } from './pointing.tsx';
import { SvgDefs, PaintProvider } from './svg-defs.tsx';
import { DoneButton, focusOn, TargetLayer } from './target-layer.tsx';
import { MovingPieces } from './tracked-pieces.tsx';
import { useLayout } from './use-layout.ts';
import { isTooSmall, useScale, useTileZoom } from './use-tile-zoom.ts';

// Only analysis suggests moves.
const SuggestedMoves = lazyComponent(async () => (await import('./suggested-moves.tsx')).SuggestedMoves);
// Only small boards with tiles need it.
const TilePanel = lazyComponent(async () => (await import('./tile-panel.tsx')).TilePanel);

interface Board2DProps extends BoardProps {
  /** Nothing on it can be reached. */
  readonly isPicture?: boolean;
}

/** The board from above, for any view. It fills its container and keeps its shape for the whole match. */
export function Board2D({ isPicture = false, ...props }: Board2DProps): ReactNode {
  const { view, locale, bottom, offered, picked, onPick, frameMs, nameOf, suggestions = [] } = props;
  const pieceSet = usePieceSet();
  const pointing = usePointing();
  const wordsId = useId();
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
          aria-label={BOARD_TEXTS[locale.language].board(locale.game.name)}
        >
          <SvgDefs />
          <g aria-hidden="true">
            <BoardSurface view={view} layout={layout} />
            <Labels view={view} layout={layout} />
            <LastMove view={view} layout={layout} />
            <Furniture view={view} layout={layout} locale={locale} />
            <PieceSetContext value={pieceSet}>
              <MovingPieces view={view} layout={layout} bottom={bottom} places={places} />
            </PieceSetContext>
            <EdgeMarks view={view} layout={layout} />
            <Offers view={view} targets={targets} offered={touchable} picked={picked} />
            <OpenedCell view={view} layout={layout} offered={offered} />
            <SignLayer {...props} pointing={pointing} layout={layout} />
            {suggestions.length > 0 && (
              <Suspense fallback={null}>
                <SuggestedMoves suggestions={suggestions} view={view} layout={layout} places={places} />
              </Suspense>
            )}
          </g>
          {!isPicture && (
            <TargetLayer
              svg={svg}
              targets={isTiny ? targets.filter(({ kind }) => kind !== 'hole') : targets}
              offered={touchable}
              picked={picked}
              nameOf={nameOf}
              onTouch={touch}
              pointing={pointing}
              wordsId={props.attackedBoard === undefined ? undefined : wordsId}
            />
          )}
        </svg>
      </PaintProvider>
      <SignLayer {...props} pointing={pointing} wordsId={wordsId} />
      {zoomed?.tile !== undefined && (
        <Suspense fallback={null}>
          <TilePanel
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
