import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cards } from './build/cards.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the build works from any sub-path.
  base: './',
  plugins: [react(), cards()],
  worker: { format: 'es' },
  build: { outDir: 'site', emptyOutDir: true, target: 'es2023' },
});
