import type { Plugin } from 'vite';

/** As vite writes them. */
const PRELOAD = /\s*<link rel="modulepreload"( crossorigin)? href="([^"]+)">/g;

/**
 * The files that the first one needs are asked for at once, as scripts of their own: browsers do not take what was only
 * preloaded from a service worker, and complain about it at every visit but the first.
 */
export function earlyScripts(): Plugin {
  return {
    name: 'tabuleiro-early-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: asScripts },
  };
}

export function asScripts(page: string): string {
  const scripts = Array.from(
    page.matchAll(PRELOAD),
    ([, origin = '', file]) => `<script type="module"${origin} src="${file}"></script>\n    `,
  );
  // Before the one that needs them; they are parts of it, so it does not matter that they run first.
  return page.replaceAll(PRELOAD, '').replace('<script type="module"', `${scripts.join('')}<script type="module"`);
}
