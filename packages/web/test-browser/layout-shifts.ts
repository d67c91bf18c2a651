import type { BrowserContext, Page } from '@tabuleiro/browser';

// How far things jump on a page.

/** Adds up how far things on the page jump without anybody having touched anything. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        if (Reflect.get(entry, 'hadRecentInput') === true || typeof value !== 'number') continue;
        Reflect.set(globalThis, 'shifted', Number(Reflect.get(globalThis, 'shifted')) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function layoutShiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The last paint is reported with the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return Number(Reflect.get(globalThis, 'shifted'));
  });
}
