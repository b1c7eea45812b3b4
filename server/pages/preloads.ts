import { z } from 'zod/mini';
import type { Language } from '#contract/languages.ts';

/** The manifest of Vite, by source or name of a shared chunk. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.infer<typeof manifest>;

/** The table that `scripts/pageTable.mjs` writes. */
const pages = z.array(
  z.object({
    /** In the syntax of React Router, below the base. */
    path: z.string(),
    /** The part of the texts that the page needs. */
    part: z.string(),
    chunk: z.string(),
  }),
);

/** The header `Link` lets the browser load files before the page asks for them. */
type PreloadsOf = (page: string, language: Language) => string | undefined;

interface BuildOutput {
  readonly manifest: string | null;
  readonly pages: string | null;
}

/** Without a manifest there is no header. */
export function createPreloads(written: BuildOutput, base: string): PreloadsOf {
  const files = manifest.safeParse(parseJsonOrNull(written.manifest)).data ?? {};
  const known = (pages.safeParse(parseJsonOrNull(written.pages)).data ?? []).map((page) => ({
    ...page,
    path: pathPattern(page.path),
  }));
  return (page, language) => {
    const found = known.find(({ path }) => path.test(`/${page}`));
    const wordsOf = (name: string) => `locales/${language}.po?part=${name}`;
    const ofPage = found === undefined ? [] : [wordsOf(found.part), manifestKeyOf(files, found.chunk)];
    // Browsers load a few at a time in this order, so what is large and needed first must precede what is small and
    // needed late.
    const chunks = chunksOf(files, ['index.html', wordsOf('every'), ...ofPage]).flatMap((name) => files[name] ?? []);
    const styles = new Set(chunks.flatMap(({ css }) => css));
    if (chunks.length === 0) return undefined;
    return [
      ...chunks.map(({ file }) => `<${base}/${file}>; rel=modulepreload`),
      ...[...styles].map((file) => `<${base}/${file}>; rel=preload; as=style; crossorigin`),
    ].join(', ');
  };
}

/** For a path like `order/:type?/detail/:id`. */
function pathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(/[^/]*)?' : '/[^/]*';
  });
  return new RegExp(`^${segments.join('')}$`);
}

const manifestKeyOf = (files: Manifest, chunk: string): string =>
  Object.keys(files).find((key) => files[key]?.file === chunk) ?? '';

/** Each chunk is followed by its imports. */
function chunksOf(files: Manifest, names: readonly string[], found = new Set<string>()): readonly string[] {
  for (const name of names) {
    if (found.has(name) || files[name] === undefined) continue;
    found.add(name);
    chunksOf(files, files[name].imports, found);
  }
  return [...found];
}

function parseJsonOrNull(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
