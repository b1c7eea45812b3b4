import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { BrowserContext } from 'playwright-core';
import { listen } from './endpoint.ts';
import { eventTimeoutMs } from './eventTimeout.ts';
import { openBrowser } from './openBrowser.ts';
import { builtPages, openDemo, type World } from './world.ts';

/** The pages on one origin, as static files, and the server on another. */
export interface TwoOrigins {
  readonly pages: string;
  readonly server: string;
  readonly db: World['db'];
  readonly visitor: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The pages are below `base`. */
export async function openTwoOrigins(names: { pages: string; server: string }, base: string): Promise<TwoOrigins> {
  const [files, calls] = [await listen(), await listen()];
  const pages = `http://${names.pages}:${files.port}`;
  const server = `http://${names.server}:${calls.port}`;
  const demo = await openDemo(new Date(), {
    MALLFLOW_SITE_NAME: 'Sail & Co',
    MALLFLOW_BASE_PATH: `${base}/`,
    MALLFLOW_PAGES_ORIGINS: pages,
    MALLFLOW_OSS_URL: `${server}/oss`,
    MALLFLOW_CRM_URL: `${server}/crm`,
    MALLFLOW_LANGUAGES: 'en,zh-CN',
  });
  calls.server.on('request', getRequestListener(demo.app.fetch));
  const document = await demo.app.request(`${base}/`);
  if (document.status !== 200) throw new Error(`the document was answered with ${document.status}`);
  const said = { text: await document.text(), headers: Object.fromEntries(document.headers) };
  files.server.on('request', (request, response) => void answerFile(base, said, request, response));
  const browser = await openBrowser();
  return {
    pages,
    server,
    db: demo.db,
    visitor: async () => {
      const context = await browser.newContext({ baseURL: pages, locale: 'en-GB', reducedMotion: 'reduce' });
      context.setDefaultTimeout(eventTimeoutMs);
      return context;
    },
    close: async () => {
      await browser.close();
      for (const { server: each } of [files, calls]) {
        each.closeAllConnections();
        each.close();
      }
      await demo.close();
    },
  };
}

/** A static file host: built files, and the server's document for every other address. */
async function answerFile(
  base: string,
  document: { readonly text: string; readonly headers: Record<string, string> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = request.url?.split('?') ?? [];
  const name = path.slice(base.length + 1);
  if (!path.startsWith(`${base}/`)) response.writeHead(404).end();
  else if (!name.startsWith('assets/')) response.writeHead(200, document.headers).end(document.text);
  else {
    const type = types[extname(name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(await readFile(join(builtPages, name)));
  }
}
