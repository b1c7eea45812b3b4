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
import { letIn } from '../../kit/answer.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { RunEvent } from '../../kit/runEvents.ts';
import { pollingOf } from '../../parts/polling.ts';

/** The days between which customers were created: as they were typed, or as they were understood. */
const typedDays = z.object({ created_from: z.string(), created_to: z.string() });
export type TypedDays = Readonly<z.infer<typeof typedDays>>;

/** What a person chooses: it outlives a version of the machine. */
export const exportInput = z.extend(typedDays, {
  format: exportFormat,
  columns: z.array(customerColumn),
  /** Where none is chosen, customers in every stage. */
  stages: z.array(customerStage),
  /** Null for customers of every department within reach, and of none. */
  department_id: z.nullable(itemId),
});
export type ExportUserInput = Readonly<z.infer<typeof exportInput>>;

export const everything: ExportUserInput = {
  format: 'xlsx',
  columns: [...customerColumns],
  stages: [],
  department_id: null,
  created_from: '',
  created_to: '',
};

export const exportContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of each beginning. */
  key: z.string(),
  attempt: z.int().check(z.minimum(1)),
  /** What can be exported and how the export stands, as it was read last. */
  view: z.nullable(customerExportView),
  chosen: exportInput,
  /** The export that the person is done with. */
  dismissed: z.nullable(itemId),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a look-up has shown that the last attempt began nothing. */
  nothing_begun: z.boolean(),
});
export type ExportContext = Readonly<z.infer<typeof exportContext>>;

export interface ExportMachineInput extends Pick<ExportContext, 'key'> {
  /** What was chosen in a run before this one. */
  readonly userInput: ExportUserInput | null;
}

/** What a person, or the page, can send. */
export type ExportEvent =
  | { readonly type: 'format.choose'; readonly format: ExportFormat }
  | { readonly type: 'columns.choose'; readonly columns: readonly CustomerColumn[] }
  | { readonly type: 'stages.choose'; readonly stages: readonly CustomerStage[] }
  | { readonly type: 'department.choose'; readonly department_id: string | null }
  | { readonly type: 'days.enter'; readonly typed: TypedDays }
  /** The days as the form has understood them; null where it could not. */
  | { readonly type: 'export.begin'; readonly days: TypedDays | null }
  | { readonly type: 'export.cancel' }
  /** Go on from where it was. */
  | { readonly type: 'export.resume' }
  /** Done with this export: another is wanted. */
  | { readonly type: 'export.renew' }
  /** How it stands is asked once more. */
  | { readonly type: 'export.check' }
  | FormChecked
  | RunEvent;

const readQuery = z.object({
  /** The export that the person is done with: it is read as if there were none, unless it goes on. */
  dismissed: z.nullable(z.string()),
});
export type ReadQuery = Readonly<z.infer<typeof readQuery>>;
export const exportQueryOf = (query: unknown): ReadQuery => readQuery.parse(query);

const exportAnswer = z.object({ kind: z.literal('found'), view: letIn<CustomerExportView>() });
export type ExportAnswer = z.infer<typeof exportAnswer>;

export interface BeginQuery {
  readonly key: string;
  readonly request: ExportRequest;
}

export interface ChangeQuery {
  readonly export_id: string;
}

export type ExportOutcome =
  | { readonly kind: 'told'; readonly view: CustomerExportView }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const unprovidedUntilExpiry: UntilPassed = unprovidedPort('untilExpiry');

export const exportPorts = {
  readExport: unprovidedPort<ReadQuery, ExportAnswer>('readExport'),
  beginExport: unprovidedPort<BeginQuery, ExportOutcome>('beginExport'),
  cancelExport: unprovidedPort<ChangeQuery, ExportOutcome>('cancelExport'),
  resumeExport: unprovidedPort<ChangeQuery, ExportOutcome>('resumeExport'),
  /** Reads the export until it has come on. */
  watchExport: pollingOf(exportAnswer),
  /** Reads the export until it is known how it stands. */
  lookUp: pollingOf(exportAnswer),
  /** Answers when the file can no longer be downloaded. */
  untilExpiry: unprovidedUntilExpiry,
};
export type ExportPorts = typeof exportPorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type ExportQuestions = { readonly [Port in keyof ExportPorts]: Port };
