import { z } from 'zod/mini';
import type { Language } from '#contract/languages.ts';

/** What the build says of its files: the name of each source, or of what several share, with its chunk. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.infer<typeof manifest>;

/** What `scripts/pageTable.mjs` says of the pages. */
const pages = z.array(
  z.object({
    /** In the syntax of React Router, below the base. */
    path: z.string(),
    /** Its part of the words. */
    part: z.string(),
    /** The file with its source. */
    chunk: z.string(),
  }),
);

/** Says in the header `Link` what a page is going to fetch, so that the browser need not wait for the page to say so. */
type PreloadsOf = (page: string, language: Language) => string | undefined;

/** What a build has written: the manifest of Vite, and the table of pages. */
interface Written {
  readonly manifest: string | null;
  readonly pages: string | null;
}

/** Reads what a build has written; without a manifest, nothing is said. */
export function preloadsBy(written: Written, base: string): PreloadsOf {
  const files = manifest.safeParse(jsonOf(written.manifest)).data ?? {};
  const known = (pages.safeParse(jsonOf(written.pages)).data ?? []).map((page) => ({
    ...page,
    path: pathPattern(page.path),
  }));
  return (page, language) => {
    const found = known.find(({ path }) => path.test(`/${page}`));
    const wordsOf = (name: string) => `locales/${language}.po?part=${name}`;
    const ofPage = found === undefined ? [] : [wordsOf(found.part), keyOf(files, found.chunk)];
    // A browser fetches a few at a time, in this order: what is small and needed late must not keep back what is large and needed first.
    const chunks = chunksOf(files, ['index.html', wordsOf('every'), ...ofPage]).flatMap((name) => files[name] ?? []);
    const styles = new Set(chunks.flatMap(({ css }) => css));
    if (chunks.length === 0) return undefined;
    return [
      ...chunks.map(({ file }) => `<${base}/${file}>; rel=modulepreload`),
      ...[...styles].map((file) => `<${base}/${file}>; rel=preload; as=style; crossorigin`),
    ].join(', ');
  };
}

/** An expression for the addresses of a path like `order/:type?/detail/:id`. */
function pathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(/[^/]*)?' : '/[^/]*';
  });
  return new RegExp(`^${segments.join('')}$`);
}

/** The key of a chunk in the manifest. */
const keyOf = (files: Manifest, chunk: string): string =>
  Object.keys(files).find((key) => files[key]?.file === chunk) ?? '';

/** The chunks of sources, each followed by all that it imports. */
function chunksOf(files: Manifest, names: readonly string[], found = new Set<string>()): readonly string[] {
  for (const name of names) {
    if (found.has(name) || files[name] === undefined) continue;
    found.add(name);
    chunksOf(files, files[name].imports, found);
  }
  return [...found];
}

function jsonOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
