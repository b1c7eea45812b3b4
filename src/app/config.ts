import { z } from 'zod/mini';
import { appletPages } from '#contract/entities/applet.ts';
import { domainOrigins } from '#contract/entities/domain.ts';
import { publicSettings } from '#contract/entities/session.ts';
import { language, languages } from '#contract/languages.ts';
import { defaultSiteName, siteName } from '#contract/siteName.ts';

const configSchema = z.object({
  site_name: z._default(siteName, defaultSiteName),
  /** The path prefix of the pages; empty at the root. */
  base: z._default(z.string(), '/mall'),
  oss: z._default(z.string(), '/oss'),
  crm: z._default(z.string(), '/crm'),
  languages: z._default(z.array(language).check(z.minLength(1)), [...languages]),
  /** Pages of the mini-program that its web-view links to. */
  applet: appletPages,
  /** The origins by which clients are divided by region; null with a single origin. */
  domains: z._default(z.nullable(domainOrigins), null),
  /** Null if the document does not embed them, because another server serves it: the page then requests them. */
  settings: z._default(z.nullable(publicSettings), null),
});

export type Config = z.infer<typeof configSchema>;

/** A missing setting takes its default; if one is invalid, all do. The defaults fit a deployment on one host. */
export function readConfig(text: string | null | undefined): Config {
  try {
    return configSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return configSchema.parse({});
  }
}
