import type { Defect } from '../../defects/defect.ts';

/** What could go wrong in registering, where no mutant of its machine stands for it. */
export const registrationDefects: readonly Defect[] = [
  {
    name: 'a company registers without agreeing to the terms',
    file: 'machines/flows/registration/reasons.ts',
    find: "if (!is_agreed) missing.push('agreed');",
    replace: '',
  },
  {
    name: 'a company hands a refused code in once more',
    file: 'machines/flows/registration/reasons.ts',
    find: 'if (isCodeNeeded(context))',
    replace: 'if (context.code === null)',
  },
  {
    name: 'terms that have changed stay agreed to',
    file: 'machines/flows/registration/updates.ts',
    find: "...(refusal.code === 'terms_changed' && { is_agreed: false })",
    replace: '',
  },
  {
    name: 'each attempt has the key of the one before',
    file: 'machines/flows/registration/updates.ts',
    find: 'const next = { attempt: attempt + 1, fault: noticeIn(fault) };',
    replace: 'const next = { attempt, fault: noticeIn(fault) };',
  },
  {
    name: 'what the server said instead is forgotten',
    file: 'machines/flows/registration/updates.ts',
    find: 'const next = { attempt: attempt + 1, fault: noticeIn(fault) };',
    replace: 'const next = { attempt: attempt + 1, fault: null };',
  },
  {
    name: 'a spent code is kept for the next attempt',
    file: 'machines/flows/registration/updates.ts',
    find: 'mailed: outcome.mailed, ...noPhone',
    replace: 'mailed: outcome.mailed, tries_left: null',
  },
  {
    name: 'what is typed elsewhere takes back why a code was refused',
    file: 'machines/flows/registration/updates.ts',
    find: '!isSame && !isCodeRefused(context) && { refusal: null }',
    replace: '!isSame && { refusal: null }',
  },
  {
    name: 'what was refused is told of what is entered instead',
    file: 'machines/flows/registration/updates.ts',
    find: '...(!isSame && !isCodeRefused(context) && { refusal: null })',
    replace: '',
  },
  {
    name: 'the part is not told how often a code may still be entered',
    file: 'machines/parts/provenPhone.ts',
    find: 'tries_left: phone.tries_left };',
    replace: 'tries_left: null };',
  },
  {
    name: 'a number that was typed is gone where no code is wanted yet',
    file: 'machines/parts/provenPhone.ts',
    find: "if (ending.kind === 'left') return { unproven: ending.unproven };",
    replace: "if (ending.kind === 'left') return {};",
  },
  {
    name: 'a mail that was sent a moment ago can be asked for again at once',
    file: 'machines/flows/registration/updates.ts',
    find: 'mailed: mailed && { ...mailed, resend_at: outcome.resend_at }',
    replace: 'mailed',
  },
  {
    name: 'the number that the server refuses is told beside the address',
    file: 'machines/flows/registration/reasons.ts',
    find: "['enterprise_number_invalid', 'enterprise_number']",
    replace: "['enterprise_number_invalid', 'email']",
  },
  {
    name: 'why no mail was sent is not told',
    file: 'src/flows/registration/Mailed.tsx',
    find: 'if (refusal !== null)',
    replace: 'if (refusal !== null && fault !== null)',
  },
  {
    name: 'it is not told that the terms are missing',
    file: 'src/flows/registration/Entering.tsx',
    find: "      agreed: fieldText('agreed'),",
    replace: '',
  },
  {
    name: 'a mail can be asked for while it is too soon',
    file: 'src/flows/registration/Mailed.tsx',
    find: "{snapshot.matches({ mailed: 'resendable' }) && (",
    replace: "{!snapshot.matches({ mailed: 'resending' }) && (",
  },
  {
    name: 'the privacy policy leads to the terms',
    file: 'src/flows/registration/Entering.tsx',
    find: 'absolute(terms.privacy_url)',
    replace: 'absolute(terms.terms_url)',
  },
  {
    name: 'the form sends itself although something could not be understood',
    file: 'src/flows/registration/Entering.tsx',
    find: "refuse: () => send({ type: 'registration.submit', understood: false })",
    replace: "refuse: () => send({ type: 'registration.submit', understood: true })",
  },
];
