import type { Defect } from '../../defects/defect.ts';

/** What could go wrong in registering, where no mutant of its machine stands for it. */
export const registrationDefects: readonly Defect[] = [
  {
    name: 'a company registers without agreeing to the terms',
    file: 'registration/reasons.ts',
    in: 'missingOf',
    node: "if (!$1) $2.push('agreed');",
    becomes: '',
  },
  {
    name: 'a company hands a refused code in once more',
    file: 'registration/reasons.ts',
    in: 'missingOf',
    node: 'isCodeNeeded($1)',
    becomes: '$1.code === null',
  },
  {
    name: 'terms that have changed stay agreed to',
    in: 'takeSaved',
    node: "...($1 === 'terms_changed' && { is_agreed: false })",
    becomes: '',
  },
  {
    name: 'each attempt has the key of the one before',
    in: 'takeSaved',
    node: 'attempt: $1 + 1',
    becomes: '$1',
  },
  {
    name: 'what the server said instead is forgotten',
    in: 'takeSaved',
    node: 'noticeIn($1)',
    becomes: 'null',
  },
  {
    name: 'a spent code is kept for the next attempt',
    in: 'takeSaved',
    node: '...noPhone',
    becomes: 'tries_left: null',
  },
  {
    name: 'what is typed elsewhere takes back why a code was refused',
    in: 'enterCompany',
    node: '!$1 && !isCodeRefused($2)',
    becomes: '!$1',
  },
  {
    name: 'what was refused is told of what is entered instead',
    in: 'enterCompany',
    node: '...(!$1 && !isCodeRefused($2) && { refusal: null })',
    becomes: '',
  },
  {
    name: 'the part is not told how often a code may still be entered',
    in: 'codeToProve',
    node: 'phone.tries_left',
    becomes: 'null',
  },
  {
    name: 'a number that was typed is gone where no code is wanted yet',
    in: 'takeCode',
    node: 'unproven: $1',
    becomes: '',
  },
  {
    name: 'a mail that was sent a moment ago can be asked for again at once',
    in: 'takeResent',
    node: 'mailed: $1 && { ...$1, resend_at: $2 }',
    becomes: '$1',
  },
  {
    name: 'the number that the server refuses is told beside the address',
    file: 'registration/reasons.ts',
    in: 'fieldsOfRefusals',
    node: "'enterprise_number'",
    becomes: "'email'",
  },
  {
    name: 'why no mail was sent is not told',
    in: 'Unsent',
    node: '$1 !== null',
    becomes: '$1 !== null && fault !== null',
  },
  {
    name: 'it is not told that the terms are missing',
    in: 'useRegistrationForm',
    node: "agreed: fieldText('agreed')",
    becomes: '',
  },
  {
    name: 'a mail can be asked for while it is too soon',
    file: 'registration/Mailed.tsx',
    in: 'Mailed',
    node: "$1.matches({ mailed: 'resendable' })",
    becomes: "!$1.matches({ mailed: 'resending' })",
  },
  {
    name: 'the privacy policy leads to the terms',
    in: 'Consent',
    node: 'terms.privacy_url',
    becomes: 'terms.terms_url',
  },
  {
    name: 'the form sends itself although something could not be understood',
    in: 'useRegistrationForm',
    node: 'understood: false',
    becomes: 'understood: true',
  },
];
