import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** The gallery is built like the product, beside it. */
export default mergeConfig(
  product,
  defineConfig({
    root: import.meta.dirname,
    base: '/',
    build: { outDir: join(import.meta.dirname, '../../.cache/gallery'), emptyOutDir: true, manifest: false },
  }),
);
