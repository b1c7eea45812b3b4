import type { Settings } from '../settings/settings.ts';
import type { ServedFile, ServedType } from './handler.ts';

/** Whether a browser may display the type in place. A PDF is a program for its viewer: it is only ever downloaded. */
const isInlineByType: Readonly<Record<ServedType, boolean>> = {
  'application/pdf': false,
  'image/jpeg': true,
  'image/png': true,
  'application/ofd': false,
  'application/xml': false,
  'text/csv; charset=utf-8': false,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': false,
};

const fileExtensions: Readonly<Record<ServedType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/ofd': ['.ofd'],
  'application/xml': ['.xml'],
  'text/csv; charset=utf-8': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** Adds the type's ending to a name without it: a file that is both picture and program must open as the picture. */
function nameWithExtension(name: string, type: ServedType): string {
  const fits = fileExtensions[type].some((ending) => name.toLowerCase().endsWith(ending));
  return fits ? name : `${name}${fileExtensions[type][0]}`;
}

/**
 * A file with untrusted content, so that it can do nothing in the user's browser: no type sniffing, no scripts or
 * loading, no caching, and only the mall's own pages may embed it.
 */
export function fileResponse({ name, size, type, inline, bytes }: ServedFile, { pages }: Settings): Response {
  const disposition = inline && isInlineByType[type] ? 'inline' : 'attachment';
  const ancestors = ["'self'", ...pages.origins].join(' ');
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(size),
      'content-disposition': `${disposition}; ${nameParameters(nameWithExtension(name, type))}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox; frame-ancestors ${ancestors}`,
      // Browsers that support frame-ancestors ignore this one.
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': pages.origins.length > 0 ? 'same-site' : 'same-origin',
    },
  });
}

/** The name in ASCII (RFC 6266), and in full (RFC 8187) for clients that support it. */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${full}`;
}
