import { z } from 'zod/mini';
import { verificationStatuses, zones } from '#contract/entities/client.ts';
import { authorisationStatuses, verificationFields, verificationReasons } from '#contract/entities/verification.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration, fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { codeResultKinds } from '../../parts/oneTimeCodeTypes.ts';
import { mainlandVerificationMachine } from './mainland.ts';
import { overseasVerificationMachine } from './overseas.ts';
import { proofMethods, verificationContext, verificationUserInput } from './types.ts';

/** Version 1 had no unproven mobile number and no number from the registration. */
const registeredNumberMigration = contextMigration(
  1,
  z.looseObject({ told: z.nullable(z.looseObject({})) }),
  ({ told, ...context }) => ({ ...context, told: told && { registered_number: null, ...told }, unproven: null }),
);

const common = {
  version: 4,
  userInput: {
    read: (context: unknown) => verificationUserInput.safeParse(context).data ?? null,
    check: (value: unknown) => verificationUserInput.safeParse(value).data ?? null,
  },
  context: verificationContext,
  allowlist: {
    read: ['attempt', 'is_asked_for', 'is_person_given', 'nothing_sent', 'understood', 'has_number'],
    codes: {
      'output.kind': ['sent', 'refused', 'told', 'child', ...codeResultKinds],
      ...faultTraceCodes,
      'child_refusal.code': faultTraceCodes['refusal.code'],
      status: verificationStatuses,
      reason: verificationReasons,
      field: verificationFields,
      fadada_status: authorisationStatuses,
      use_zone: zones,
      is: ['free', 'invalid', 'taken', 'unchecked'],
      voucher: proofMethods,
      vouched_by: proofMethods,
    },
  },
  migrations: [registeredNumberMigration, fieldFaultsMigration(2), refusalMigration(3)],
} as const;
const requiredContext = { enterprise: ['told'], submitting: ['told'], watching: ['told'], passed: ['told'] } as const;

export const mainlandVerificationFlow = defineFlow({
  ...common,
  id: 'mainlandVerification',
  machine: mainlandVerificationMachine,
  allowlist: {
    ...common.allowlist,
    read: [...common.allowlist.read, 'own_type', 'verification_type'],
  },
  needs: { ...requiredContext, person: ['told'] },
});

export const overseasVerificationFlow = defineFlow({
  ...common,
  id: 'overseasVerification',
  machine: overseasVerificationMachine,
  needs: requiredContext,
});
