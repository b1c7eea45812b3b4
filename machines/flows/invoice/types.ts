import { z } from 'zod/mini';
import { type Area, area } from '#contract/calls/area.ts';
import { itemId } from '#contract/codecs.ts';
import type { Zone } from '#contract/entities/client.ts';
import {
  type ApplicationField,
  type ClientRecord,
  clientRecord,
  type Invoice,
  type InvoiceArea,
  type InvoiceKind,
  type InvoiceType,
  invoice,
  invoiceArea,
  invoiceKind,
  invoiceType,
  type OrderInvoice,
  orderInvoice,
} from '#contract/entities/invoice.ts';
import { storedFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { foundOrNone, trusted } from '../../kit/answer.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { createPollingMachine, type OrderQuery } from '../../parts/polling.ts';
import { uploadMachine } from '../../parts/upload.ts';

/** As typed, or as parsed. */
const applicationFormValues = z.object({
  kind: invoiceKind,
  invoice_type: invoiceType,
  company_name: z.string(),
  taxpayer_id: z.string(),
  registered_address: z.string(),
  registration_phone: z.string(),
  bank: z.string(),
  bank_account: z.string(),
  email: z.string(),
  recipient: z.string(),
  telephone: z.string(),
  detailed_address: z.string(),
});
export type ApplicationFormValues = Readonly<z.infer<typeof applicationFormValues>>;

/** Carried over when a run cannot be restored. */
export const invoiceUserInput = z.extend(applicationFormValues, {
  notice_letter: z.nullable(storedFile),
  /** From the widest area to the narrowest chosen so far. */
  area: z.array(invoiceArea),
});
export type InvoiceUserInput = Readonly<z.infer<typeof invoiceUserInput>>;

export const invoiceContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each application. */
  key: z.string(),
  order_id: itemId,
  /** The invoice and its order, as read last. */
  order_invoice: z.nullable(orderInvoice),
  record: z.nullable(clientRecord),
  newest: z.nullable(invoice),
  entered: invoiceUserInput,
  /** The source of the prefilled form; null before it is prefilled. */
  filled_from: z.nullable(z.enum(['last', 'record', 'refused', 'earlier_run'])),
  /** The areas to choose from per level, as far as loaded. */
  levels: z.array(z.array(area)),
  /** Whether the chosen area has no narrower ones. */
  area_is_whole: z.boolean(),
  is_reviewing: z.boolean(),
  /** The field to which "change" in the review returns. */
  change_of: z.nullable(z.string()),
  attempt: z.int().check(z.minimum(1)),
  /** Whether the user tried to continue with something missing. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a lookup showed that the last attempt sent nothing. */
  nothing_sent: z.boolean(),
});
export type InvoiceContext = Readonly<z.infer<typeof invoiceContext>>;

export interface InvoiceMachineInput extends Pick<InvoiceContext, 'key' | 'order_id'> {
  /** From an earlier run. */
  readonly userInput: InvoiceUserInput | null;
}

export type FormField = ApplicationField | 'kind' | 'invoice_type';

export type InvoiceFlowEvent =
  | { readonly type: 'application.enter'; readonly typed: ApplicationFormValues }
  /** Null clears the level. */
  | { readonly type: 'area.choose'; readonly level: number; readonly area: InvoiceArea | null }
  | { readonly type: 'areas.retry' }
  | { readonly type: 'letter.replace' }
  | { readonly type: 'letter.remove' }
  /** `understood`: whether the form could parse all fields. */
  | { readonly type: 'application.review'; readonly understood: boolean }
  | { readonly type: 'application.change'; readonly field: FormField }
  | { readonly type: 'application.send' }
  | { readonly type: 'invoice.check' }
  | ReceiptLeave
  | FormChecked
  | RunEvent;

const invoiceAnswer = foundOrNone({ order_invoice: trusted<OrderInvoice>() });
/** `none` if there is no such order, or the caller may not see it. */
export type InvoiceAnswer = z.infer<typeof invoiceAnswer>;

export type ReadOutcome =
  | {
      readonly kind: 'found';
      readonly order_invoice: OrderInvoice;
      readonly newest: Invoice | null;
      readonly record: ClientRecord;
    }
  | { readonly kind: 'none' };

export interface AreasQuery {
  readonly zone: Zone;
  readonly path: readonly string[];
}

export interface SendApplicationQuery {
  readonly key: string;
  readonly application: {
    readonly order_id: string;
    readonly kind: InvoiceKind;
    readonly invoice_type: InvoiceType;
    /** The id of the uploaded file. */
    readonly notice_letter: string;
  } & Readonly<
    Record<
      'company_name' | 'taxpayer_id' | 'registered_address' | 'registration_phone' | 'bank' | 'bank_account',
      string
    >
  > &
    Readonly<Partial<Record<'email' | 'recipient' | 'telephone' | 'area' | 'detailed_address', string>>>;
}

export type SendApplicationOutcome =
  | { readonly kind: 'sent'; readonly order_invoice: OrderInvoice }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const invoicePorts = {
  readInvoice: unprovidedPort<OrderQuery, ReadOutcome>('readInvoice'),
  /** The areas of each level along `path`. */
  loadAreas: unprovidedPort<AreasQuery, readonly (readonly Area[])[]>('loadAreas'),
  uploadLetter: uploadMachine,
  sendApplication: unprovidedPort<SendApplicationQuery, SendApplicationOutcome>('sendApplication'),
  /** Reads the invoice until its state is known. */
  checkOutcome: createPollingMachine(invoiceAnswer),
  watchInvoice: createPollingMachine(invoiceAnswer),
};
export type InvoicePorts = typeof invoicePorts;

export type InvoiceChildren = { readonly [Port in keyof InvoicePorts]: Port };
