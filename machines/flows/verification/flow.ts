import { z } from 'zod/mini';
import { verificationStatuses, zones } from '#contract/entities/client.ts';
import { authorisationStatuses, verificationFields, verificationReasons } from '#contract/entities/verification.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration, fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { codeResultKinds } from '../../parts/oneTimeCodeTypes.ts';
import { mainlandVerificationMachine } from './mainland.ts';
import { overseasVerificationMachine } from './overseas.ts';
import { proofMethods, verificationContext, verificationUserInput } from './types.ts';

/** Version 1 had no unproven mobile number and no number from the registration. */
const registeredNumberMigration = contextMigration(
  1,
  z.looseObject({ told: z.nullable(z.looseObject({})) }),
  ({ told: verification, ...context }) => ({
    ...context,
    told: verification && { registered_number: null, ...verification },
    unproven: null,
  }),
);

/** Versions up to 4 called the proof method a voucher. */
const namesMigration = renameMigration(4, {
  states: { 'authorisation.given': 'granted', voucher: 'proofMethod' },
  fields: { told: 'verification' },
  formValues: { vouched_by: 'proof_method' },
});

const common = {
  version: 5,
  userInput: {
    read: (context: unknown) => verificationUserInput.safeParse(context).data ?? null,
    check: (value: unknown) => verificationUserInput.safeParse(value).data ?? null,
  },
  context: verificationContext,
  allowlist: {
    read: ['attempt', 'is_asked_for', 'is_person_given', 'nothing_sent', 'understood', 'has_number'],
    codes: {
      'output.kind': ['sent', 'refused', 'updated', 'child', ...codeResultKinds],
      ...faultTraceCodes,
      'child_refusal.code': faultTraceCodes['refusal.code'],
      status: verificationStatuses,
      reason: verificationReasons,
      field: verificationFields,
      fadada_status: authorisationStatuses,
      use_zone: zones,
      is: ['free', 'invalid', 'taken', 'unchecked'],
      method: proofMethods,
      proof_method: proofMethods,
    },
  },
  migrations: [registeredNumberMigration, fieldFaultsMigration(2), refusalMigration(3), namesMigration],
} as const;
const requiredContext = {
  enterprise: ['verification'],
  submitting: ['verification'],
  watching: ['verification'],
  passed: ['verification'],
} as const;

export const mainlandVerificationFlow = defineFlow({
  ...common,
  id: 'mainlandVerification',
  machine: mainlandVerificationMachine,
  allowlist: {
    ...common.allowlist,
    read: [...common.allowlist.read, 'own_type', 'verification_type'],
  },
  needs: { ...requiredContext, person: ['verification'] },
});

export const overseasVerificationFlow = defineFlow({
  ...common,
  id: 'overseasVerification',
  machine: overseasVerificationMachine,
  needs: requiredContext,
});
