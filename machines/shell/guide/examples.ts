import { commonFaults, type Examples } from '../../kit/examples.ts';
import type { GuideEvent, GuideInput, GuidePorts } from './machine.ts';

/** Payloads for each event of the guide, and the ways in which its port can answer. */
export const guideExamples = {
  events: {
    'hint.close': [{ name: 'read', event: { type: 'hint.close' } }],
    'guide.hide': [{ name: 'asked', event: { type: 'guide.hide' } }],
  },
  ports: { keep: [{ name: 'kept', output: null }, ...commonFaults] },
} as const satisfies Examples<GuideEvent, GuidePorts>;

/** What can have been done with the guide where it differs, by name. */
export const guideStandings = {
  'nothing yet': { hint: 'store', dismissed: [], is_hidden: false },
  'another was closed': { hint: 'store', dismissed: ['home'], is_hidden: false },
  'this one was closed': { hint: 'store', dismissed: ['home', 'store'], is_hidden: false },
  'the guide was hidden': { hint: 'store', dismissed: [], is_hidden: true },
} as const satisfies Readonly<Record<string, GuideInput>>;
