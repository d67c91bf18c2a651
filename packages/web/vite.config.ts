import { LANGUAGES } from '@tabuleiro/games';
import react from '@vitejs/plugin-react';
import { defineConfig, type ModulePreloadOptions, type Rolldown } from 'vite';
import { cards } from './build/cards.ts';
import { compress } from './build/compress.ts';
import { engineWorker, serviceWorker } from './build/workers.ts';

/**
 * A chunk with the files of folders, and what they need. A file that these only load by `import()` begins a chunk of its own,
 * even if other folders import it. A style sheet goes where the files go that import it.
 */
function chunkOf(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return {
    test,
    name: (id, graph) => {
      const isLazy = (one: string): boolean => {
        const file = graph.getModuleInfo(one);
        return file !== null && file.dynamicImporters.length > 0 && !file.importers.some((other) => test.test(other));
      };
      const owners = id.endsWith('.css') ? (graph.getModuleInfo(id)?.importers ?? []) : [id];
      return owners.every(isLazy) ? null : name;
    },
  };
}

const CHUNKS = [
  chunkOf('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
  // What the games share.
  chunkOf(
    'games',
    /[\\/]games[\\/]dist[\\/](?:board|choices|contract|notation|players|record[\\/](?:match|record)|view)[\\/.]/,
  ),
  // What the worker runs; the page needs little of it.
  chunkOf('engine', /[\\/]engine[\\/]dist[\\/](?:engine|players|playing-style|search|win-in-one)[\\/.]/),
  // What a first visit says, in one request.
  ...LANGUAGES.map((language) => ({
    name: language,
    test: new RegExp(
      String.raw`[\\/]web[\\/]src[\\/](?:app|board|connection|match|ui)[\\/](?:text|game-cards)[\\/]${language}\.ts$`,
    ),
  })),
  // What every page needs; the first one lists saved matches. Its style sheet comes before those of pages.
  chunkOf(
    'app',
    /[\\/]web[\\/]src[\\/](?:(?:app|board|routes|settings|ui)[\\/][^\\/]+$|saved-matches[\\/]local-records)/,
  ),
  chunkOf('match', /[\\/]web[\\/]src[\\/]match[\\/][^\\/]+$/),
];

/**
 * A page is loaded together with the chunks it imports. The parts of a game are not: the engine's worker loads them too, and
 * has no document to add links to.
 */
const preloadPages: ModulePreloadOptions['resolveDependencies'] = (_file, chunks, { hostId, hostType }) =>
  hostType === 'html' || hostId.startsWith('assets/app-') ? chunks : [];

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the build works from any sub-path.
  base: './',
  plugins: [react(), cards(), engineWorker(), serviceWorker(), compress()],
  build: {
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2023',
    // The chunk of the 3D board is large and loaded on demand.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false, resolveDependencies: preloadPages },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
