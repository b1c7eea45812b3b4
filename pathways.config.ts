import { replaySubjects } from './machines/flows/index.ts';
import type { PathwaysConfig } from './pathways/config.ts';
import { testedMachines } from './tests/flows/index.ts';

/** The configuration of `npm run paths -- <flow>` and `npm run replay -- <code or file>`. */
export default {
  models: Object.fromEntries(testedMachines.map(({ name, model }) => [name, model])),
  subjects: replaySubjects,
  traceStore: 'server/desk/fetchTrace.ts',
} satisfies PathwaysConfig;
