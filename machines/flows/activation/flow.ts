import { z } from 'zod/mini';
import { activationReasons } from '#contract/entities/activation.ts';
import { verificationStatuses } from '#contract/entities/client.ts';
import { documentKinds } from '#contract/entities/document.ts';
import { invoiceStatuses } from '#contract/entities/invoice.ts';
import { signingStatuses } from '#contract/entities/signing.ts';
import { faultCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { orderCodes } from '../../parts/orderCodes.ts';
import { activationMachine } from './machine.ts';
import { activationContext, activationInput } from './types.ts';

/** Version 1 had no remaining credit. */
const withRemainingCredit = contextMigration(
  1,
  z.looseObject({ activation: z.nullable(z.looseObject({})) }),
  ({ activation, ...context }) => ({ ...context, activation: activation && { remaining_credit: null, ...activation } }),
);

export const activationFlow = defineFlow({
  id: 'activation',
  version: 3,
  machine: activationMachine,
  userInput: {
    read: (context) => z.partial(activationContext).safeParse(context).data?.chosen ?? null,
    check: (value) => activationInput.safeParse(value).data ?? null,
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
      'output.kind': ['found', 'none', 'told', 'child', 'refused'],
      ...faultCodes,
      'child_refusal.code': faultCodes['refusal.code'],
      ...orderCodes,
      reasons: activationReasons,
      status: [...orderCodes.status, ...verificationStatuses, ...signingStatuses],
      invoice_status: invoiceStatuses,
      document: documentKinds,
    },
  },
  migrations: [withRemainingCredit, refusalMigration(2)],
});
