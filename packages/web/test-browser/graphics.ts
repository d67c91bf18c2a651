import type { Page } from '@tabuleiro/browser';

// Helpers for tests of the 3D board.

/** Without a graphics card every pixel costs: a quarter of them will do. */
export const COARSE = { deviceScaleFactor: 0.5 } as const;

export async function show3d(page: Page): Promise<void> {
  await page.locator('.depth-switch button:visible').last().click();
  await page.locator('.board-3d canvas').waitFor();
  await page.locator('.board-3d-targets .board-target').first().waitFor({ state: 'attached' });
}

export async function show2d(page: Page): Promise<void> {
  // On narrow pages only the other one of the two is there.
  await page.locator('.depth-switch button:visible').first().click();
  await page.locator('.board-2d').waitFor();
}

/** What a page asks of its graphics, counted from its first moment on. */
export interface Graphics {
  /** Contexts that are alive. */
  contexts: number;
  /** What has been made and not given back. */
  textures: number;
  buffers: number;
  framebuffers: number;
  programs: number;
  /** Since the last frame in which anything was drawn. */
  calls: number;
  triangles: number;
  /** Of the busiest frame so far. */
  mostCalls: number;
  mostTriangles: number;
  frames: number;
  /** Of our own script in each frame, without what the drawing itself took. */
  scriptMs: number[];
}

declare global {
  var graphics: () => Graphics;
}

/** Within the page, before it begins: listens at the graphics without the page knowing. */
export function countGraphics(): void {
  const now: Graphics = {
    contexts: 0,
    textures: 0,
    buffers: 0,
    framebuffers: 0,
    programs: 0,
    calls: 0,
    triangles: 0,
    mostCalls: 0,
    mostTriangles: 0,
    frames: 0,
    scriptMs: [],
  };
  const contexts = new Set<WebGL2RenderingContext>();
  globalThis.graphics = () => ({ ...now, contexts: [...contexts].filter((gl) => !gl.isContextLost()).length });

  const gl = WebGL2RenderingContext.prototype;
  let drawingMs = 0;
  const wrap = (name: string, after: (...values: number[]) => void): void => {
    const plain: unknown = Reflect.get(gl, name);
    if (typeof plain !== 'function') return;
    Reflect.set(gl, name, function (this: WebGL2RenderingContext, ...values: number[]): unknown {
      contexts.add(this);
      const start = performance.now();
      const result: unknown = Reflect.apply(plain, this, values);
      drawingMs += performance.now() - start;
      after(...values);
      return result;
    });
  };
  const counted = { Texture: 'textures', Buffer: 'buffers', Framebuffer: 'framebuffers', Program: 'programs' } as const;
  for (const [thing, count] of Object.entries(counted)) {
    wrap(`create${thing}`, () => (now[count] += 1));
    wrap(`delete${thing}`, () => (now[count] -= 1));
  }
  const draw = (corners: number, copies: number): void => {
    now.calls += 1;
    now.triangles += (corners / 3) * copies;
  };
  wrap('drawArrays', (_mode, _first, count = 0) => draw(count, 1));
  wrap('drawElements', (_mode, count = 0) => draw(count, 1));
  wrap('drawArraysInstanced', (_mode, _first, count = 0, copies = 0) => draw(count, copies));
  wrap('drawElementsInstanced', (_mode, count = 0, _type, _offset, copies = 0) => draw(count, copies));
  for (const name of ['bufferData', 'bufferSubData', 'texImage2D', 'texSubImage2D', 'finish', 'clear', 'linkProgram']) {
    wrap(name, () => undefined);
  }
  for (const name of ['getProgramParameter', 'getShaderParameter', 'getProgramInfoLog', 'getShaderInfoLog']) {
    wrap(name, () => undefined);
  }

  const plainFrame = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (act) =>
    plainFrame((time) => {
      const start = performance.now();
      [drawingMs, now.calls, now.triangles] = [0, 0, 0];
      act(time);
      if (now.calls === 0) return;
      now.scriptMs.push(performance.now() - start - drawingMs);
      now.frames += 1;
      now.mostCalls = Math.max(now.mostCalls, now.calls);
      now.mostTriangles = Math.max(now.mostTriangles, now.triangles);
    });
}
