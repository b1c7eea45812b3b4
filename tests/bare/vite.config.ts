import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** The product's build with the bare pages added. The caller names the output folder. */
export default mergeConfig(
  product,
  defineConfig({
    root: import.meta.dirname,
    build: { manifest: false },
  }),
);
