import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many pixels of the screen a unit of the drawing has; null where there is no screen. */
export function useScale(svg: RefObject<SVGSVGElement | null>, width: number, height: number): number | null {
  const [scale, setScale] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      setScale(Math.min(box.width / width, box.height / height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, width, height]);
  return scale;
}

const FINGER_PX = 40;
const MOUSE_PX = 20;

/** Whether something so wide is too small to be hit: fingers need more room than a mouse. */
export function isTooSmall(widthPx: number): boolean {
  const isFinger = globalThis.matchMedia?.('(pointer: coarse)').matches;
  return widthPx < (isFinger ? FINGER_PX : MOUSE_PX);
}
