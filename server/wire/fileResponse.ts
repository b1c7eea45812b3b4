import type { FileType } from '#contract/files.ts';
import type { Settings } from '../settings.ts';
import type { ServedFile } from './handler.ts';

/** What a browser shows without running anything of it. A PDF is a program for its viewer: it is saved, never shown in place. */
const shownInPlace: Readonly<Record<FileType, boolean>> = {
  'application/pdf': false,
  'image/jpeg': true,
  'image/png': true,
  'application/ofd': false,
  'application/xml': false,
};

/**
 * A file that somebody has uploaded, so that it can do nothing in the browser of whoever opens it: nothing is guessed of its
 * type, nothing in it runs or loads, no cache keeps it, and only the mall's own pages show it.
 */
export function fileResponse({ name, size, type, inline, bytes }: ServedFile, { pages }: Settings): Response {
  const disposition = inline && shownInPlace[type] ? 'inline' : 'attachment';
  const ancestors = ["'self'", ...pages.origins].join(' ');
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(size),
      'content-disposition': `${disposition}; ${nameParameters(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox; frame-ancestors ${ancestors}`,
      // Browsers that know frame-ancestors go by it alone.
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': pages.origins.length > 0 ? 'same-site' : 'same-origin',
    },
  });
}

/** The name as every client reads it (RFC 6266), and as those that know RFC 8187 read it in its own script. */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${full}`;
}
