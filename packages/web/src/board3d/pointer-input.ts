import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Target } from '../board/geometry/targets.ts';
import { type Pointing, useLongPress } from '../board/pointing.tsx';
import { useStableCallback } from '../ui/hooks.ts';
import { type Orbit, turnOrbit, zoomOrbit } from './camera.ts';

// Pointer input over the board. A tap picks. A drag from a pickable target moves it and picks both ends. Any other
// drag, the right button and two fingers orbit the camera. The wheel and pinching zoom. A double tap resets the camera.

const TAP_SLACK_PX = 6;
const DOUBLE_TAP_MS = 320;
const RADIANS_PER_PX = 0.006;

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

interface Grip extends ScreenPoint {
  readonly target: Target | null;
  readonly isPiece: boolean;
  hasMoved: boolean;
}

interface PointerInputOptions {
  readonly host: RefObject<HTMLElement | null>;
  /** The target at a point of the page; fingers are less exact. */
  readonly targetAt: (clientX: number, clientY: number, isFinger: boolean) => Target | null;
  readonly canPick: (id: string) => boolean;
  readonly isLastPicked: (id: string) => boolean;
  readonly onTouch: (target: Target) => void;
  readonly pointing: Pointing;
  /** A target is dragged; null when it is released. */
  readonly onHold: (target: Target, at: { readonly from: ScreenPoint; readonly to: ScreenPoint } | null) => void;
  /** Changes the orbit; null resets it. */
  readonly onOrbit: (change: ((orbit: Orbit) => Orbit) | null) => void;
}

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onDoubleClick: (event: { readonly clientX: number; readonly clientY: number }) => void;
  readonly onContextMenu: (event: { preventDefault(): void }) => void;
}

export function usePointerInput(options: PointerInputOptions): PointerHandlers {
  const { host, targetAt, canPick, isLastPicked, onTouch, onHold, onOrbit, pointing } = options;
  const press = useLongPress(pointing);
  const pointers = useRef(new Map<number, ScreenPoint>());
  const grip = useRef<Grip | null>(null);
  const lastTap = useRef<{ readonly id: string | null; readonly ms: number }>({ id: null, ms: -DOUBLE_TAP_MS });

  const release = (): Grip | null => {
    const last = grip.current;
    grip.current = null;
    if (last === null) return null;
    if (last.target !== null && last.isPiece && last.hasMoved) onHold(last.target, null);
    return last;
  };
  useOutside(host, onOrbit, release);

  const turn = (from: ScreenPoint, to: ScreenPoint): void =>
    onOrbit((now) => turnOrbit(now, (from.x - to.x) * RADIANS_PER_PX, (to.y - from.y) * RADIANS_PER_PX));
  /** Two quick picks do not reset the camera. */
  const goHome = (x: number, y: number): void => {
    const target = targetAt(x, y, false);
    if (target === null || !(canPick(target.id) || isLastPicked(target.id))) onOrbit(null);
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 && event.button !== 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      pointers.current.set(event.pointerId, { x, y });
      if (pointers.current.size > 1) {
        release();
        return;
      }
      const target = event.button === 0 ? targetAt(x, y, isFinger(event)) : null;
      press.begin(event, target?.id ?? null);
      const isPiece = target !== null && (canPick(target.id) || isLastPicked(target.id));
      grip.current = { target, isPiece, x, y, hasMoved: event.button === 2 };
    },
    onPointerMove: (event) => {
      press.move(event);
      const to = { x: event.clientX, y: event.clientY };
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) {
        const target = event.pointerType === 'mouse' ? targetAt(to.x, to.y, false) : null;
        if (event.pointerType === 'mouse') pointing.hover(target?.id ?? null);
        event.currentTarget.style.cursor = target !== null && canPick(target.id) ? 'pointer' : 'grab';
        return;
      }
      const [wide, middle] = [spread(pointers.current), middleOf(pointers.current)];
      pointers.current.set(event.pointerId, to);
      if (wide > 0) {
        onOrbit((now) => zoomOrbit(now, spread(pointers.current) / wide));
        return turn(middle, middleOf(pointers.current));
      }
      const held = grip.current;
      if (held === null || (!held.hasMoved && Math.hypot(to.x - held.x, to.y - held.y) < TAP_SLACK_PX)) return;
      const isFirst = !held.hasMoved;
      held.hasMoved = true;
      if (!held.isPiece || held.target === null) return turn(before, to);
      if (isFirst && !isLastPicked(held.target.id)) onTouch(held.target);
      onHold(held.target, { from: held, to });
    },
    onPointerUp: (event) => {
      press.cancel();
      pointers.current.delete(event.pointerId);
      const held = release();
      if (held === null || (press.wasLong() && !held.hasMoved)) return;
      const { clientX: x, clientY: y } = event;
      const target = targetAt(x, y, isFinger(event));
      const isDrop = held.isPiece && held.hasMoved && target?.id !== held.target?.id;
      const isDouble = !held.hasMoved && event.timeStamp - lastTap.current.ms < DOUBLE_TAP_MS;
      // Ignore the second click of a double click: it would undo the first pick.
      const isAgain = isDouble && target?.id === lastTap.current.id;
      if (target !== null && (!held.hasMoved || isDrop) && !isAgain) {
        if (isFinger(event) && !canPick(target.id)) pointing.toggle(target.id);
        onTouch(target);
      }
      if (held.hasMoved) return;
      // Not every browser turns a double tap into a double click.
      if (isDouble && event.pointerType !== 'mouse') goHome(x, y);
      lastTap.current = { id: target?.id ?? null, ms: event.timeStamp };
    },
    onPointerCancel: (event) => {
      press.cancel();
      pointers.current.delete(event.pointerId);
      release();
    },
    onPointerLeave: () => pointing.hover(null),
    onDoubleClick: ({ clientX, clientY }) => goHome(clientX, clientY),
    onContextMenu: (event) => event.preventDefault(),
  };
}

function isFinger({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType === 'touch';
}

function spread(pointers: ReadonlyMap<number, ScreenPoint>): number {
  const [a, b] = [...pointers.values()];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

function middleOf(pointers: ReadonlyMap<number, ScreenPoint>): ScreenPoint {
  const points = [...pointers.values()];
  const mean = (pick: (point: ScreenPoint) => number): number =>
    points.reduce((sum, point) => sum + pick(point) / points.length, 0);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Listeners that React cannot add: a wheel listener that is not passive, and Escape wherever the focus is. */
function useOutside(
  host: RefObject<HTMLElement | null>,
  onOrbit: PointerInputOptions['onOrbit'],
  onRelease: () => void,
): void {
  const turn = useStableCallback(onOrbit);
  const release = useStableCallback(onRelease);
  useEffect(() => {
    const element = host.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      turn((orbit) => zoomOrbit(orbit, Math.exp(-event.deltaY * 0.0012)));
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') release();
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    globalThis.addEventListener('keydown', onKey, { capture: true });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      globalThis.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [host, turn, release]);
}
