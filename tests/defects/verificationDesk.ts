import type { Defect } from './defect.ts';

export const verificationDeskDefects: readonly Defect[] = [
  {
    name: 'a decision on what was handed in before counts for what was handed in since',
    file: 'verification/decide.ts',
    in: 'decide',
    node: '$1 !== $2 || $3 === null',
    becomes: '$3 === null',
  },
  {
    name: 'two clients are verified under one number',
    file: 'verification/decide.ts',
    in: 'decide',
    node: "if ($1 === 'pass' && (await lockAndCheckTaken($2, $3, $4))) return refuse('credit_code_taken');",
    becomes: '',
  },
  {
    name: 'a field is refused that the verification does not have',
    file: 'verification/decide.ts',
    in: 'decide',
    node: "if ($1 !== null) return refuse('invalid_request', $1);",
    becomes: '',
  },
  {
    name: 'who is accepted for now has the number of the enterprise',
    file: 'verification/decide.ts',
    in: 'write',
    node: "$1 === 'pass'",
    becomes: "$1 !== 'refuse'",
  },
  {
    name: 'nobody writes down who has looked at a document of a client',
    in: 'downloadHandlers fileRead',
    node: "'reviewer'",
    becomes: "'support'",
  },
  {
    name: 'what a refusal has not named is changed with what it has',
    file: 'verification/content.ts',
    in: 'readSubmittedValues',
    node: '$1.includes($2) ? $3 : $4',
    becomes: '$3 ?? $4',
  },
  {
    name: 'an enterprise is verified without a Chinese name',
    file: 'verification/content.ts',
    in: 'readSubmittedValues',
    node: '!hasChineseCharacters($1) && !hasChineseCharacters($2)',
    becomes: "$1 === ''",
  },
  {
    name: 'an enterprise is verified as one of another type',
    file: 'verification/submit.ts',
    in: 'submitWithFiles',
    node: '$1 === null || !isSameVerificationType($2, $3)',
    becomes: '$1 === null',
  },
  {
    name: 'the number of the legal person comes back in the clear',
    in: 'maskPerson',
    node: 'number: maskedNumber($1)',
    becomes: '$1',
  },
  {
    name: 'a small file fills the memory of the reviewer who opens it',
    in: 'inspectUpload',
    node: 'uploadLimits.maxPixels',
    becomes: 'uploadLimits.maxPixels ** 3',
  },
  {
    name: 'a picture that is a page too is saved as the page',
    in: 'nameWithExtension',
    node: '$1 ? $2 : `${$2}${$3[$4][0]}`',
    becomes: '$1 || $2 !== $4 ? name : `${$2}${$3[$4][0]}`',
  },
  {
    name: 'the words of the server about another type stand in the banner',
    in: 'verificationBannerMachine',
    node: "isOwnVerificationType($1) && $2 !== ''",
    becomes: "$2 !== ''",
  },
];
