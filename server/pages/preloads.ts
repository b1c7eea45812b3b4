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

/** Which source a page begins with, by its path below the base. What is not named here waits for the start of the pages. */
const pageSources: readonly (readonly [RegExp, string])[] = [
  [/^(home|mall|mall\/home)$/, 'home'],
  [/^store(\/[^/]*)?$/, 'store'],
  [/^order(\/[^/]*)?$/, 'orders'],
  [/^order(\/[^/]*)?\/detail\/[^/]*$/, 'order'],
  [/^voucher$/, 'vouchers'],
  [/^(leads-)?payment$/, 'payment'],
  [/^payment\/phone$/, 'mobilePayment'],
  [/^payment\/(success|fail)$/, 'paymentResult'],
];

/** Says in the header `Link` what a page is going to fetch, so that the browser need not wait for the page to say so. */
type PreloadsOf = (page: string, language: Language) => string | undefined;

/** Reads the manifest of a build; without one, nothing is said. */
export function preloadsBy(written: string | null, base: string): PreloadsOf {
  const files = written === null ? {} : (manifest.safeParse(jsonOf(written)).data ?? {});
  const begun = chunksOf(files, ['index.html']);
  return (page, language) => {
    const [, source] = pageSources.find(([path]) => path.test(page)) ?? [];
    if (source === undefined) return undefined;
    const words = ['every', source].map((part) => `locales/${language}.po?part=${part}`);
    // What the document names itself is not said twice.
    const chunks = [...chunksOf(files, [...words, `src/app/routes/${source}.tsx`])].filter((name) => !begun.has(name));
    const found = chunks.flatMap((name) => files[name] ?? []);
    const styles = new Set(found.flatMap(({ css }) => css));
    if (found.length === 0) return undefined;
    return [
      ...found.map(({ file }) => `<${base}/${file}>; rel=modulepreload`),
      ...[...styles].map((file) => `<${base}/${file}>; rel=preload; as=style; crossorigin`),
    ].join(', ');
  };
}

/** The chunks of sources, with all that they import. */
function chunksOf(files: Manifest, names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    if (found.has(name) || files[name] === undefined) continue;
    found.add(name);
    chunksOf(files, files[name].imports, found);
  }
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
