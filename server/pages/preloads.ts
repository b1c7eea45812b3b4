import { z } from 'zod/mini';
import type { Language } from '#contract/languages.ts';

/** What the build says of its files: the name of each source, or of what several share, with its chunk. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.infer<typeof manifest>;

/** The source of its own that a page begins with, by its path below the base. Of a page that is not named here it is not known before it starts. */
export const pageSources: readonly (readonly [RegExp, string])[] = [
  [/^store(\/[^/]*)?$/, 'store'],
  [/^order(\/[^/]*)?$/, 'orders'],
  [/^order(\/[^/]*)?\/detail\/[^/]*$/, 'order'],
  [/^order(\/[^/]*)?\/detail\/[^/]*\/cancel$/, 'cancelOrder'],
  [/^order(\/[^/]*)?\/detail\/[^/]*\/invoice$/, 'invoice'],
  [/^order(\/[^/]*)?\/detail\/[^/]*\/activate$/, 'activation'],
  [/^mainlandAuth$/, 'mainlandVerification'],
  [/^auth$/, 'overseasVerification'],
  [/^crm-export$/, 'customerExport'],
  [/^(appointment|appointment-list|appoint-[a-z-]+)$/, 'appointment'],
  [/^voucher$/, 'vouchers'],
  [/^user$/, 'user'],
  [/^enterprise$/, 'enterprise'],
  [/^security$/, 'security'],
  [/^notices$/, 'notices'],
  [/^services$/, 'services'],
  [/^(leads-)?payment$/, 'payment'],
  [/^payment\/phone$/, 'mobilePayment'],
  [/^payment\/(success|fail)$/, 'paymentResult'],
];

/** Says in the header `Link` what a page is going to fetch, so that the browser need not wait for the page to say so. */
type PreloadsOf = (page: string, language: Language) => string | undefined;

/** Reads the manifest of a build; without one, nothing is said. */
export function preloadsBy(written: string | null, base: string): PreloadsOf {
  const files = written === null ? {} : (manifest.safeParse(jsonOf(written)).data ?? {});
  return (page, language) => {
    const [, source] = pageSources.find(([path]) => path.test(page)) ?? [];
    const wordsOf = (part: string) => `locales/${language}.po?part=${part}`;
    const ofPage = source === undefined ? [] : [wordsOf(source), chunkOf(files, source)];
    // A browser fetches a few at a time, in this order: what is small and needed late must not keep back what is large and needed first.
    const found = chunksOf(files, ['index.html', wordsOf('every'), ...ofPage]).flatMap((name) => files[name] ?? []);
    const styles = new Set(found.flatMap(({ css }) => css));
    if (found.length === 0) return undefined;
    return [
      ...found.map(({ file }) => `<${base}/${file}>; rel=modulepreload`),
      ...[...styles].map((file) => `<${base}/${file}>; rel=preload; as=style; crossorigin`),
    ].join(', ');
  };
}

/** The chunk with the source of a page: where other sources are in it as well, it goes by its name. */
function chunkOf(files: Manifest, source: string): string {
  const keys = Object.keys(files);
  const ofSource = keys.find((key) => key.startsWith('src/') && key.endsWith(`/${source}.tsx`));
  return ofSource ?? keys.find((key) => files[key]?.name === source && files[key].file.endsWith('.js')) ?? '';
}

/** The chunks of sources, each followed by all that it imports. */
function chunksOf(files: Manifest, names: readonly string[], found = new Set<string>()): readonly string[] {
  for (const name of names) {
    if (found.has(name) || files[name] === undefined) continue;
    found.add(name);
    chunksOf(files, files[name].imports, found);
  }
  return [...found];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
