import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** The gallery is built like the product, beside it, in one piece: no view waits for another piece to be loaded. */
export default mergeConfig(
  product,
  defineConfig({
    root: import.meta.dirname,
    base: '/',
    build: {
      outDir: join(import.meta.dirname, '../../.cache/gallery'),
      emptyOutDir: true,
      manifest: false,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
);
