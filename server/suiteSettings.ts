import { z } from 'zod/mini';
import { isSuiteEntry, type SuiteAddresses, type SuiteEntry } from '#contract/entities/suiteEntries.ts';
import { jsonText } from './variables.ts';

const webAddress = z.url({ protocol: /^https?$/ });
const base = webAddress.check(z.refine((text) => !/[?#@]/.test(text), 'has to end with its path'));
const isPath = (text: string): boolean => /^(\/(?![/\\])|[?#])/.test(text) && !/[\s\\]/.test(text);

const place = z
  .string()
  .check(
    z.refine(
      (text) => isPath(text) || webAddress.safeParse(text).success,
      'has to be a path like /mail/inbox, or an address with http or https',
    ),
  );
const entry = z.string().check(z.refine(isSuiteEntry, 'is no entry of the suite that lies outside of the mall'));

/** The settings by their names in the environment. */
export const suiteVariables = {
  MALLFLOW_SUITE_URL: z.optional(base),
  MALLFLOW_SUITE_PATHS: z._default(z.pipe(jsonText, z.record(entry, place)), {}),
};

const environment = z.object(suiteVariables);
type Environment = z.output<typeof environment>;

/** Why entries could not be reached, or null: their paths need the address that they are below. */
export function suiteProblem({ MALLFLOW_SUITE_URL: url, MALLFLOW_SUITE_PATHS: places }: Environment): string | null {
  const named = Object.entries(places).find(([, text]) => url === undefined && isPath(text));
  return named === undefined ? null : `has to be set, as ${named[0]} is a path below it (MALLFLOW_SUITE_PATHS)`;
}

/** The suite's first page and the address of each entry that has one of its own. */
export function readSuiteSettings({ MALLFLOW_SUITE_URL, MALLFLOW_SUITE_PATHS }: Environment): SuiteAddresses {
  const url = MALLFLOW_SUITE_URL ?? null;
  const entries: Partial<Record<SuiteEntry, string>> = {};
  for (const [id, text] of Object.entries(MALLFLOW_SUITE_PATHS)) {
    if (isSuiteEntry(id)) entries[id] = isPath(text) ? `${(url ?? '').replace(/\/+$/, '')}${text}` : text;
  }
  return { url, entries };
}
