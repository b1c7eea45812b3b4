import { z } from 'zod/mini';
import { customerColumns, customerStages } from '#contract/entities/customer.ts';
import { exportFailures, exportFormats, exportStatuses } from '#contract/entities/customerExport.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { customerExportMachine } from './machine.ts';
import { exportContext, exportUserInput } from './types.ts';

export const customerExportFlow = defineFlow({
  id: 'customerExport',
  version: 4,
  machine: customerExportMachine,
  userInput: {
    read: (context) => z.partial(exportContext).safeParse(context).data?.chosen ?? null,
    check: (value) => exportUserInput.safeParse(value).data ?? null,
  },
  context: exportContext,
  needs: {
    choosing: ['view'],
    beginning: ['view'],
    underWay: ['view'],
    cancelling: ['view'],
    resuming: ['view'],
    stopped: ['view'],
    ready: ['view'],
  },
  allowlist: {
    read: ['attempt', 'can.resume', 'nothing_begun'],
    codes: {
      'output.kind': ['found', 'updated', 'refused'],
      ...faultTraceCodes,
      status: exportStatuses,
      failure: exportFailures,
      format: exportFormats,
      columns: customerColumns,
      stages: customerStages,
    },
  },
  migrations: [fieldFaultsMigration(1), refusalMigration(2), renameMigration(3)],
});
