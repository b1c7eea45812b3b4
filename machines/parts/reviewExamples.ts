import { exampleModel } from '../kit/exampleModel.ts';
import { commonFaults, type Examples, refusalWithMessage, unknownCodeRefusal } from '../kit/examples.ts';
import { maxMarkTextLength, type ReviewEvent, type ReviewInput, type ReviewPorts, reviewMachine } from './review.ts';

export const reviewedSubject: ReviewInput = {
  subject_id: 'proof-1',
  parts: ['payer', 'bank_receipt'],
  reasoned: ['refuse'],
  marks: [],
};

export const verdictKey = 'key-of-the-verdict';

const decidedAt = '2026-11-21T10:05:00+00:00';
const own = (verdict: string) => ({ kind: 'decided', decision: { verdict, by: 'Ada Okafor', at: decidedAt } }) as const;

const outcomes = [
  { name: 'accepted', output: own('accept') },
  { name: 'refused as it should be', output: own('refuse') },
  {
    name: 'somebody was first',
    output: { kind: 'overtaken', decision: { verdict: 'refuse', by: 'Lee Chan', at: decidedAt } },
  },
  {
    name: 'decided by nobody who is known',
    output: { kind: 'overtaken', decision: { verdict: 'accept', by: null, at: null } },
  },
  { name: 'not taken', output: { kind: 'refused', refusal: refusalWithMessage('not_found') } },
  { name: 'not taken for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
] as const;

export const reviewExamples = {
  events: {
    'part.mark': [
      { name: 'the payer', event: { type: 'part.mark', part: 'payer' } },
      { name: 'the receipt', event: { type: 'part.mark', part: 'bank_receipt' } },
      { name: 'a part that there is not', event: { type: 'part.mark', part: 'stamp' }, refused: 'everywhere' },
    ],
    'part.unmark': [{ name: 'the payer', event: { type: 'part.unmark', part: 'payer' } }],
    'words.type': [
      { name: 'of the payer', event: { type: 'words.type', part: 'payer', words: 'The payer is not the buyer.' } },
      { name: 'of the receipt', event: { type: 'words.type', part: 'bank_receipt', words: 'It cannot be read.' } },
      { name: 'blanks only', event: { type: 'words.type', part: 'payer', words: '  ' } },
      { name: 'too much', event: { type: 'words.type', part: 'payer', words: 'x'.repeat(maxMarkTextLength + 1) } },
    ],
    'verdict.give': [
      { name: 'accept', event: { type: 'verdict.give', verdict: 'accept', key: verdictKey } },
      { name: 'refuse', event: { type: 'verdict.give', verdict: 'refuse', key: verdictKey } },
      {
        name: 'refuse for a reason',
        event: { type: 'verdict.give', verdict: 'refuse', details: { code: 'other' }, key: verdictKey },
      },
    ],
  },
  ports: {
    decide: [...outcomes, ...commonFaults],
    checkOutcome: outcomes,
  },
} as const satisfies Examples<ReviewEvent, ReviewPorts>;

const reviewPaths: readonly (readonly string[])[] = [
  // Each verdict has its own reasons; they are cleared when their cause is.
  [
    'part.mark (the payer)',
    'verdict.give (refuse)',
    'words.type (too much)',
    'verdict.give (refuse)',
    'words.type (blanks only)',
    'verdict.give (refuse)',
    'words.type (of the payer)',
    'verdict.give (accept)',
    'part.mark (the receipt)',
    'words.type (of the receipt)',
    'verdict.give (refuse)',
    'decide: not taken',
    'part.unmark (the payer)',
    'verdict.give (refuse)',
    'decide: no answer in time',
    'checkOutcome: somebody was first',
  ],
];

export const reviewModel = {
  machine: reviewMachine,
  input: reviewedSubject,
  ...exampleModel(reviewExamples),
  extraPaths: reviewPaths,
};
