import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that `npm run dev` starts beside Vite. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4300'}`;

export default defineConfig({
  // What is built finds its files beside itself, below whatever path it is served; the server completes the document.
  base: './',
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 750,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the document loads on every page is one request: else each part that some page shares were a file of its own.
          groups: [{ name: 'base', tags: ['$initial'] }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The server refuses calls whose Origin is not its Host: the host that the browser named has to reach it.
    proxy: Object.fromEntries(
      ['/oss', '/crm', '/login', '/cashier', '/healthz'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
    watch: { ignored: ['**/.data/**', '**/dist/**'] },
  },
});
