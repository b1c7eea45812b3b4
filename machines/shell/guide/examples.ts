import { commonFaults, type Examples } from '../../kit/examples.ts';
import type { GuideEvent, GuideInput, GuidePorts } from './machine.ts';

export const guideExamples = {
  events: {
    'hint.close': [{ name: 'read', event: { type: 'hint.close' } }],
    'guide.hide': [{ name: 'asked', event: { type: 'guide.hide' } }],
  },
  ports: { keep: [{ name: 'kept', output: null }, ...commonFaults] },
} as const satisfies Examples<GuideEvent, GuidePorts>;

export const guideInputs = {
  'nothing yet': { hint: 'store', dismissed: [], is_hidden: false },
  'another was closed': { hint: 'store', dismissed: ['home'], is_hidden: false },
  'this one was closed': { hint: 'store', dismissed: ['home', 'store'], is_hidden: false },
  'the guide was hidden': { hint: 'store', dismissed: [], is_hidden: true },
} as const satisfies Readonly<Record<string, GuideInput>>;
