import { commonFaults, type Examples } from '../../kit/examples.ts';
import type { SavingEvent } from './machine.ts';
import type { SavingPorts } from './ports.ts';

/** Another page that saves the same draft. */
export const otherWriter = 'another-page';

export const savingExamples = {
  events: {
    'run.change': [
      { name: 'one text', event: { type: 'run.change', text: 'one' } },
      { name: 'another text', event: { type: 'run.change', text: 'other' } },
    ],
    'run.end': [{ name: 'a receipt', event: { type: 'run.end', text: 'receipt' } }],
    'run.keep': [{ name: 'asked', event: { type: 'run.keep' } }],
    'run.leave': [{ name: 'asked', event: { type: 'run.leave' } }],
    'save.now': [{ name: 'told', event: { type: 'save.now' } }],
  },
  ports: {
    saveDraft: [
      { name: 'saved', output: { kind: 'saved' } },
      { name: 'another page has saved', output: { kind: 'conflict' } },
      { name: 'has ended elsewhere', output: { kind: 'closed' } },
      { name: 'was forgotten', output: { kind: 'forgotten' } },
      { name: 'too many requests', fault: { kind: 'refused', refusal: { code: 'too_many_requests' } } },
      { name: 'too large', fault: { kind: 'refused', refusal: { code: 'body_too_large' } } },
      ...commonFaults,
    ],
    readDraft: [
      { name: 'saved by another page', output: { kind: 'open', saved: { writer: otherWriter, number: 1 } } },
      { name: 'has ended elsewhere', output: { kind: 'closed' } },
      ...commonFaults,
    ],
  },
} as const satisfies Examples<SavingEvent, SavingPorts>;
