import type { Plugin, Rolldown, UserConfig } from 'vite';

// Small savings that add up: the page must be there at once on a poor line.

/** The module through which vite loads parts of the page. */
const PRELOAD = '\0vite/preload-helper.js';

/**
 * Takes the place of vite's own, which knows how to wait for style sheets; ours are all loaded with the page. A worker has
 * no document, and nothing to put there.
 */
const LEAN_PRELOAD = `
export const __vitePreload = (load, files = [], from) => {
  if (globalThis.document !== undefined) {
    for (const file of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: new URL(file, from).href });
      document.head.append(link);
    }
  }
  return load();
};`;

// How the program is cut into files, from those that are taken first to those that get the rest. A file that is needed
// anyway costs less as part of a larger one.

/** What several games share, and what every match needs. */
const COMMON =
  /[\\/]games[\\/]dist[\\/](?:(?:board|choices|contract|notation|players|view)[\\/](?!verdict|puzzle|tables|solver)|record[\\/](?:form|from-match|match|record|text)\.js$)/;
/** What every page needs. */
const SHELL =
  /(?<!fiber)[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/](?:app[\\/](?!.*picture|unknown-page)[\w-]+|offline[\\/](?:new-version-bar|registration)|text[\\/](?:index|spoken)|play[\\/](?:address|kept)|theme[\\/][\w-]+)\.[cm]?[jt]sx?$/;
/** What the page and all games say in one language, but for areas that come with the part that says them. */
const WORDS =
  /[\\/](?:src|games[\\/]dist)[\\/]text[\\/](?:(?!(?:analysis|continue|counsel|editor|lines|look|offline|online|puzzles|records)[\\/])\w+[\\/])?(en|pt)\.[jt]s$/;
/** What reads records: left alone, it would come with those that write them. */
const READER = /[\\/]games[\\/]dist[\\/]record[\\/]/;
/**
 * The page asks and the worker answers: both are needed at the same time. Reviews are for those who analyse, and Monte Carlo
 * search is for the strongest player of few games; solved positions and searches in several workers are loaded where they
 * are wanted.
 */
const ENGINE =
  /[\\/]engine[\\/]dist[\\/](?!review|tree|puzzles|solver|tablebase|search[\\/]in-flight|worker[\\/](?:analyst|analysis-runner|proofs|node-counter))/;
/** Questions before a match, here and online. */
const SETUP = /[\\/]src[\\/]app[\\/]setup[\\/](?!own-clock)/;
const BOARD = /[\\/]src[\\/](?:board[\\/](?!hole-zoom)|app[\\/]picture)/;
const PLAY =
  /[\\/]src[\\/]play[\\/](?!asked|more-list|say-later|use-closing|verdict|files|copying|read-|match-link|say-clock|clock-face)|[\\/]play[\\/]dist[\\/](?!board-snapshot|from-record|lesson-session|puzzle-session)/;
/** What of a game is needed to show it and to play it, by hand or by search. */
const TABLE =
  /[\\/]games[\\/]dist[\\/](\w+)[\\/](?!manifest|classic|editor|examples|visualiser|solver|tables\b|text)[\w-]+\.js$/;
/** What is not needed for that. */
const ASIDE = /[\\/](?:(?:classic|editor|visualiser|(?:solver|tables)(?:-\w+)?)\.js|retrograde[\\/][\w-]+\.js)$/;

export function lean(): Plugin {
  return {
    name: 'tabuleiro-lean',
    apply: 'build',
    enforce: 'pre',
    config: (): UserConfig => ({
      build: {
        cssCodeSplit: false,
        modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
        rolldownOptions: {
          output: {
            // Random letters cannot be compressed, and every file is named by those that load it: one letter less than usual.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'common', test: COMMON, priority: 7 },
                { name: 'shell', test: SHELL, priority: 6 },
                { name: (id) => nameFrom(WORDS, id), test: WORDS, priority: 5 },
                { name: 'record', test: READER, priority: 4 },
                { name: 'engine', test: ENGINE, priority: 4 },
                { name: 'setup', test: SETUP, priority: 3 },
                { name: 'board', test: BOARD, priority: 3 },
                { name: 'play', test: PLAY, priority: 2 },
                { name: tableOf, test: TABLE, priority: 1 },
              ],
            },
          },
        },
      },
    }),
    load: (id) => (id === PRELOAD ? LEAN_PRELOAD : null),
  };
}

function nameFrom(pattern: RegExp, id: string): string | null {
  return pattern.exec(id)?.[1] ?? null;
}

/** The game to which a file belongs, unless only such parts use it as are loaded apart. */
function tableOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const isAside =
    importers.length > 0 && dynamicImporters.length === 0 && importers.every((importer) => ASIDE.test(importer));
  return isAside ? null : nameFrom(TABLE, id);
}

/** Those who play online wait for a server anyway: to name all parts of it here would cost those who do not. */
const APART = /\bonline-page-|\bvisitor-/;

/** What is loaded beside a page that is asked for. Parts of games follow each other so fast that lists of them would cost more. */
function preloadsOf(file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] {
  return /\bindex\b/.test(hostId) && !APART.test(file) ? needed : [];
}
