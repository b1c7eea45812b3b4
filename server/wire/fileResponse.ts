import type { Settings } from '../settings/settings.ts';
import type { ServedFile, ServedType } from './handler.ts';

/** What a browser shows without running anything of it. A PDF is a program for its viewer: it is saved, never shown in place. */
const shownInPlace: Readonly<Record<ServedType, boolean>> = {
  'application/pdf': false,
  'image/jpeg': true,
  'image/png': true,
  'application/ofd': false,
  'application/xml': false,
  'text/csv; charset=utf-8': false,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': false,
};

/** The endings of names by which computers open a file as what it is. */
const endings: Readonly<Record<ServedType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/ofd': ['.ofd'],
  'application/xml': ['.xml'],
  'text/csv; charset=utf-8': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** A name by which a file is saved as what it is: bytes that are a picture and a program as well are opened as the picture. */
function savedName(name: string, type: ServedType): string {
  const fits = endings[type].some((ending) => name.toLowerCase().endsWith(ending));
  return fits ? name : `${name}${endings[type][0]}`;
}

/**
 * A file that somebody has uploaded, or that holds what somebody has typed, so that it can do nothing in the browser of whoever opens it: nothing is guessed of its
 * type, nothing in it runs or loads, no cache keeps it, and only the mall's own pages show it.
 */
export function fileResponse({ name, size, type, inline, bytes }: ServedFile, { pages }: Settings): Response {
  const disposition = inline && shownInPlace[type] ? 'inline' : 'attachment';
  const ancestors = ["'self'", ...pages.origins].join(' ');
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(size),
      'content-disposition': `${disposition}; ${nameParameters(savedName(name, type))}`,
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
