import { z } from 'zod/mini';
import { appletPages } from '#contract/entities/applet.ts';
import { domainOrigins } from '#contract/entities/domain.ts';
import { settings } from '#contract/entities/session.ts';
import { language, languages } from '#contract/languages.ts';
import { defaultSiteName, siteName } from '#contract/siteName.ts';

const config = z.object({
  site_name: z._default(siteName, defaultSiteName),
  /** The path below which the pages are; empty at the root. */
  base: z._default(z.string(), '/mall'),
  oss: z._default(z.string(), '/oss'),
  crm: z._default(z.string(), '/crm'),
  languages: z._default(z.array(language).check(z.minLength(1)), [...languages]),
  /** The pages of the mini-program to which its web-view leads: where people work, and where it is said that a page is not shown. */
  applet: appletPages,
  /** Between which clients are parted by their region; null where there is one for all. */
  domains: z._default(z.nullable(domainOrigins), null),
  /** What is asked of the server where the document does not say it: it may be served by another. */
  settings: z._default(z.nullable(settings), null),
});

/** What a deployment says to its pages before they ask anything: its name, their path, the two hosts, the languages on offer. */
export type Config = z.infer<typeof config>;

/** Reads what a deployment says of itself; what it does not say is as on one host. */
export function readConfig(text: string | null | undefined): Config {
  try {
    return config.parse(JSON.parse(text ?? '{}'));
  } catch {
    return config.parse({});
  }
}
