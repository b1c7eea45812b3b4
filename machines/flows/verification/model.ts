import { exampleModel } from '../../kit/exampleModel.ts';
import { mainlandVerificationExamples, overseasVerificationExamples } from './examples.ts';
import { mainlandVerificationMachine } from './mainland.ts';
import { overseasVerificationMachine } from './overseas.ts';
import type { VerificationMachineInput } from './types.ts';

const pathWithPowerOfAttorney = [
  'readVerification: nothing yet',
  'proofMethod.choose (the power of attorney)',
  'uploadAttorney: uploaded',
  'person.enter (both)',
  'person.done (understood)',
  'uploadLicense: uploaded',
  'enterprise.enter (all of it)',
  'searchNumber: free',
  'provePhone: a code was entered',
  'verification.submit (understood)',
];

const mainlandVerificationPaths: readonly (readonly string[])[] = [
  // A legal person who was entered is not asked for again, whatever the outcome of the submission.
  [
    ...pathWithPowerOfAttorney,
    'submitVerification: cut off on the way',
    'checkOutcome: nothing yet',
    'verification.submit (understood)',
    'submitVerification: handed in',
    'watchVerification: passed',
    'receipt.leave (asked)',
  ],
  // The server's refusal of the enterprise is not shown beside the legal person.
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
  // The last message on the page is about the missing field, or that nothing was submitted.
  ['readVerification: the licence was refused', 'verification.submit (with something missing)'],
  [
    'readVerification: the licence was refused',
    'uploadLicense: uploaded',
    'verification.submit (understood)',
    'submitVerification: decided meanwhile',
    'readVerification: the licence was refused',
  ],
  // A refusal leads to the page that can resolve it: the code, the licence, the power of attorney, the legal person. A
  // refused code is not submitted again.
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
    ...pathWithPowerOfAttorney,
    'submitVerification: a file is not accepted',
    'uploadAttorney: another uploaded',
    'person.done (understood)',
    'uploadLicense: another uploaded',
    'verification.submit (understood)',
    'submitVerification: handed in',
  ],
];

const overseasVerificationPaths: readonly (readonly string[])[] = [
  // A number that is corrected during its lookup is looked up again.
  [
    'readVerification: nothing yet',
    'enterprise.enter (all of it)',
    'enterprise.enter (another number)',
    'searchNumber: free',
  ],
  ['readVerification: the licence was refused', 'verification.submit (with something missing)'],
  [
    'readVerification: the licence was refused',
    'uploadLicense: uploaded',
    'verification.submit (understood)',
    'submitVerification: decided meanwhile',
    'readVerification: the licence was refused',
  ],
  // A refusal leads to the page that can resolve it. A refused code is not submitted again.
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
  // A submission that was refused before its outcome was known is not reported as never submitted.
  [
    'readVerification: nothing yet',
    'uploadLicense: uploaded',
    'enterprise.enter (all of it)',
    'searchNumber: free',
    'provePhone: a code was entered',
    'verification.submit (understood)',
    'submitVerification: no answer in time',
    'checkOutcome: the licence is still refused',
  ],
];

export const mainlandVerificationModel = {
  machine: mainlandVerificationMachine,
  input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
  ...exampleModel(mainlandVerificationExamples),
  extraPaths: mainlandVerificationPaths,
};

export const overseasVerificationModel = {
  machine: overseasVerificationMachine,
  input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
  ...exampleModel(overseasVerificationExamples),
  extraPaths: overseasVerificationPaths,
};
