import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import type { Env } from '../wire/api.ts';
import { type Deployment, documentFiles, start } from './document.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** How a file may travel, the smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves the built pages below the deployment's path. Files whose name holds their hash are kept for good by browsers;
 * every other address below it is a page, and all pages start from the same document.
 */
export function servePages(folder: string | null, deployment: Deployment) {
  const files = new Set(folder === null ? [] : namesIn(folder));
  const written = folder !== null && files.has(start) ? writtenIn(folder, deployment) : new Map<string, Uint8Array>();
  for (const name of written.keys()) files.add(name);
  return async (context: Context<Env>): Promise<Response> => {
    const asked = context.req.path.slice(deployment.pages.base.length + 1);
    if (folder === null || !files.has(start)) return context.text('The pages have not been built.', 503);
    if (asked.startsWith('assets/') && !files.has(asked)) return context.text('No such file.', 404);
    const name = files.has(asked) && types[extname(asked)] !== undefined ? asked : start;
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = encodings.find((each) => accepted.includes(each.name) && files.has(name + each.ending));
    const file = name + (encoding?.ending ?? '');
    const body = written.get(file) ?? (await readFile(join(folder, file)));
    context.header('vary', 'accept-encoding');
    if (encoding !== undefined) context.header('content-encoding', encoding.name);
    context.header('content-type', types[extname(name)] ?? 'application/octet-stream');
    context.header('cache-control', cacheControl(name));
    return context.body(new Uint8Array(body));
  };
}

const writtenIn = (folder: string, deployment: Deployment): ReadonlyMap<string, Uint8Array> =>
  documentFiles(readFileSync(join(folder, start), 'utf8'), deployment);

function cacheControl(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** The names of all files below a folder but hidden ones (the build keeps notes in them); nothing else is served. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
      .filter((path) => !path.some((part) => part.startsWith('.')))
      .map((path) => path.join('/'));
  } catch {
    return [];
  }
}
