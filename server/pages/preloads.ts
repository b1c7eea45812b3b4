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

/** The part of the words and the source of a page, by its path below the base. Of a page that is not named here nothing is preloaded. */
export const pageSources: readonly (readonly [RegExp, string, string])[] = [
  [/^store(\/[^/]*)?$/, 'store', 'src/flows/purchase/page.tsx'],
  [/^order(\/[^/]*)?$/, 'orders', 'src/pages/orders.tsx'],
  [/^order(\/[^/]*)?\/detail\/[^/]*$/, 'order', 'src/pages/order.tsx'],
  [/^order(\/[^/]*)?\/detail\/[^/]*\/cancel$/, 'cancelOrder', 'src/flows/cancelOrder/page.tsx'],
  [/^order(\/[^/]*)?\/detail\/[^/]*\/invoice$/, 'invoice', 'src/flows/invoice/page.tsx'],
  [/^order(\/[^/]*)?\/detail\/[^/]*\/activate$/, 'activation', 'src/flows/activation/page.tsx'],
  [/^mainlandAuth$/, 'mainlandVerification', 'src/flows/verification/page/mainland.tsx'],
  [/^auth$/, 'overseasVerification', 'src/flows/verification/page/overseas.tsx'],
  [/^crm-export$/, 'customerExport', 'src/flows/customerExport/page.tsx'],
  [/^(appointment|appointment-list|appoint-[a-z-]+)$/, 'appointment', 'src/flows/appointment/page.tsx'],
  [/^voucher$/, 'vouchers', 'src/pages/vouchers.tsx'],
  [/^user$/, 'user', 'src/pages/user.tsx'],
  [/^enterprise$/, 'enterprise', 'src/pages/enterprise.tsx'],
  [/^security$/, 'security', 'src/pages/security.tsx'],
  [/^notices$/, 'notices', 'src/pages/notices.tsx'],
  [/^services$/, 'services', 'src/pages/services.tsx'],
  [/^(leads-)?payment$/, 'payment', 'src/flows/transferPayment/page.tsx'],
  [/^payment\/phone$/, 'mobilePayment', 'src/flows/mobilePayment/page.tsx'],
  [/^payment\/(success|fail)$/, 'paymentResult', 'src/pages/paymentResult.tsx'],
];

/** Says in the header `Link` what a page is going to fetch, so that the browser need not wait for the page to say so. */
type PreloadsOf = (page: string, language: Language) => string | undefined;

/** Reads the manifest of a build; without one, nothing is said. */
export function preloadsBy(written: string | null, base: string): PreloadsOf {
  const files = written === null ? {} : (manifest.safeParse(jsonOf(written)).data ?? {});
  return (page, language) => {
    const [, part, source] = pageSources.find(([path]) => path.test(page)) ?? [];
    const wordsOf = (name: string) => `locales/${language}.po?part=${name}`;
    const ofPage = part === undefined || source === undefined ? [] : [wordsOf(part), chunkOf(files, source, part)];
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

/** The chunk with the source of a page: where other sources are in it as well, it goes by the name of the part. */
const chunkOf = (files: Manifest, source: string, part: string): string =>
  source in files
    ? source
    : (Object.keys(files).find((key) => files[key]?.name === part && files[key].file.endsWith('.js')) ?? '');

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
