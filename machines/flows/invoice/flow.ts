import { z } from 'zod/mini';
import { zones } from '#contract/entities/client.ts';
import {
  applicationFields,
  invoiceKinds,
  invoiceReasons,
  invoiceStatuses,
  invoiceTypes,
} from '#contract/entities/invoice.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { invoiceMachine } from './machine.ts';
import { invoiceContext, invoiceUserInput } from './types.ts';

export const invoiceFlow = defineFlow({
  id: 'invoice',
  version: 4,
  machine: invoiceMachine,
  userInput: {
    read: (context) => z.partial(invoiceContext).safeParse(context).data?.entered ?? null,
    check: (value) => invoiceUserInput.safeParse(value).data ?? null,
  },
  context: invoiceContext,
  needs: {
    filling: ['order_invoice', 'record'],
    reviewing: ['order_invoice', 'record'],
    sending: ['order_invoice', 'record'],
    watching: ['order_invoice'],
    done: ['order_invoice'],
  },
  allowlist: {
    read: ['attempt', 'is_asked_for', 'is_reviewing', 'nothing_sent', 'area_is_whole', 'understood', 'level'],
    codes: {
      'output.kind': ['found', 'none', 'sent', 'refused'],
      ...faultTraceCodes,
      status: invoiceStatuses,
      kind: invoiceKinds,
      invoice_type: invoiceTypes,
      reason: invoiceReasons,
      field: applicationFields,
      change_of: applicationFields,
      use_zone: zones,
      filled_from: ['last', 'record', 'refused', 'earlier_run'],
    },
  },
  migrations: [fieldFaultsMigration(1), refusalMigration(2), renameMigration(3, { fields: { told: 'order_invoice' } })],
});
