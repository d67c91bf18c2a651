import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareImports } from './build/bare-imports.ts';
import { cards } from './build/cards.ts';
import { compress } from './build/compress.ts';
import { earlyScripts } from './build/early-scripts.ts';
import { facades } from './build/facades.ts';
import { lean } from './build/lean.ts';
import { precache } from './build/precache.ts';
import { ruleTexts } from './build/rule-texts.ts';
import { sharedTexts } from './build/shared-texts.ts';
import { sharedWorker } from './build/shared-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the build works from any sub-path.
  base: './',
  // Nobody looks for the developers' tools of React in what is built: it need not either.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  plugins: [
    react(),
    bareImports(),
    cards(),
    earlyScripts(),
    facades(),
    lean(),
    precache(),
    ruleTexts(),
    sharedTexts(),
    sharedWorker(),
    compress(),
  ],
  // The 3D chunk is large and loaded only when asked for.
  build: { chunkSizeWarningLimit: 1000, outDir: 'site', emptyOutDir: true, target: 'es2023' },
});
