import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** Like the product's build, but in one chunk: no view waits for another chunk. */
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
