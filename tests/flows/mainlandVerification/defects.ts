import type { Defect } from '../../defects/defect.ts';

const updates = 'machines/flows/verification/updates.ts';
const reasons = 'machines/flows/verification/reasons.ts';

/** What could go wrong where an enterprise is verified, where no mutant of either machine stands for it. */
export const verificationDefects: readonly Defect[] = [
  {
    name: 'a page that waits does not hear that its account may hand in by now',
    file: updates,
    find: 'told?.reason}',
    replace: 'told?.status}',
  },
  {
    name: 'a licence that was refused is handed in again',
    file: updates,
    find: "business_license: isOpen('business_license') ? null : business_license,",
    replace: 'business_license,',
  },
  {
    name: 'what was entered is lost whenever the same decision is read again',
    file: updates,
    find: "told.verification_id === context.answers || standingOf({ told }) !== 'open'",
    replace: "standingOf({ told }) !== 'open'",
  },
  {
    name: 'what is typed of the enterprise is heard although it is not open',
    file: updates,
    find: 'Object.entries(typed).filter(([name]) => isOpen(name))',
    replace: 'Object.entries(typed).filter(([name]) => isOpen(name) || true)',
  },
  {
    name: 'what the search has said of a number stays with another',
    file: updates,
    find: '...(!isSameNumber && { number_found: null }),',
    replace: '',
  },
  {
    name: 'what is not open is handed in all the same',
    file: updates,
    find: 'const given = openFields(context).flatMap((field) =>',
    replace:
      "const given = (['company_name', 'translated_name', 'credit_code', ...openFields(context)] as const).flatMap((field) =>",
  },
  {
    name: 'another verification is handed in under the key of the one before',
    file: updates,
    find: 'attempt}`,',
    replace: 'key}`,',
  },
  {
    name: 'a file of which the server knows nothing stays in the form',
    file: updates,
    find: "new Set<RefusalCode>(['file_unknown', 'file_refused'])",
    replace: "new Set<RefusalCode>(['file_refused'])",
  },
  {
    name: 'what the provider says to a child account about the enterprise is not kept',
    file: updates,
    find: 'child_refusal: outcome.refusal, fault: null',
    replace: "child_refusal: { code: 'unavailable' }, fault: null",
  },
  {
    name: 'a notice of the server is lost by looking the verification up',
    file: updates,
    find: 'nothing_sent: true, fault: noticeIn(context.fault) }',
    replace: 'nothing_sent: true, fault: null }',
  },
  {
    name: 'a number that somebody else has can be handed in',
    file: reasons,
    find: '(!context.has_number || isNumberRefused(context))',
    replace: '!context.has_number',
  },
  {
    name: 'a code that was refused is handed in once more',
    file: reasons,
    find: "open.includes('mobile') && isCodeNeeded(context)",
    replace: "open.includes('mobile') && context.code === null",
  },
  {
    name: 'an authorisation that waits for its identity is none',
    file: reasons,
    find: "authorisation?.fadada_status === 'authorized' || authorisation",
    replace: 'authorisation',
  },
  {
    name: 'what the reviewer said of a field of the verification is not told',
    file: 'src/flows/verification/parts.tsx',
    find: "if (problem.kind === 'reviewed') return problem.words;",
    replace: "if (problem.kind === 'reviewed') return undefined;",
  },
  {
    name: 'by when a verification is decided is not told',
    file: 'src/flows/verification/standing.tsx',
    find: '{until !== null && (',
    replace: "{until === '' && (",
  },
  {
    name: 'who has refused to authorise is waited for',
    file: 'src/flows/verification/Voucher.tsx',
    find: "isRefused={authorisation.fadada_status === 'refused'}",
    replace: 'isRefused={false}',
  },
  {
    name: 'what stays of a refused verification is not shown',
    file: 'src/flows/verification/Enterprise.tsx',
    find: '{kept.length > 0 && (',
    replace: '{kept.length > 100 && (',
  },
];
