import { registrationRegions } from '#contract/entities/registration.ts';
import { faultCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { keepsFieldFaults } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { codeEndings } from '../../parts/oneTimeCodeTypes.ts';
import { keepsUnproven } from '../../parts/provenPhone.ts';
import { registrationMachine } from './machine.ts';
import { registrationContext, registrationKept } from './types.ts';

export const registrationFlow = defineFlow({
  id: 'registration',
  version: 4,
  machine: registrationMachine,
  userInput: {
    read: (context) => registrationKept.safeParse(context).data ?? null,
    check: (value) => registrationKept.safeParse(value).data ?? null,
  },
  context: registrationContext,
  needs: {
    entering: ['terms'],
    submitting: ['terms', 'code'],
    lookingUp: ['terms', 'code'],
    mailed: ['mailed'],
  },
  allowlist: {
    read: ['attempt', 'is_agreed', 'is_asked_for', 'understood', 'agreed'],
    codes: {
      'output.kind': ['open', 'closed', 'mailed', 'too_soon', 'refused', ...codeEndings],
      ...faultCodes,
      region: registrationRegions,
    },
  },
  migrations: [keepsUnproven, keepsFieldFaults(2), refusalMigration(3)],
});
