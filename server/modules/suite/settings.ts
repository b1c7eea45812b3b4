import { z } from 'zod/mini';
import { isSuiteEntry, type SuiteEntry, type SuiteUrls } from '#contract/entities/suiteEntries.ts';
import { setting, withValuesText } from '../../environment/setting.ts';
import { jsonText, webAddress } from '../../environment/variables.ts';

const suiteAddress = withValuesText(
  'an address like `https://suite.example.com`',
  webAddress.check(z.refine((text) => !/[?#@]/.test(text), 'has to end with its path')),
);
const isPath = (text: string): boolean => /^(\/(?![/\\])|[?#])/.test(text) && !/[\s\\]/.test(text);

const entryPath = z
  .string()
  .check(
    z.refine(
      (text) => isPath(text) || webAddress.safeParse(text).success,
      'has to be a path like /mail/inbox, or an address with http or https',
    ),
  );
const entryId = z.string().check(z.refine(isSuiteEntry, 'is no entry of the suite that lies outside of the mall'));

export interface SuiteSettings {
  readonly suite: SuiteUrls;
  /** 0 for none. */
  readonly activity_type: number;
}

const activityTypes = { demo: 1, otherwise: 0 } as const;

export const activityVariables = {
  MALLFLOW_ACTIVITY_TYPE: setting(
    'The activity that the suite’s menu points at, at quotes, orders and PayPal bills; 0 for none.',
    z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))),
    { unset: `\`${activityTypes.otherwise}\`, in the demo \`${activityTypes.demo}\`` },
  ),
};

export const suiteVariables = {
  MALLFLOW_SUITE_URL: setting(
    'The first page of the suite around the mall, to which the entries of its menu lead.',
    z.optional(suiteAddress),
    { unset: 'entries lead to a page that says so' },
  ),
  MALLFLOW_SUITE_PATHS: setting(
    'Where single entries lead: a path below `MALLFLOW_SUITE_URL`, or an address; an entry without one leads to the first page.',
    z._default(z.pipe(jsonText, z.record(entryId, entryPath)), {}),
    { values: 'JSON: `{"mail.inbox":"/mail","ai.personal":"https://my.example.com"}`' },
  ),
};

const environment = z.object({ ...suiteVariables, ...activityVariables, MALLFLOW_DEMO: z.boolean() });
type Environment = z.output<typeof environment>;

/** Paths of entries need the suite's address. */
export function suiteProblem({
  MALLFLOW_SUITE_URL: url,
  MALLFLOW_SUITE_PATHS: places,
}: Pick<Environment, keyof typeof suiteVariables>): string | null {
  const named = Object.entries(places).find(([, text]) => url === undefined && isPath(text));
  return named === undefined ? null : `has to be set, as ${named[0]} is a path below it (MALLFLOW_SUITE_PATHS)`;
}

export const readSuiteSettings = (env: Environment): SuiteSettings => ({
  suite: readAddresses(env),
  activity_type: env.MALLFLOW_ACTIVITY_TYPE ?? (env.MALLFLOW_DEMO ? activityTypes.demo : activityTypes.otherwise),
});

function readAddresses({ MALLFLOW_SUITE_URL, MALLFLOW_SUITE_PATHS }: Environment): SuiteUrls {
  const url = MALLFLOW_SUITE_URL ?? null;
  const entries: Partial<Record<SuiteEntry, string>> = {};
  for (const [id, text] of Object.entries(MALLFLOW_SUITE_PATHS)) {
    if (isSuiteEntry(id)) entries[id] = isPath(text) ? `${(url ?? '').replace(/\/+$/, '')}${text}` : text;
  }
  return { url, entries };
}
