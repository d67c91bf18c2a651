import { invalidate } from '@react-three/fiber';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { mayMove } from '../app/motion.ts';
import type { BoardProps } from '../board/board-props.ts';
import { DoneButton } from '../board/done-button.tsx';
import { placePieces } from '../board/geometry/places.ts';
import { resolvePick, type Target, targetsOf } from '../board/geometry/targets.ts';
import { HoleZoom } from '../board/hole-zoom.tsx';
import { useTracked } from '../board/moving-pieces.tsx';
import { focusOn, TargetLayer } from '../board/target-layer.tsx';
import { useLayout } from '../board/use-layout.ts';
import { isTooSmall } from '../board/use-scale.ts';
import { useTileZoom } from '../board/use-tile-zoom.ts';
import { BOARD_TEXTS } from '../text/board/index.ts';
import { BOARD3D_TEXTS } from '../text/board3d/index.ts';
import '../board/board-2d.css';
import './board-3d.css';
import { aim, extentOf } from './camera/fit.ts';
import { changeByKey } from './camera/keys.ts';
import { HOME, homeFor, type Orbit } from './camera/orbit.ts';
import { FirstFrame } from './first-frame.tsx';
import type { Look } from './look/look.ts';
import { Scene } from './scene.tsx';
import type { SceneFacts } from './scene/describe.ts';
import { bodiesOf, dragOver, pickAt, projectBody, underFinger } from './scene/picking.ts';
import { Troupe } from './scene/troupe.ts';
import { EYE as camera } from './stage.ts';
import { useHands } from './use-hands.ts';
import { useLook } from './use-look.ts';
import { useStage } from './use-stage.ts';

export interface Board3DProps extends BoardProps {
  /** As long as there is nothing to see. */
  readonly isComing: boolean;
  /** Called when it has been drawn for the first time. */
  readonly onDrawn: () => void;
  /** Called when this browser cannot show it. */
  readonly onFail: () => void;
}

/** How long something takes to where it belongs that a hand has let go of. */
const SETTLE_MS = 160;

/** How long the eye must rest before the places of the targets are worked out anew. */
const REST_MS = 120;

/** The board in depth, for any view. It is given the same as the flat one and answers in the same way. */
export function Board3D(props: Board3DProps): ReactNode {
  const { view, locale, bottom, offered, picked, onPick, frameMs, nameOf, isComing, onDrawn, onFail } = props;
  const host = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const stage = useStage(host, onFail);
  const [troupe] = useState(() => new Troupe());
  const facts = useFacts(props, useLook(host));
  const { layout, targets } = facts;
  const bodies = useMemo(() => bodiesOf(view, layout, targets), [view, layout, targets]);

  // The eye moves without React; only when it rests, the places of the targets follow.
  const orbit = useRef<Orbit | null>(null);
  const [rest, setRest] = useState<Orbit>(HOME);
  const [width, height] = [stage?.size.width ?? 0, stage?.size.height ?? 0];
  const { surface } = view;
  const { width: across, height: down } = layout;
  const extent = useMemo(() => extentOf({ surface }, { width: across, height: down }), [surface, across, down]);
  const home = homeFor(width / Math.max(height, 1), extent.x / extent.z);
  const look = useCallback((): void => {
    camera.aspect = height > 0 ? width / height : 1;
    aim(camera, orbit.current ?? home, extent);
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
    const change = changeByKey(event.key, event.shiftKey);
    if (change === undefined) return;
    onOrbit(change);
    event.preventDefault();
    event.stopPropagation();
  };

  const seen = useMemo((): readonly Target[] => {
    if (width === 0) return [];
    const eye = camera.clone();
    eye.aspect = width / height;
    aim(eye, rest, extent);
    return bodies.map((body) => ({ ...body.target, hit: projectBody(body, bodies, eye, { width, height }) }));
  }, [bodies, width, height, rest, extent]);
  const isTiny = seen.some(({ kind, hit }) => kind === 'hole' && isTooSmall(hit.width));
  const { zoomed, touchable, touch, close } = useTileZoom({ view, targets, offered, isTiny, onPick });
  const reachable = bodies.filter(({ target }) => target.isStill !== true && !(isTiny && target.kind === 'hole'));
  const shown = isTiny ? seen.filter(({ kind }) => kind !== 'hole') : seen;
  const canPick = (id: string): boolean => touchable.has(resolvePick(view, touchable, id));
  const isLastPicked = (id: string): boolean => picked.at(-1) === id;
  const isWanted = ({ id }: Target): boolean => canPick(id) || isLastPicked(id);
  const hands = useHands({
    host,
    targetAt: (clientX, clientY, isFinger) => {
      const exact = pickAt(reachable, camera, ...inPicture(host, clientX, clientY));
      if (!isFinger || (exact !== null && isWanted(exact))) return exact;
      const { left, top } = host.current?.getBoundingClientRect() ?? new DOMRect();
      const spot = { x: clientX - left, y: clientY - top };
      return underFinger(shown.filter(isWanted), spot) ?? exact;
    },
    canPick,
    isLastPicked,
    onTouch: touch,
    onHold: ({ id }, at) => {
      if (at === null) troupe.letGo(performance.now(), mayMove() ? SETTLE_MS : 0);
      else {
        const body = bodies.find(({ target }) => target.id === id);
        const [from, to] = [inPicture(host, at.from.x, at.from.y), inPicture(host, at.to.x, at.to.y)];
        if (body !== undefined) troupe.hold(id, dragOver(body, camera, from, to));
      }
      invalidate();
    },
    onOrbit,
  });

  useEffect(() => {
    const scene = { ...facts, offered: touchable };
    stage?.root.render(
      <>
        <Scene facts={scene} frameMs={frameMs} troupe={troupe} locale={locale} />
        {isComing && <FirstFrame onDrawn={onDrawn} />}
      </>,
    );
  }, [stage?.root, facts, touchable, frameMs, troupe, locale, isComing, onDrawn]);

  return (
    <div className={`board-3d${isComing ? ' is-coming' : ''}`}>
      <div ref={host} className="board-3d-host" {...hands} />
      <svg
        ref={svg}
        className="board-3d-targets"
        viewBox={`0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`}
        role="group"
        aria-label={BOARD_TEXTS[locale.language].board.replace('{game}', locale.game.name)}
        // Before the places hear of it: arrows alone go from one to the next.
        onKeyDownCapture={onKey}
      >
        <desc>{BOARD3D_TEXTS[locale.language].turn}</desc>
        <TargetLayer
          svg={svg}
          targets={shown}
          offered={touchable}
          picked={picked}
          nameOf={nameOf}
          onTouch={touch}
          isBehind={zoomed !== undefined}
        />
      </svg>
      {zoomed?.tile !== undefined && (
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
      )}
      {offered.has('done') && zoomed === undefined && <DoneButton locale={locale} onPick={onPick} />}
    </div>
  );
}

/** Where a point of the page is in the picture, which goes from -1 to 1 both ways. */
function inPicture(host: RefObject<HTMLElement | null>, clientX: number, clientY: number): readonly [number, number] {
  const { left, top, width, height } = host.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return [(2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height];
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
