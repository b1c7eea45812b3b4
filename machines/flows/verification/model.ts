import { exampleModel } from '../../kit/exampleModel.ts';
import { mainlandVerificationExamples, overseasVerificationExamples } from './examples.ts';
import { mainlandVerificationMachine } from './mainland.ts';
import { overseasVerificationMachine } from './overseas.ts';
import type { VerificationMachineInput } from './types.ts';

/** Everything is entered and handed in, with a power of attorney for the legal person. */
const handedInByAttorney = [
  'readVerification: nothing yet',
  'voucher.choose (the power of attorney)',
  'uploadAttorney: uploaded',
  'person.enter (both)',
  'person.done (understood)',
  'uploadLicense: uploaded',
  'enterprise.enter (all of it)',
  'searchNumber: free',
  'provePhone: a code was entered',
  'verification.submit (understood)',
];

/** Paths that show what no shorter one does. */
const mainlandVerificationPaths: readonly (readonly string[])[] = [
  // Who has given the legal person is not asked again, whatever becomes of handing in.
  [
    ...handedInByAttorney,
    'submitVerification: cut off on the way',
    'lookUp: nothing yet',
    'verification.submit (understood)',
    'submitVerification: handed in',
    'watchVerification: passed',
    'receipt.leave (asked)',
  ],
  // What the server has against the enterprise is not told beside the legal person.
  [
    'readVerification: nothing yet',
    'readAuthorisation: given',
    'person.enter (both)',
    'person.done (understood)',
    'enterprise.enter (all of it)',
    'uploadLicense: uploaded',
    'enterprise.enter (another number)',
    'searchNumber: free',
    'provePhone: left',
    'enterprise.enter (all of it)',
    'searchNumber: free',
    'phone.change (asked)',
    'provePhone: a code was entered',
    'verification.submit (understood)',
    'submitVerification: taken',
    'person.change (asked)',
  ],
  // What was asked for in vain, and that nothing was handed in, is what the page says last.
  ['readVerification: the licence was refused', 'verification.submit (with something missing)'],
  [
    'readVerification: the licence was refused',
    'uploadLicense: uploaded',
    'verification.submit (understood)',
    'submitVerification: decided meanwhile',
    'readVerification: the licence was refused',
  ],
  // A refusal leads to where it is answered: the code, the licence, the power of attorney, the legal person. A code that was refused is
  // not handed in once more.
  [
    'readVerification: nothing yet',
    'readAuthorisation: given',
    'person.enter (both)',
    'person.done (understood)',
    'uploadLicense: uploaded',
    'enterprise.enter (all of it)',
    'searchNumber: free',
    'provePhone: a code was entered',
    'verification.submit (understood)',
    'submitVerification: a file is gone',
    'uploadLicense: another uploaded',
    'verification.submit (understood)',
    'submitVerification: no such legal person',
    'readAuthorisation: given',
    'person.enter (both)',
    'person.done (understood)',
    'verification.submit (understood)',
    'submitVerification: the code is wrong',
    'verification.submit (understood)',
    'provePhone: another code was entered',
    'verification.submit (understood)',
    'submitVerification: handed in',
  ],
  [
    ...handedInByAttorney,
    'submitVerification: a file is not accepted',
    'uploadAttorney: another uploaded',
    'person.done (understood)',
    'uploadLicense: another uploaded',
    'verification.submit (understood)',
    'submitVerification: handed in',
  ],
];

const overseasVerificationPaths: readonly (readonly string[])[] = [
  // A number that is corrected while it is looked up is looked up anew.
  [
    'readVerification: nothing yet',
    'enterprise.enter (all of it)',
    'enterprise.enter (another number)',
    'searchNumber: free',
  ],
  // What was asked for in vain, and that nothing was handed in, is what the page says last.
  ['readVerification: the licence was refused', 'verification.submit (with something missing)'],
  [
    'readVerification: the licence was refused',
    'uploadLicense: uploaded',
    'verification.submit (understood)',
    'submitVerification: decided meanwhile',
    'readVerification: the licence was refused',
  ],
  // A refusal leads to where it is answered. A code that was refused is not handed in once more.
  [
    'readVerification: nothing yet',
    'uploadLicense: uploaded',
    'enterprise.enter (all of it)',
    'searchNumber: free',
    'provePhone: a code was entered',
    'verification.submit (understood)',
    'submitVerification: the code is wrong',
    'verification.submit (understood)',
    'provePhone: another code was entered',
    'verification.submit (understood)',
    'submitVerification: a file is gone',
    'uploadLicense: another uploaded',
    'verification.submit (understood)',
    'submitVerification: the mobile is wrong',
    'provePhone: a code was entered',
    'verification.submit (understood)',
    'submitVerification: handed in',
  ],
  // What was handed in and refused before anybody heard of it is not told to have been handed in not at all.
  [
    'readVerification: nothing yet',
    'uploadLicense: uploaded',
    'enterprise.enter (all of it)',
    'searchNumber: free',
    'provePhone: a code was entered',
    'verification.submit (understood)',
    'submitVerification: no answer in time',
    'lookUp: the licence is still refused',
  ],
];

/** What pathways explores: the machine, its input, what people send and what its ports answer. */
export const mainlandVerificationModel = {
  machine: mainlandVerificationMachine,
  input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
  ...exampleModel(mainlandVerificationExamples),
  extraPaths: mainlandVerificationPaths,
};

/** What pathways explores: the machine, its input, what people send and what its ports answer. */
export const overseasVerificationModel = {
  machine: overseasVerificationMachine,
  input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
  ...exampleModel(overseasVerificationExamples),
  extraPaths: overseasVerificationPaths,
};
