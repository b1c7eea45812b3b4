import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import {
  type CustomerColumn,
  type CustomerStage,
  customerColumn,
  customerColumns,
  customerStage,
} from '#contract/entities/customer.ts';
import {
  type CustomerExportView,
  customerExportView,
  type ExportFormat,
  type ExportRequest,
  exportFormat,
} from '#contract/entities/customerExport.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { trusted } from '../../kit/answer.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { RunEvent } from '../../kit/runEvents.ts';
import { createPollingMachine } from '../../parts/polling.ts';

/** The days of the customers' creation, as typed or as parsed. */
const daysFormValues = z.object({ created_from: z.string(), created_to: z.string() });
export type DaysFormValues = Readonly<z.infer<typeof daysFormValues>>;

/** Carried over when a run cannot be restored. */
export const exportUserInput = z.extend(daysFormValues, {
  format: exportFormat,
  columns: z.array(customerColumn),
  /** Empty means every stage. */
  stages: z.array(customerStage),
  /** Null means all accessible customers, also those without a department. */
  department_id: z.nullable(itemId),
});
export type ExportUserInput = Readonly<z.infer<typeof exportUserInput>>;

export const defaultUserInput: ExportUserInput = {
  format: 'xlsx',
  columns: [...customerColumns],
  stages: [],
  department_id: null,
  created_from: '',
  created_to: '',
};

export const exportContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each start. */
  key: z.string(),
  attempt: z.int().check(z.minimum(1)),
  view: z.nullable(customerExportView),
  chosen: exportUserInput,
  dismissed: z.nullable(itemId),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a lookup showed that the last attempt started nothing. */
  nothing_begun: z.boolean(),
});
export type ExportContext = Readonly<z.infer<typeof exportContext>>;

export interface ExportMachineInput extends Pick<ExportContext, 'key'> {
  /** From an earlier run. */
  readonly userInput: ExportUserInput | null;
}

export type ExportEvent =
  | { readonly type: 'format.choose'; readonly format: ExportFormat }
  | { readonly type: 'columns.choose'; readonly columns: readonly CustomerColumn[] }
  | { readonly type: 'stages.choose'; readonly stages: readonly CustomerStage[] }
  | { readonly type: 'department.choose'; readonly department_id: string | null }
  | { readonly type: 'days.enter'; readonly typed: DaysFormValues }
  /** As parsed by the form; null if invalid. */
  | { readonly type: 'export.begin'; readonly days: DaysFormValues | null }
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.resume' }
  /** Dismisses this export, to start another. */
  | { readonly type: 'export.renew' }
  | { readonly type: 'export.check' }
  | FormChecked
  | RunEvent;

const readQuery = z.object({
  /** The dismissed export: the answer omits it, unless it has resumed. */
  dismissed: z.nullable(z.string()),
});
export type ReadQuery = Readonly<z.infer<typeof readQuery>>;
export const parseReadQuery = (query: unknown): ReadQuery => readQuery.parse(query);

const exportAnswer = z.object({ kind: z.literal('found'), view: trusted<CustomerExportView>() });
export type ExportAnswer = z.infer<typeof exportAnswer>;

export interface BeginExportQuery {
  readonly key: string;
  readonly request: ExportRequest;
}

export interface ExportIdQuery {
  readonly export_id: string;
}

export type ExportOutcome =
  | { readonly kind: 'updated'; readonly view: CustomerExportView }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const unprovidedUntilExpiry: UntilPassed = unprovidedPort('untilExpiry');

export const exportPorts = {
  readExport: unprovidedPort<ReadQuery, ExportAnswer>('readExport'),
  beginExport: unprovidedPort<BeginExportQuery, ExportOutcome>('beginExport'),
  cancelExport: unprovidedPort<ExportIdQuery, ExportOutcome>('cancelExport'),
  resumeExport: unprovidedPort<ExportIdQuery, ExportOutcome>('resumeExport'),
  watchExport: createPollingMachine(exportAnswer),
  /** Reads the export until its state is known. */
  checkOutcome: createPollingMachine(exportAnswer),
  untilExpiry: unprovidedUntilExpiry,
};
export type ExportPorts = typeof exportPorts;

export type ExportChildren = { readonly [Port in keyof ExportPorts]: Port };
