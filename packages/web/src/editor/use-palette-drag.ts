import { type PointerEvent, useRef, useState } from 'react';

// Drags a piece from the palette to the board, with a mouse or a pen: moving a finger scrolls the page.

const TAP_SLACK_PX = 8;

interface DraggedTool {
  readonly tool: string;
  readonly x: number;
  readonly y: number;
}

interface PaletteDragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

interface PaletteDrag {
  readonly drag: DraggedTool | null;
  readonly handlersFor: (tool: string) => PaletteDragHandlers;
}

export function usePaletteDrag(onDrop: (tool: string, id: string) => void): PaletteDrag {
  const [drag, setDrag] = useState<DraggedTool | null>(null);
  const begun = useRef<DraggedTool | null>(null);
  const stop = (): void => {
    begun.current = null;
    setDrag(null);
  };
  const handlersFor = (tool: string): PaletteDragHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      begun.current = { tool, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const from = begun.current;
      if (from === null) return;
      const { clientX: x, clientY: y } = event;
      if (drag === null && !isFar(from, event)) return;
      setDrag({ tool, x, y });
    },
    onPointerUp: (event) => {
      const from = begun.current;
      // The last render may be older than this event.
      const isDragged = drag !== null || (from !== null && isFar(from, event));
      stop();
      const id = isDragged ? pickAt(event.clientX, event.clientY) : null;
      if (id !== null) onDrop(tool, id);
    },
    onPointerCancel: stop,
  });
  return { drag, handlersFor };
}

const isFar = ({ x, y }: DraggedTool, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= TAP_SLACK_PX;

/** The pick id at a point of the window. */
function pickAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-pick]');
  return found?.getAttribute('data-pick') ?? null;
}
