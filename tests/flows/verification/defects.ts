import type { Defect } from '../../defects/defect.ts';

const decide = 'server/modules/verification/decide.ts';
const content = 'server/modules/verification/content.ts';

/** What could go wrong where verifications are taken, kept and decided, and above the pages that tell of them. */
export const deskOfVerificationDefects: readonly Defect[] = [
  {
    name: 'a decision on what was handed in before counts for what was handed in since',
    file: decide,
    find: 'if (row.verification_id !== verification_id || status === null)',
    replace: 'if (status === null)',
  },
  {
    name: 'two clients are verified under one number',
    file: decide,
    find: "if (status === 'pass' && (await isTakenInTurn(tx, row.credit_code, client_id))) return refuse('credit_code_taken');",
    replace: '',
  },
  {
    name: 'a field is refused that the verification does not have',
    file: decide,
    find: "if (foreign !== null) return refuse('invalid_request', foreign);",
    replace: '',
  },
  {
    name: 'who is accepted for now has the number of the enterprise',
    file: decide,
    find: "...(status === 'pass' && {",
    replace: "...(status !== 'refuse' && {",
  },
  {
    name: 'nobody writes down who has looked at a document of a client',
    file: 'server/modules/files/handlers.ts',
    find: "if (caller?.role === 'reviewer' && isOfVerification(row.purpose)) {",
    replace: "if (caller?.role === 'support' && isOfVerification(row.purpose)) {",
  },
  {
    name: 'what a refusal has not named is changed with what it has',
    file: content,
    find: 'open.includes(field) ? now : before;',
    replace: 'now ?? before;',
  },
  {
    name: 'an enterprise is verified without a Chinese name',
    file: content,
    find: 'if (!isChinese(company_name) && !isChinese(translated_name))',
    replace: "if (company_name === '')",
  },
  {
    name: 'an enterprise is verified as one of another type',
    file: 'server/modules/verification/submit.ts',
    find: 'if (status === null || !isSameVerification(body.verification_type, own_type))',
    replace: 'if (status === null)',
  },
  {
    name: 'the number of the legal person comes back in the clear',
    file: 'server/modules/verification/legalPerson.ts',
    find: '  number: maskedNumber(number),',
    replace: '  number,',
  },
  {
    name: 'a small file fills the memory of the reviewer who opens it',
    file: 'server/modules/files/inspect.ts',
    find: '(picture.pixels() ?? 0) > uploadLimits.maxPixels',
    replace: '(picture.pixels() ?? 0) > uploadLimits.maxPixels ** 3',
  },
  {
    name: 'a picture that is a page too is saved as the page',
    file: 'server/wire/fileResponse.ts',
    find: 'return fits ? name :',
    replace: 'return fits || name !== type ? name :',
  },
  {
    name: 'the words of the server about another type stand in the banner',
    file: 'machines/shell/verificationBanner/machine.ts',
    find: "isOwn(context) && context.verification.message !== ''",
    replace: "context.verification.message !== ''",
  },
  {
    name: 'a banner that nobody could remember to have been closed comes back at once',
    file: 'machines/shell/verificationBanner/machine.ts',
    find: "onError: 'closed',",
    replace: "onError: 'shown',",
  },
];
