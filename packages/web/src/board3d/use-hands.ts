import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useStableCallback } from '../app/use-stable-callback.ts';
import type { Target } from '../board/geometry/targets.ts';
import { type Orbit, orbited, zoomed } from './camera/orbit.ts';

// What hands do over the board: a tap picks; a drag from something that can be picked takes it along, and picks where it
// begins and where it ends; any other drag, the right button and two fingers turn the board; the wheel and fingers that
// part bring it nearer; a double tap puts it back.

const TAP_SLACK_PX = 6;
const DOUBLE_TAP_MS = 320;
const RADIANS_PER_PX = 0.006;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Grip extends Spot {
  readonly target: Target | null;
  readonly isPiece: boolean;
  hasMoved: boolean;
}

export interface HandsOptions {
  readonly host: RefObject<HTMLElement | null>;
  /** What is meant by a point of the page; a finger covers more than one. */
  readonly targetAt: (clientX: number, clientY: number, isFinger: boolean) => Target | null;
  readonly canPick: (id: string) => boolean;
  readonly isLastPicked: (id: string) => boolean;
  readonly onTouch: (target: Target) => void;
  /** Something is held over a place of the picture; null when it is let go. */
  readonly onHold: (target: Target, at: { readonly from: Spot; readonly to: Spot } | null) => void;
  /** Changes where the eye is; null takes it back to where it was at first. */
  readonly onOrbit: (change: ((orbit: Orbit) => Orbit) | null) => void;
}

export interface Hands {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onDoubleClick: (event: { readonly clientX: number; readonly clientY: number }) => void;
  readonly onContextMenu: (event: { preventDefault(): void }) => void;
}

export function useHands(options: HandsOptions): Hands {
  const { host, targetAt, canPick, isLastPicked, onTouch, onHold, onOrbit } = options;
  const pointers = useRef(new Map<number, Spot>());
  const grip = useRef<Grip | null>(null);
  const lastTap = useRef<{ readonly id: string | null; readonly ms: number }>({ id: null, ms: -DOUBLE_TAP_MS });

  const letGo = (): Grip | null => {
    const last = grip.current;
    grip.current = null;
    if (last === null) return null;
    if (last.target !== null && last.isPiece && last.hasMoved) onHold(last.target, null);
    return last;
  };
  useOutside(host, onOrbit, letGo);

  const turn = (from: Spot, to: Spot): void =>
    onOrbit((now) => orbited(now, (from.x - to.x) * RADIANS_PER_PX, (to.y - from.y) * RADIANS_PER_PX));
  /** Two quick picks are not a wish to see the board from elsewhere. */
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
        letGo();
        return;
      }
      const target = event.button === 0 ? targetAt(x, y, isFinger(event)) : null;
      const isPiece = target !== null && (canPick(target.id) || isLastPicked(target.id));
      grip.current = { target, isPiece, x, y, hasMoved: event.button === 2 };
    },
    onPointerMove: (event) => {
      const to = { x: event.clientX, y: event.clientY };
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) {
        const target = event.pointerType === 'mouse' ? targetAt(to.x, to.y, false) : null;
        event.currentTarget.style.cursor = target !== null && canPick(target.id) ? 'pointer' : 'grab';
        return;
      }
      const [wide, middle] = [spread(pointers.current), middleOf(pointers.current)];
      pointers.current.set(event.pointerId, to);
      if (wide > 0) {
        onOrbit((now) => zoomed(now, spread(pointers.current) / wide));
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
      pointers.current.delete(event.pointerId);
      const held = letGo();
      if (held === null) return;
      const { clientX: x, clientY: y } = event;
      const target = targetAt(x, y, isFinger(event));
      const isDrop = held.isPiece && held.hasMoved && target?.id !== held.target?.id;
      const isDouble = !held.hasMoved && event.timeStamp - lastTap.current.ms < DOUBLE_TAP_MS;
      // The second click of a double click would take back what the first one picked.
      const isAgain = isDouble && target?.id === lastTap.current.id;
      if (target !== null && (!held.hasMoved || isDrop) && !isAgain) onTouch(target);
      if (held.hasMoved) return;
      // Not all browsers make a double click of a double tap.
      if (isDouble && event.pointerType !== 'mouse') goHome(x, y);
      lastTap.current = { id: target?.id ?? null, ms: event.timeStamp };
    },
    onPointerCancel: (event) => {
      pointers.current.delete(event.pointerId);
      letGo();
    },
    onDoubleClick: ({ clientX, clientY }) => goHome(clientX, clientY),
    onContextMenu: (event) => event.preventDefault(),
  };
}

function isFinger({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType === 'touch';
}

function spread(pointers: ReadonlyMap<number, Spot>): number {
  const [a, b] = [...pointers.values()];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

function middleOf(pointers: ReadonlyMap<number, Spot>): Spot {
  const spots = [...pointers.values()];
  const mean = (pick: (spot: Spot) => number): number =>
    spots.reduce((sum, spot) => sum + pick(spot) / spots.length, 0);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** What React cannot listen to: a wheel that must not scroll the page, and Escape wherever the focus is. */
function useOutside(host: RefObject<HTMLElement | null>, onOrbit: HandsOptions['onOrbit'], letGo: () => void): void {
  const turn = useStableCallback(onOrbit);
  const release = useStableCallback(letGo);
  useEffect(() => {
    const element = host.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      turn((orbit) => zoomed(orbit, Math.exp(-event.deltaY * 0.0012)));
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
