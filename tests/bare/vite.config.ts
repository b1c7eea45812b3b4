import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** Built like the product: its pages, and a bare one on which a flow runs. Whoever builds says where to. */
export default mergeConfig(
  product,
  defineConfig({
    root: import.meta.dirname,
    build: { manifest: false },
  }),
);
