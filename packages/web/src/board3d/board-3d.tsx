import { invalidate } from '@react-three/fiber';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BoardProps, NO_SUGGESTIONS, BOARD_TEXTS } from '../board/board-props.ts';
import { placePieces } from '../board/geometry/piece-placement.ts';
import { resolvePick, type Target, targetsOf } from '../board/geometry/targets.ts';
import { useOpenedCell } from '../board/marks.tsx';
import { usePointing, SignLayer } from '../board/pointing.tsx';
import { DoneButton, focusOn, TargetLayer } from '../board/target-layer.tsx';
import { TilePanel } from '../board/tile-panel.tsx';
import { useTracked } from '../board/tracked-pieces.tsx';
import { useLayout } from '../board/use-layout.ts';
import { isTooSmall, useTileZoom } from '../board/use-tile-zoom.ts';
import { canAnimate } from '../settings/appearance.ts';
import { fitCamera, extentOf, orbitChangeOfKey, HOME, homeFor, type Orbit } from './camera.ts';
import { hasStandingFigures } from './geometry/world-space.ts';
import { type Look, useLook } from './look.ts';
import { usePointerInput } from './pointer-input.ts';
import { FirstFrame, Scene } from './scene.tsx';
import type { SceneFacts } from './scene/describe-scene.ts';
import '../board/board-2d.css';
import './board-3d.css';
import { bodiesOf, dragOver, pickAt, projectBody, underFinger } from './scene/picking.ts';
import { SceneAnimator } from './scene/scene-animator.ts';
import { CAMERA as camera, useSharedCanvas } from './shared-canvas.ts';
import { Signs3D } from './signs-3d.tsx';

interface BoardCanvasProps extends BoardProps {
  /** The scene has not been drawn yet. */
  readonly isLoading: boolean;
  /** Called after the first frame. */
  readonly onDrawn: () => void;
  /** Called when this browser cannot draw in 3D. */
  readonly onFail: () => void;
}

/** How long a released piece takes back to its place. */
const SETTLE_MS = 160;

/** How long the camera must rest before the buttons over the board are laid out again. */
const REST_MS = 120;

export interface Board3DProps extends Omit<BoardCanvasProps, 'isLoading' | 'onDrawn'> {
  readonly flat: ReactNode;
}

/** The board in 3D. Shows the 2D board until the first frame is drawn, which may take a while. */
export function Board3D({ flat, ...props }: Board3DProps): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <>
      {!isDrawn && flat}
      <BoardCanvas {...props} isLoading={!isDrawn} onDrawn={onDrawn} />
    </>
  );
}

/** The canvas with the invisible buttons over it. Same props and same answers as the 2D board. */
function BoardCanvas(props: BoardCanvasProps): ReactNode {
  const { view, locale, bottom, offered, picked, onPick, frameMs, nameOf, isLoading, onDrawn, onFail } = props;
  const { suggestions = NO_SUGGESTIONS, attackedBoard } = props;
  const pointing = usePointing();
  const wordsId = useId();
  const host = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useSharedCanvas(host, onFail);
  const [animator] = useState(() => new SceneAnimator());
  const opened = useOpenedCell(host, view, offered);
  const plain = useFacts(props, useLook(host));
  const facts = useMemo(() => withOpened(plain, opened), [plain, opened]);
  const { layout, targets } = facts;
  const { isFlat } = facts.look;
  const bodies = useMemo(() => bodiesOf(view, layout, targets, isFlat), [view, layout, targets, isFlat]);

  // The camera moves without React. The buttons follow when it rests.
  const orbit = useRef<Orbit | null>(null);
  const [rest, setRest] = useState<Orbit>(HOME);
  const [width, height] = [canvas?.size.width ?? 0, canvas?.size.height ?? 0];
  const { surface } = view;
  const { width: across, height: down } = layout;
  const hasFigures = hasStandingFigures(view);
  const extent = useMemo(
    () => extentOf(surface, { width: across, height: down }, hasFigures),
    [surface, across, down, hasFigures],
  );
  const home = homeFor(width / Math.max(height, 1), extent.x / extent.z);
  const look = useCallback((): void => {
    camera.aspect = height > 0 ? width / height : 1;
    fitCamera(camera, orbit.current ?? home, extent);
    invalidate();
  }, [width, height, extent, home]);
  useLayoutEffect(() => {
    look();
    setRest({ ...(orbit.current ?? home) });
  }, [look, home]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onOrbit = (change: ((now: Orbit) => Orbit) | null): void => {
    orbit.current = change === null ? null : change(orbit.current ?? home);
    look();
    globalThis.clearTimeout(timer.current);
    timer.current = globalThis.setTimeout(() => setRest({ ...(orbit.current ?? home) }), REST_MS);
  };
  useEffect(() => () => globalThis.clearTimeout(timer.current), []);
  const onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const change = orbitChangeOfKey(event.key, event.shiftKey);
    if (change === undefined) return;
    onOrbit(change);
    event.preventDefault();
    event.stopPropagation();
  };

  const seen = useMemo((): readonly Target[] => {
    if (width === 0) return [];
    const eye = camera.clone();
    eye.aspect = width / height;
    fitCamera(eye, rest, extent);
    return bodies.map((body) => ({ ...body.target, hit: projectBody(body, bodies, eye, { width, height }) }));
  }, [bodies, width, height, rest, extent]);
  const isTiny = seen.some(({ kind, hit }) => kind === 'hole' && isTooSmall(hit.width));
  const { zoomed, touchable, touch, close } = useTileZoom({ view, targets, offered, isTiny, onPick });
  const reachable = bodies.filter(({ target }) => target.isStill !== true && !(isTiny && target.kind === 'hole'));
  const shown = isTiny ? seen.filter(({ kind }) => kind !== 'hole') : seen;
  const canPick = (id: string): boolean => touchable.has(resolvePick(view, touchable, id));
  const isLastPicked = (id: string): boolean => picked.at(-1) === id;
  const isWanted = ({ id }: Target): boolean => canPick(id) || isLastPicked(id);
  const pointerHandlers = usePointerInput({
    host,
    targetAt: (clientX, clientY, isFinger) => {
      const exact = pickAt(reachable, camera, ...inPicture(host, clientX, clientY));
      if (!isFinger || (exact !== null && isWanted(exact))) return exact;
      const { left, top } = host.current?.getBoundingClientRect() ?? new DOMRect();
      const point = { x: clientX - left, y: clientY - top };
      return underFinger(shown.filter(isWanted), point) ?? exact;
    },
    canPick,
    isLastPicked,
    onTouch: (target) => {
      if (canPick(target.id)) pointing.pick(target.id);
      touch(target);
    },
    pointing,
    onHold: ({ id }, at) => {
      if (at === null) animator.release(performance.now(), canAnimate() ? SETTLE_MS : 0);
      else {
        const body = bodies.find(({ target }) => target.id === id);
        const [from, to] = [inPicture(host, at.from.x, at.from.y), inPicture(host, at.to.x, at.to.y)];
        if (body !== undefined) animator.hold(id, dragOver(body, camera, from, to));
      }
      invalidate();
    },
    onOrbit,
  });

  useEffect(() => {
    const scene = { ...facts, offered: touchable };
    canvas?.root.render(
      <>
        <Scene facts={scene} suggestions={suggestions} frameMs={frameMs} animator={animator} locale={locale} />
        {attackedBoard !== undefined && (
          <Signs3D facts={scene} attackedBoard={attackedBoard} pointing={pointing} locale={locale} />
        )}
        {isLoading && <FirstFrame onDrawn={onDrawn} />}
      </>,
    );
  }, [
    canvas?.root,
    facts,
    suggestions,
    touchable,
    frameMs,
    animator,
    locale,
    isLoading,
    onDrawn,
    attackedBoard,
    pointing,
  ]);

  return (
    <div className={`board-3d${isLoading ? ' is-coming' : ''}`}>
      <div ref={host} className="board-3d-host" {...pointerHandlers} />
      <svg
        ref={svg}
        className="board-3d-targets"
        viewBox={`0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`}
        role="group"
        aria-label={BOARD_TEXTS[locale.language].board(locale.game.name)}
        // In the capture phase, before the buttons see the key: they use plain arrows.
        onKeyDownCapture={onKey}
      >
        <desc>{BOARD_TEXTS[locale.language].turn}</desc>
        <TargetLayer
          svg={svg}
          targets={shown}
          offered={touchable}
          picked={picked}
          nameOf={nameOf}
          onTouch={touch}
          pointing={pointing}
          wordsId={attackedBoard === undefined ? undefined : wordsId}
        />
      </svg>
      <SignLayer {...props} pointing={pointing} wordsId={wordsId} />
      {zoomed?.tile !== undefined && (
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
      )}
      {offered.has('done') && zoomed === undefined && <DoneButton locale={locale} onPick={onPick} />}
    </div>
  );
}

/** A point of the page in normalised device coordinates, from -1 to 1. */
function inPicture(host: RefObject<HTMLElement | null>, clientX: number, clientY: number): readonly [number, number] {
  const { left, top, width, height } = host.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return [(2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height];
}

/** Marks the cell that a hole would open. */
function withOpened(facts: SceneFacts, cell: string | null): SceneFacts {
  if (cell === null) return facts;
  const { view } = facts;
  return { ...facts, view: { ...view, marks: [...view.marks, { kind: 'picked', cell }] } };
}

function useFacts({ view, bottom, offered, picked }: BoardProps, look: Look): SceneFacts {
  const tracked = useTracked(view);
  const layout = useLayout(view, bottom);
  const places = useMemo(() => placePieces(view, layout), [view, layout]);
  const placesBefore = useMemo(() => placePieces(tracked.before, layout), [tracked, layout]);
  const targets = useMemo(() => targetsOf({ view, layout, places }, offered), [view, layout, places, offered]);
  return useMemo(
    () => ({ view, layout, places, placesBefore, tracked, targets, offered, picked, look }),
    [view, layout, places, placesBefore, tracked, targets, offered, picked, look],
  );
}
