import react from '@vitejs/plugin-react';
import { defineConfig, type ModulePreloadOptions, type Rolldown } from 'vite';
import { cards } from './build/cards.ts';
import { compress } from './build/compress.ts';
import { engineWorker, serviceWorker } from './build/workers.ts';

// Chunks follow folders. What these folders need comes with them; every other chunk begins at an `import()`.
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // What the games share.
  { name: 'games', test: /[\\/]games[\\/]dist[\\/](?:board|choices|contract|notation|players|view)[\\/]/ },
  { name: 'engine', test: /[\\/]engine[\\/]dist[\\/](?:players|search)[\\/]/ },
  // What every page needs.
  { name: 'app', test: /[\\/]web[\\/]src[\\/](?:app|board|routes|settings|ui)[\\/][^\\/]+$/ },
  { name: 'match', test: /[\\/]web[\\/]src[\\/]match[\\/][^\\/]+$/ },
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
    // One style sheet: the order of its rules must not depend on the order in which pages are opened.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: preloadPages },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
