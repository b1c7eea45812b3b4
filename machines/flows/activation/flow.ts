import { z } from 'zod/mini';
import { activationReasons } from '#contract/entities/activation.ts';
import { verificationStatuses } from '#contract/entities/client.ts';
import { documentKinds } from '#contract/entities/document.ts';
import { invoiceStatuses } from '#contract/entities/invoice.ts';
import { signingStatuses } from '#contract/entities/signing.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { orderTraceCodes } from '../../parts/orderCodes.ts';
import { activationMachine } from './machine.ts';
import { activationContext, activationUserInput } from './types.ts';

/** Version 1 had no remaining credit. */
const remainingCreditMigration = contextMigration(
  1,
  z.looseObject({ activation: z.nullable(z.looseObject({})) }),
  ({ activation, ...context }) => ({ ...context, activation: activation && { remaining_credit: null, ...activation } }),
);

export const activationFlow = defineFlow({
  id: 'activation',
  version: 4,
  machine: activationMachine,
  userInput: {
    read: (context) => z.partial(activationContext).safeParse(context).data?.chosen ?? null,
    check: (value) => activationUserInput.safeParse(value).data ?? null,
  },
  context: activationContext,
  needs: {
    watching: ['activation'],
    checking: ['activation'],
    activating: ['activation'],
    activated: ['activation'],
  },
  allowlist: {
    read: ['signing.is_offered', 'nothing_activated', 'terms_changed'],
    codes: {
      'output.kind': ['found', 'none', 'updated', 'child', 'refused'],
      ...faultTraceCodes,
      'child_refusal.code': faultTraceCodes['refusal.code'],
      ...orderTraceCodes,
      reasons: activationReasons,
      status: [...orderTraceCodes.status, ...verificationStatuses, ...signingStatuses],
      invoice_status: invoiceStatuses,
      document: documentKinds,
    },
  },
  migrations: [remainingCreditMigration, refusalMigration(2), renameMigration(3)],
});
