import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DirectionalLight, InstancedMesh, Mesh, NeutralToneMapping, PerspectiveCamera, PlaneGeometry } from 'three';

// Only what the scene uses is made known: the ready-made canvas of the library would bring all of three.
extend({ Mesh, InstancedMesh, DirectionalLight, PlaneGeometry });

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

export interface Stage {
  readonly root: ReconcilerRoot<HTMLCanvasElement>;
  readonly size: StageSize;
}

/** The eye is ours to place: see camera/fit.ts. */
export function makeCamera(): PerspectiveCamera & { manual: true } {
  return Object.assign(new PerspectiveCamera(21, 1, 0.1, 100), { manual: true } as const);
}

interface StageOptions {
  readonly host: RefObject<HTMLElement | null>;
  readonly camera: PerspectiveCamera & { manual: true };
  /** Called when this browser cannot draw in depth, or no longer. */
  readonly onFail: () => void;
}

/** A canvas that fills its host and draws when asked to; null until it is ready. */
export function useStage({ host, camera, onFail }: StageOptions): Stage | null {
  const [root, setRoot] = useState<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

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
    if (!hasWebGL()) {
      fail.current();
      return undefined;
    }
    // Each its own canvas: a context that is given back cannot be had again.
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    element.append(canvas);
    const own = createRoot(canvas);
    let isGone = false;
    const lost = (): void => {
      if (!isGone) fail.current();
    };
    canvas.addEventListener('webglcontextlost', lost);
    const { width, height } = element.getBoundingClientRect();
    const begin = async (): Promise<void> => {
      await own.configure({
        camera,
        frameloop: 'demand',
        dpr: [1, 2],
        shadows: 'percentage',
        gl: { antialias: true, alpha: true },
        size: { width, height, top: 0, left: 0 },
        onCreated: ({ gl }) => {
          gl.toneMapping = NeutralToneMapping;
          gl.toneMappingExposure = 1.18;
          // Shadows change when something moves, not when the eye does.
          gl.shadowMap.autoUpdate = false;
        },
      });
      if (!isGone) setRoot(own);
    };
    begin().catch(lost);
    return () => {
      isGone = true;
      setRoot(null);
      own.unmount();
      canvas.remove();
    };
  }, [host, camera]);

  useEffect(() => {
    if (root === null || size === null) return;
    root
      .configure({
        camera,
        frameloop: 'demand',
        dpr: [1, 2],
        shadows: 'percentage',
        size: { ...size, top: 0, left: 0 },
      })
      .catch(fail.current);
  }, [root, size, camera]);

  return root === null || size === null ? null : { root, size };
}

function hasWebGL(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
