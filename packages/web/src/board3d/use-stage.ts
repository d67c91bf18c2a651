import type { ReconcilerRoot } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useStableCallback } from '../app/use-stable-callback.ts';
import { openStage, type Stage, type StageSize } from './stage.ts';

export interface OpenStage {
  readonly root: ReconcilerRoot<HTMLCanvasElement>;
  readonly size: StageSize;
}

/** Puts the stage into its host, which it fills, as long as this board is shown; null until it is ready. */
export function useStage(host: RefObject<HTMLElement | null>, onFail: () => void): OpenStage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  const fail = useStableCallback(onFail);

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const opened = openStage();
    if (opened === null) {
      fail();
      return undefined;
    }
    element.append(opened.canvas);
    opened.onLost = fail;
    const { width, height } = element.getBoundingClientRect();
    let isGone = false;
    const begin = async (): Promise<void> => {
      await opened.resize({ width, height });
      if (!isGone) setStage(opened);
    };
    begin().catch(() => opened.close());
    return () => {
      isGone = true;
      opened.onLost = () => undefined;
      setStage(null);
      opened.root.render(null);
      opened.canvas.remove();
    };
  }, [host, fail]);

  useEffect(() => {
    if (stage !== null && size !== null) stage.resize(size).catch(() => stage.close());
  }, [stage, size]);

  return stage === null || size === null ? null : { root: stage.root, size };
}
