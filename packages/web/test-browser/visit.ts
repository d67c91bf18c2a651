import { type Browser, type BrowserContext, launchBrowser, type Page } from '@tabuleiro/browser';
import { expect, inject } from 'vitest';

// A visitor of the page: opens it in a real browser, and hears every complaint that goes to the console.

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the real server, with a slash at the end. */
    readonly address: string;
    /** The folder of its database. */
    readonly data: string;
  }
}

export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

const PATIENCE_MS = 90_000;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about; the visitor's last step looks at it. */
  readonly complaints: string[];
}

export type Act = (visit: Visit) => Promise<void>;

export type VisitAs = (options: ContextOptions, act: Act) => Promise<void>;

/** What Chromium says of drawing without a graphics card; the page cannot change it. */
const WITHOUT_GRAPHICS_CARD = /WEBGL_lose_context extension not supported|GL Driver Message/;

let launched: Promise<Browser> | undefined;

/** Opens the page as a visitor. All files of a worker share one browser; every visit has storage of its own. */
export const visit: VisitAs = async (options, act) => {
  const visited = await begin(await (launched ??= launchBrowser()), options);
  try {
    await act(visited);
  } catch (error) {
    // What failed is seldom why it failed.
    throw visited.complaints.length === 0 ? error : new Error(visited.complaints.join('\n'), { cause: error });
  } finally {
    await visited.context.close();
  }
  expect(visited.complaints, 'complaints in the console').toEqual([]);
};

async function begin(browser: Browser, options: ContextOptions): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('address'),
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...DESKTOP,
    ...options,
  });
  // A busy machine is slow, and that is no mistake of the page.
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(useSeededRandom);
  await context.addInitScript(drawPlainly);
  if (options.serviceWorkers !== 'allow') await context.addInitScript(hideServiceWorkers);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // On a static host, or offline, no server answers that request; the page sends it all the same.
    if (message.location().url.endsWith('/api/me') || WITHOUT_GRAPHICS_CARD.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** Within the page: matches are the same every time. */
function useSeededRandom(): void {
  let state = 20_261_115;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Within the page: edges in depth are not smoothed, which takes most of the time where there is no graphics card. */
function drawPlainly(): void {
  const plain: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
  if (typeof plain !== 'function') return;
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, kind: string, wishes: object): unknown {
      const made: unknown = Reflect.apply(plain, this, [kind, { ...wishes, antialias: false }]);
      return made;
    },
  );
}

/** Within the page: as in a browser without them, so that all comes from the server and nothing is done beside. */
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** From the first page to a match against a level, as a person goes. */
export async function beginMatch(page: Page, game: string, level: number): Promise<void> {
  await page.goto('./');
  await page.locator(`.card-ways a[href="#/${game}"]`).click();
  await page.locator(`.computers-row.levels label:has(input[value="${level}"])`).click();
  await page.locator('.setup-start button').click();
  await page.locator('.board-target').first().waitFor({ state: 'attached' });
}

/** Opens the settings in the header. */
export async function openSettings(page: Page): Promise<void> {
  if (!(await page.locator('.settings-panel').isVisible())) await page.locator('.settings summary').click();
  await page.locator('.settings-panel .settings-row').last().waitFor();
}

/** Chooses a value of a setting as a person does: in the settings, which are closed again. */
export async function chooseSetting(page: Page, name: string, value: string): Promise<void> {
  await openSettings(page);
  const option = page.locator(`.settings-panel label:has(input[name="${name}"][value="${value}"])`);
  const field = page.locator(`.settings-panel [name="${name}"]`).first();
  if ((await option.count()) > 0) await option.click();
  else if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value);
  else await field.setChecked(value === 'on');
  await page.keyboard.press('Escape');
  await page.locator('.settings-panel').waitFor({ state: 'hidden' });
}
