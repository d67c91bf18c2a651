import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber';
import {
  AmbientLight,
  DirectionalLight,
  getConsoleFunction,
  InstancedMesh,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  setConsoleFunction,
} from 'three';

// Only what the scene uses is made known: the ready-made canvas of the library would bring all of three.
extend({ Mesh, InstancedMesh, AmbientLight, DirectionalLight });

/** The eye is ours to place: see camera/fit.ts. */
export const EYE = Object.assign(new PerspectiveCamera(21, 1, 0.1, 100), { manual: true } as const);

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The one library uses a part of the other that has a successor; whoever looks at the console can do nothing about it. */
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
 * There is one for all boards of the page, and it is kept while none is shown. Geometries, textures and programs are shared
 * by all boards and remember each renderer that ever drew them: with a renderer for every board, none would ever be freed,
 * and browsers soon refuse to make more.
 */
export class Stage {
  readonly canvas = document.createElement('canvas');
  readonly root: ReconcilerRoot<HTMLCanvasElement>;
  /** Whoever shows it now is told when the browser takes it away. */
  onLost: () => void = () => undefined;

  constructor() {
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.addEventListener('webglcontextlost', () => this.close());
    this.root = quietly(() => createRoot(this.canvas));
  }

  async resize({ width, height }: StageSize): Promise<void> {
    await this.root.configure({
      camera: EYE,
      frameloop: 'demand',
      dpr: [0.5, 2],
      shadows: 'percentage',
      gl: { antialias: true, alpha: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1.18 },
      size: { width, height, top: 0, left: 0 },
      onCreated: ({ gl }) => {
        // Shadows change when something moves, not when the eye does.
        gl.shadowMap.autoUpdate = false;
      },
    });
  }

  /** A context that is lost cannot be had again: who wants to see it again gets another stage. */
  close(): void {
    if (kept === this) kept = null;
    this.root.unmount();
    this.onLost();
  }
}

let kept: Stage | null = null;

/** The stage of the page; null where browsers cannot draw in depth. */
export function openStage(): Stage | null {
  if (kept === null && hasWebGL()) kept = new Stage();
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
