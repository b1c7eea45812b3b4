import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** Built like the product, beside it: its pages, and a bare one on which a flow runs. */
export default mergeConfig(
  product,
  defineConfig({
    root: import.meta.dirname,
    build: { outDir: join(import.meta.dirname, '../../.cache/bare'), emptyOutDir: true, manifest: false },
  }),
);
