import { registrationRegions } from '#contract/entities/registration.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { codeResultKinds } from '../../parts/oneTimeCodeTypes.ts';
import { unprovenPhoneMigration } from '../../parts/phoneProof.ts';
import { registrationMachine } from './machine.ts';
import { registrationContext, registrationUserInput } from './types.ts';

export const registrationFlow = defineFlow({
  id: 'registration',
  version: 5,
  machine: registrationMachine,
  userInput: {
    read: (context) => registrationUserInput.safeParse(context).data ?? null,
    check: (value) => registrationUserInput.safeParse(value).data ?? null,
  },
  context: registrationContext,
  needs: {
    entering: ['terms'],
    submitting: ['terms', 'code'],
    checkingOutcome: ['terms', 'code'],
    mailed: ['mailed'],
  },
  allowlist: {
    read: ['attempt', 'is_agreed', 'is_asked_for', 'understood', 'agreed'],
    codes: {
      'output.kind': ['open', 'closed', 'mailed', 'too_soon', 'refused', ...codeResultKinds],
      ...faultTraceCodes,
      region: registrationRegions,
    },
  },
  migrations: [unprovenPhoneMigration, fieldFaultsMigration(2), refusalMigration(3), renameMigration(4)],
});
