import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  AmbientLight,
  DirectionalLight,
  getConsoleFunction,
  InstancedMesh,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  setConsoleFunction,
  Sprite,
} from 'three';
import { useStableCallback } from '../ui/hooks.ts';

// Registers only what the scene uses: the library's own Canvas component would bundle all of three.js.
extend({ Mesh, InstancedMesh, Sprite, AmbientLight, DirectionalLight });

/** We place the camera ourselves: see camera.ts. */
export const CAMERA = Object.assign(new PerspectiveCamera(21, 1, 0.1, 100), { manual: true } as const);

interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Silences a deprecation warning that react-three-fiber causes in three.js: users cannot act on it. */
function quietly<T>(make: () => T): T {
  const before = getConsoleFunction();
  setConsoleFunction(() => undefined);
  try {
    return make();
  } finally {
    setConsoleFunction(before);
  }
}

/**
 * One canvas and one WebGL context for all boards of the page, kept while no board is shown. All boards share
 * geometries, textures and programs, and these remember every renderer that drew them: with a renderer for each board
 * none would ever be freed, and browsers limit the number of contexts.
 */
class SharedCanvas {
  readonly canvas = document.createElement('canvas');
  readonly root: ReconcilerRoot<HTMLCanvasElement>;
  /** Called when the browser takes the WebGL context away. */
  onLost: () => void = () => undefined;

  constructor() {
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.addEventListener('webglcontextlost', () => this.close());
    this.root = quietly(() => createRoot(this.canvas));
  }

  async resize({ width, height }: CanvasSize): Promise<void> {
    await this.root.configure({
      camera: CAMERA,
      frameloop: 'demand',
      dpr: [0.5, 2],
      shadows: 'percentage',
      gl: { antialias: true, alpha: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1.18 },
      size: { width, height, top: 0, left: 0 },
      onCreated: ({ gl }) => {
        // Shadows change when something moves, not when the camera does.
        gl.shadowMap.autoUpdate = false;
      },
    });
  }

  /** A lost context cannot be restored: the next board gets a new canvas. */
  close(): void {
    if (kept === this) kept = null;
    this.root.unmount();
    this.onLost();
  }
}

let kept: SharedCanvas | null = null;

/** The canvas of the page; null when the browser has no WebGL 2. */
function openSharedCanvas(): SharedCanvas | null {
  if (kept === null && hasWebGL()) kept = new SharedCanvas();
  return kept;
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

interface OpenCanvas {
  readonly root: ReconcilerRoot<HTMLCanvasElement>;
  readonly size: CanvasSize;
}

/** Mounts the shared canvas in its host while this board is shown; null until it is ready. */
export function useSharedCanvas(host: RefObject<HTMLElement | null>, onFail: () => void): OpenCanvas | null {
  const [canvas, setCanvas] = useState<SharedCanvas | null>(null);
  const [size, setSize] = useState<CanvasSize | null>(null);
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
    const opened = openSharedCanvas();
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
      if (!isGone) setCanvas(opened);
    };
    begin().catch(() => opened.close());
    return () => {
      isGone = true;
      opened.onLost = () => undefined;
      setCanvas(null);
      opened.root.render(null);
      opened.canvas.remove();
    };
  }, [host, fail]);

  useEffect(() => {
    if (canvas !== null && size !== null) canvas.resize(size).catch(() => canvas.close());
  }, [canvas, size]);

  return canvas === null || size === null ? null : { root: canvas.root, size };
}
