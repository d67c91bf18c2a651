import { type PointerEvent, useRef, useState } from 'react';

// Drags a thing from the palette to the board. With a mouse or a pen only: a finger that moves scrolls the page.

const TAP_SLACK_PX = 8;

interface Carried {
  readonly tool: string;
  readonly x: number;
  readonly y: number;
}

interface CarryHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

interface Carry {
  readonly carried: Carried | null;
  readonly carry: (tool: string) => CarryHandlers;
}

export function useCarry(onDrop: (tool: string, id: string) => void): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const begun = useRef<Carried | null>(null);
  const stop = (): void => {
    begun.current = null;
    setCarried(null);
  };
  const carry = (tool: string): CarryHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      begun.current = { tool, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const from = begun.current;
      if (from === null) return;
      const { clientX: x, clientY: y } = event;
      if (carried === null && !isFar(from, event)) return;
      setCarried({ tool, x, y });
    },
    onPointerUp: (event) => {
      const from = begun.current;
      // What was drawn last may be behind the hand.
      const isCarried = carried !== null || (from !== null && isFar(from, event));
      stop();
      const id = isCarried ? pickAt(event.clientX, event.clientY) : null;
      if (id !== null) onDrop(tool, id);
    },
    onPointerCancel: stop,
  });
  return { carried, carry };
}

const isFar = ({ x, y }: Carried, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= TAP_SLACK_PX;

/** What of the board lies at a place of the window. */
function pickAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-pick]');
  return found?.getAttribute('data-pick') ?? null;
}
