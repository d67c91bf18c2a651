import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Target } from '../board/geometry/targets.ts';
import { type Orbit, orbited, zoomed } from './camera/orbit.ts';

// What hands do over the board: a tap picks, a drag from something that can be picked picks where it begins and where it
// ends, any other drag turns the board, two fingers and the wheel bring it nearer, a double click puts it back.

const TAP_SLACK_PX = 6;
const RADIANS_PER_PX = 0.006;

interface Grip {
  readonly target: Target | null;
  readonly isPiece: boolean;
  readonly x: number;
  readonly y: number;
  hasMoved: boolean;
}

export interface HandsOptions {
  readonly host: RefObject<HTMLElement | null>;
  readonly targetAt: (clientX: number, clientY: number) => Target | null;
  readonly canPick: (id: string) => boolean;
  readonly isLastPicked: (id: string) => boolean;
  readonly onTouch: (target: Target) => void;
  /** Changes where the eye is; null takes it back to where it was at first. */
  readonly onOrbit: (change: ((orbit: Orbit) => Orbit) | null) => void;
}

export interface Hands {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onDoubleClick: (event: { readonly clientX: number; readonly clientY: number }) => void;
}

export function useHands({ host, targetAt, canPick, isLastPicked, onTouch, onOrbit }: HandsOptions): Hands {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const grip = useRef<Grip | null>(null);
  const orbit = useRef(onOrbit);
  orbit.current = onOrbit;

  useEffect(() => {
    const element = host.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      orbit.current((now) => zoomed(now, Math.exp(-event.deltaY * 0.0012)));
    };
    // React's own listener could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [host]);

  const spread = (): number => {
    const [a, b] = [...pointers.current.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const letGo = (event: PointerEvent): Grip | null => {
    pointers.current.delete(event.pointerId);
    const last = grip.current;
    grip.current = null;
    return last;
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      pointers.current.set(event.pointerId, { x, y });
      if (pointers.current.size > 1) {
        grip.current = null;
        return;
      }
      const target = targetAt(x, y);
      const isPiece = target !== null && (canPick(target.id) || isLastPicked(target.id));
      grip.current = { target, isPiece, x, y, hasMoved: false };
    },
    onPointerMove: (event) => {
      const { clientX: x, clientY: y } = event;
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) {
        const target = event.pointerType === 'mouse' ? targetAt(x, y) : null;
        event.currentTarget.style.cursor = target !== null && canPick(target.id) ? 'pointer' : 'grab';
        return;
      }
      const wide = spread();
      pointers.current.set(event.pointerId, { x, y });
      if (wide > 0) {
        onOrbit((now) => zoomed(now, spread() / wide));
        return;
      }
      const held = grip.current;
      if (held === null || (!held.hasMoved && Math.hypot(x - held.x, y - held.y) < TAP_SLACK_PX)) return;
      const isFirst = !held.hasMoved;
      held.hasMoved = true;
      if (!held.isPiece) {
        onOrbit((now) => orbited(now, (before.x - x) * RADIANS_PER_PX, (y - before.y) * RADIANS_PER_PX));
      } else if (isFirst && held.target !== null && !isLastPicked(held.target.id)) {
        onTouch(held.target);
      }
    },
    onPointerUp: (event) => {
      const held = letGo(event);
      if (held === null) return;
      const target = targetAt(event.clientX, event.clientY);
      if (target === null) return;
      const isDrop = held.isPiece && held.hasMoved && target.id !== held.target?.id;
      if (!held.hasMoved || isDrop) onTouch(target);
    },
    onPointerCancel: (event) => void letGo(event),
    onDoubleClick: ({ clientX, clientY }) => {
      const target = targetAt(clientX, clientY);
      // Two quick picks are not a wish to see the board from elsewhere.
      if (target === null || !(canPick(target.id) || isLastPicked(target.id))) onOrbit(null);
    },
  };
}
