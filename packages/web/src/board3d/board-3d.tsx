import { invalidate } from '@react-three/fiber';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../board/board-props.ts';
import { DoneButton } from '../board/done-button.tsx';
import { layOut } from '../board/geometry/layout.ts';
import { placePieces } from '../board/geometry/places.ts';
import { resolvePick, type Target, targetsOf } from '../board/geometry/targets.ts';
import { HoleZoom } from '../board/hole-zoom.tsx';
import { useTracked } from '../board/moving-pieces.tsx';
import { focusOn, TargetLayer } from '../board/target-layer.tsx';
import { isTooSmall } from '../board/use-scale.ts';
import { BOARD_TEXTS } from '../text/board/index.ts';
import { BOARD3D_TEXTS } from '../text/board3d/index.ts';
import '../board/board-2d.css';
import './board-3d.css';
import { aim, extentOf } from './camera/fit.ts';
import { HOME, homeFor, type Orbit } from './camera/orbit.ts';
import { Scene } from './scene.tsx';
import type { SceneFacts } from './scene/describe.ts';
import { bodiesOf, pickAt, projectBody } from './scene/picking.ts';
import { useHands } from './use-hands.ts';
import { useInk } from './use-ink.ts';
import { makeCamera, useStage } from './use-stage.ts';

export interface Board3DProps extends BoardProps {
  /** Called when this browser cannot show it. */
  readonly onFail: () => void;
}

/** How long the eye must rest before the places of the targets are worked out anew. */
const REST_MS = 120;

/** The board in depth, for any view. It is given the same as the flat one and answers in the same way. */
export function Board3D(props: Board3DProps): ReactNode {
  const { view, voice, bottom, offered, picked, onPick, frameMs, nameOf, onFail } = props;
  const host = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [camera] = useState(makeCamera);
  const stage = useStage({ host, camera, onFail });
  const ink = useInk(host);
  const facts = useFacts(props);
  const { layout, targets } = facts;
  const bodies = useMemo(() => bodiesOf(view, layout, targets), [view, layout, targets]);

  // The eye moves without React; only when it rests, the places of the targets follow.
  const orbit = useRef<Orbit | null>(null);
  const [rest, setRest] = useState<Orbit>(HOME);
  const [width, height] = [stage?.size.width ?? 0, stage?.size.height ?? 0];
  const extent = useMemo(() => extentOf(view, layout), [view.surface, layout.width, layout.height]);
  const home = homeFor(width / Math.max(height, 1), extent.x / extent.z);
  const look = (): void => {
    camera.aspect = height > 0 ? width / height : 1;
    aim(camera, orbit.current ?? home, extent);
    invalidate();
  };
  useLayoutEffect(() => {
    look();
    setRest({ ...(orbit.current ?? home) });
  }, [width, height, extent, camera]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onOrbit = (change: ((now: Orbit) => Orbit) | null): void => {
    orbit.current = change === null ? null : change(orbit.current ?? home);
    look();
    globalThis.clearTimeout(timer.current);
    timer.current = globalThis.setTimeout(() => setRest({ ...(orbit.current ?? home) }), REST_MS);
  };
  useEffect(() => () => globalThis.clearTimeout(timer.current), []);

  const seen = useMemo(
    (): readonly Target[] =>
      width === 0 ? [] : bodies.map((body) => ({ ...body.target, hit: projectBody(body, camera, width, height) })),
    [bodies, camera, width, height, rest, extent],
  );
  const isTiny = seen.some(({ kind, hit }) => kind === 'hole' && isTooSmall(hit.width));
  const [opened, setOpened] = useState<string | null>(null);
  const zoomed = targets.find(({ id, kind, tile }) => kind === 'cell' && tile !== undefined && id === opened);
  if (opened !== null && zoomed === undefined) setOpened(null);
  const touch = ({ id, kind, tile }: Target): void => {
    if (isTiny && kind === 'cell' && tile !== undefined) setOpened(id);
    else onPick(resolvePick(view, offered, id));
  };
  const reachable = isTiny ? bodies.filter(({ target }) => target.kind !== 'hole') : bodies;
  const hands = useHands({
    host,
    targetAt: (clientX, clientY) => {
      const box = host.current?.getBoundingClientRect();
      if (box === undefined) return null;
      const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
      return pickAt(reachable, camera, 2 * x - 1, 1 - 2 * y);
    },
    canPick: (id) => offered.has(resolvePick(view, offered, id)),
    isLastPicked: (id) => picked.at(-1) === id,
    onTouch: touch,
    onOrbit,
  });

  useEffect(() => {
    stage?.root.render(<Scene facts={facts} frameMs={frameMs} ink={ink} />);
  }, [stage?.root, facts, frameMs, ink]);

  return (
    <div className="board-3d" title={BOARD3D_TEXTS[voice.language].turn}>
      <div ref={host} className="board-3d-host" {...hands} />
      <svg
        ref={svg}
        className="board-3d-targets"
        viewBox={`0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`}
        role="group"
        aria-label={BOARD_TEXTS[voice.language].board.replace('{game}', voice.game.name)}
      >
        <TargetLayer
          svg={svg}
          targets={isTiny ? seen.filter(({ kind }) => kind !== 'hole') : seen}
          offered={offered}
          picked={picked}
          nameOf={nameOf}
          onTouch={touch}
        />
      </svg>
      {isTiny && zoomed?.tile !== undefined && (
        <HoleZoom
          tile={zoomed.tile}
          bottom={bottom}
          voice={voice}
          offered={offered}
          picked={picked}
          nameOf={nameOf}
          onPick={onPick}
          onClose={() => setOpened(null)}
          onGone={() => focusOn(svg, zoomed.id)}
        />
      )}
      {offered.has('done') && <DoneButton voice={voice} onPick={onPick} />}
    </div>
  );
}

function useFacts({ view, bottom, offered, picked }: BoardProps): SceneFacts {
  const tracked = useTracked(view);
  const layout = useMemo(() => layOut(view, bottom), [view, bottom]);
  const places = useMemo(() => placePieces(view, layout), [view, layout]);
  const placesBefore = useMemo(() => placePieces(tracked.before, layout), [tracked, layout]);
  const targets = useMemo(() => targetsOf({ view, layout, places }, offered), [view, layout, places, offered]);
  return useMemo(
    () => ({ view, layout, places, placesBefore, tracked, targets, offered, picked }),
    [view, layout, places, placesBefore, tracked, targets, offered, picked],
  );
}
