import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useStableCallback } from '../ui/hooks.ts';

// A drag is two picks: its start, once it is more than a tap, and its end. Escape, or releasing beside the board,
// cancels it.

const TAP_SLACK_PX = 8;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** Whether the current click event ends a drag, which is handled already. */
  readonly endsDrag: () => boolean;
}

interface DragOptions {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly canBegin: (id: string) => boolean;
  readonly begin: (id: string) => void;
  readonly end: (id: string) => void;
}

export function useDrag({ svg, canBegin, begin, end }: DragOptions): DragHandlers {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  /** Moves the piece under the pointer without rendering. Heaps stay where they are. */
  const shift = (id: string, by: string): void => {
    const piece = svg.current?.querySelector<SVGGElement>(`.board-piece[data-on="${CSS.escape(id)}"]`);
    piece?.style.setProperty('translate', by);
    piece?.classList.toggle('board-dragged', by !== '');
  };
  const stop = useStableCallback((): Drag | null => {
    const last = drag.current;
    if (last !== null) shift(last.id, '');
    drag.current = null;
    return last;
  });

  useEffect(() => {
    const cancel = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop();
    };
    globalThis.addEventListener('keydown', cancel, true);
    return () => globalThis.removeEventListener('keydown', cancel, true);
  }, [stop]);

  return {
    onPointerDown: (event) => {
      wasDragged.current = false;
      const id = event.isPrimary && event.button === 0 ? pickAt(event.target) : null;
      if (id !== null && canBegin(id)) drag.current = { id, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event) => {
      const current = drag.current;
      if (current === null) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.isMoving) {
        if (Math.hypot(dx, dy) < TAP_SLACK_PX) return;
        current.isMoving = true;
        wasDragged.current = true;
        // To receive the end of the drag wherever it happens.
        if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
        begin(current.id);
      }
      const scale = svg.current?.getScreenCTM()?.a ?? 1;
      shift(current.id, `${dx / scale}px ${dy / scale}px`);
    },
    onPointerUp: (event) => {
      const last = stop();
      if (last?.isMoving !== true) return;
      // Touch pointers stay on their first target, so look up what is below the finger.
      const id = pickAt(document.elementFromPoint(event.clientX, event.clientY));
      if (id !== null && id !== last.id) end(id);
    },
    onPointerCancel: () => void stop(),
    endsDrag: () => wasDragged.current,
  };
}

/** The id of the target that an event is about. */
export function pickAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-pick]') : null;
  return element?.getAttribute('data-pick') ?? null;
}
