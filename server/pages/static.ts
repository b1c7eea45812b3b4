import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageOfPage } from '#contract/entities/registration.ts';
import {
  type Language,
  languageCookie,
  languageFromSources,
  languageParameter,
  languagesOfferedOn,
} from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Settings } from '../settings/settings.ts';
import { contentPolicy } from '../wire/securityHeaders.ts';
import { makeDocumentFiles, scriptsIn, startFile } from './document.ts';
import { createPreloads } from './preloads.ts';

const mediaTypeByExtension: Readonly<Record<string, string>> = {
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

type FileBytes = Uint8Array<ArrayBuffer>;

/** The pages need two megabytes, with compressed copies. */
const maxBytes = 64 * 1024 * 1024;

/** Smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Browsers cache files with a hash in their name for a year; every other address is a page, and all pages start from
 * the same document. All files are read before the first request, as hashing passwords may keep the threads that read
 * files busy.
 */
export function servePages(folder: string | null, deployment: Settings) {
  const files = folder === null ? new Map<string, FileBytes>() : readFiles(folder);
  const documents = documentsOf(files, deployment);
  const policy = contentPolicy(deployment, scriptsIn(files.get(startFile) ?? new Uint8Array()));
  const preloadsOf = createPreloads(
    { manifest: readTextFile(folder, '.vite/manifest.json'), pages: readTextFile(folder, '.vite/pages.json') },
    deployment.pages.base,
  );
  return (context: Context<Env>): Response => {
    if (documents === null) return context.text('The pages have not been built.', 503);
    const asked = context.req.path.slice(deployment.pages.base.length + 1);
    if (asked.startsWith('assets/') && !files.has(asked)) return context.text('No such file.', 404);
    if (files.has(asked) && asked !== startFile && mediaTypeByExtension[extname(asked)] !== undefined)
      return sendFile(context, asked, files);
    const language = languageOfRequest(context, asked, deployment);
    context.header('link', preloadsOf(asked, language));
    context.header('content-security-policy', policy);
    return sendFile(context, startFile, documents[language]);
  };
}

/** Null if the pages are not built. */
function documentsOf(files: ReadonlyMap<string, FileBytes>, deployment: Settings) {
  const built = files.get(startFile);
  if (built === undefined) return null;
  return {
    en: makeDocumentFiles(built, deployment, 'en'),
    'zh-CN': makeDocumentFiles(built, deployment, 'zh-CN'),
    'zh-TW': makeDocumentFiles(built, deployment, 'zh-TW'),
    ja: makeDocumentFiles(built, deployment, 'ja'),
  } satisfies Record<Language, ReadonlyMap<string, FileBytes>>;
}

function sendFile(context: Context<Env>, name: string, files: ReadonlyMap<string, FileBytes>): Response {
  const encoding = encodingOf(context, name, files);
  context.header('vary', 'accept-encoding');
  if (encoding !== undefined) context.header('content-encoding', encoding.name);
  context.header('content-type', mediaTypeByExtension[extname(name)] ?? 'application/octet-stream');
  context.header('cache-control', cacheControl(name));
  const content = files.get(name + (encoding?.ending ?? ''));
  return content === undefined ? context.text('No such file.', 404) : context.body(content);
}

function encodingOf(context: Context<Env>, name: string, files: ReadonlyMap<string, FileBytes>) {
  const accepted = context.req.header('accept-encoding') ?? '';
  return encodings.find((each) => accepted.includes(each.name) && files.has(name + each.ending));
}

function languageOfRequest(context: Context<Env>, asked: string, { languages }: Settings): Language {
  const host = context.req.header('host') ?? '';
  const cookie = getCookie(context, languageCookie.name);
  return languageFromSources({
    cookie,
    saved: null,
    page: languageOfPage(`/${asked}`) ?? context.req.query(languageParameter) ?? null,
    host,
    offered: languagesOfferedOn(host, languages),
  });
}

function readTextFile(folder: string | null, name: string): string | null {
  try {
    return folder === null ? null : readFileSync(join(folder, name), 'utf8');
  } catch {
    return null;
  }
}

function cacheControl(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** All but hidden files, which contain notes of the build. Nothing else is served. */
function readFiles(folder: string): Map<string, FileBytes> {
  const files = new Map(fileNamesIn(folder).map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]));
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > maxBytes)
    throw new Error(`${folder} holds more than ${maxBytes} bytes of pages: is it the right folder?`);
  return files;
}

function fileNamesIn(folder: string): string[] {
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
