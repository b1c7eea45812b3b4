import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { commonChunks } from './scripts/commonChunk.mjs';
import { messageParts } from './scripts/messageParts.mjs';
import { pageTable } from './scripts/pageTable.mjs';

const server = `http://127.0.0.1:${process.env.PORT ?? '4300'}`;

const root = import.meta.dirname;
const prefetchScript = join(root, 'src/loading/documentPrefetch.ts');
const controlId = join(root, 'src/loading/useId.ts');

/** As a file, the script would run later. */
function inlinePrefetch(): Plugin {
  let isOfPages = false;
  return {
    name: 'inline-prefetch',
    apply: 'build',
    configResolved(config) {
      isOfPages = config.root === root;
    },
    buildStart() {
      if (isOfPages) this.emitFile({ type: 'chunk', id: prefetchScript, name: 'first' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.facadeModuleId === prefetchScript,
        );
        if (built?.type !== 'chunk') return html;
        if (built.imports.length > 0 || built.code.includes('</'))
          throw new Error(`${prefetchScript} cannot be part of a document`);
        delete bundle[built.fileName];
        return html.replace('<script', () => `<script type="module" async>${built.code.trim()}</script>\n    <script`);
      },
    },
  };
}

export default defineConfig({
  // Relative, because the build is served below any path; the server completes the document.
  base: './',
  plugins: [
    react(),
    lingui(),
    messageParts(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    pageTable(root),
    inlinePrefetch(),
  ],
  resolve: {
    alias: [
      { find: /^[.]\/use-id\/use-id[.]mjs$/, replacement: controlId },
      // React has it built in.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 750,
    rolldownOptions: {
      // Reads only those of the thousands of icons that are imported.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: {
          // One request for what the document loads on every page: otherwise each part shared by some pages would be a
          // file.
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => id !== prefetchScript },
            ...commonChunks('store', join(root, 'src/flows/purchase/page.tsx')),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The server rejects calls whose Origin differs from their Host, so it has to get the Host that the browser sent.
    proxy: Object.fromEntries(
      ['/oss', '/crm', '/login', '/cashier', '/healthz'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
    watch: { ignored: ['**/.data/**', '**/dist/**'] },
  },
});
