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
import { foundOrNone, letIn } from '../../kit/answer.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { type OrderQuery, pollingOf } from '../../parts/polling.ts';
import { uploadMachine } from '../../parts/upload.ts';

/** What is typed: as it was typed, or as it was understood. */
const applicationTyped = z.object({
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
export type ApplicationTyped = Readonly<z.infer<typeof applicationTyped>>;

/** What a person enters: it outlives a version of the machine. */
export const applicationInput = z.extend(applicationTyped, {
  notice_letter: z.nullable(storedFile),
  /** From the widest to the narrowest that was chosen so far. */
  area: z.array(invoiceArea),
});
export type ApplicationInput = Readonly<z.infer<typeof applicationInput>>;

export const invoiceContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of each application. */
  key: z.string(),
  order_id: itemId,
  /** How the invoice stands, as it was read last. */
  told: z.nullable(orderInvoice),
  /** What the client's record knows, and the newest invoice of the client. */
  record: z.nullable(clientRecord),
  newest: z.nullable(invoice),
  entered: applicationInput,
  /** From where the form was filled in first; null until it has been. */
  filled_from: z.nullable(z.enum(['last', 'record', 'refused', 'earlier_run'])),
  /** The areas to choose from, level by level, as far as they have been loaded. */
  levels: z.array(z.array(area)),
  /** Whether the area that was chosen is a narrowest one. */
  area_is_whole: z.boolean(),
  is_reviewing: z.boolean(),
  /** The field to which a change leads back from the review. */
  change_of: z.nullable(z.string()),
  attempt: z.int().check(z.minimum(1)),
  /** Whether somebody wanted to go on before the application was complete. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a look-up has shown that the last attempt sent nothing. */
  nothing_sent: z.boolean(),
});
export type InvoiceContext = Readonly<z.infer<typeof invoiceContext>>;

export interface InvoiceMachineInput extends Pick<InvoiceContext, 'key' | 'order_id'> {
  /** What was entered in a run before this one. */
  readonly userInput: ApplicationInput | null;
}

/** What a change from the review leads back to. */
export type FormField = ApplicationField | 'kind' | 'invoice_type';

/** What a person, or the page, can send. */
export type InvoiceFlowEvent =
  | { readonly type: 'application.enter'; readonly typed: ApplicationTyped }
  /** An area of a level; null where none is chosen any more. */
  | { readonly type: 'area.choose'; readonly level: number; readonly area: InvoiceArea | null }
  | { readonly type: 'areas.retry' }
  | { readonly type: 'letter.replace' }
  | { readonly type: 'letter.remove' }
  /** To be looked over. Whether all that was typed could be understood is what the form knows. */
  | { readonly type: 'application.review'; readonly understood: boolean }
  | { readonly type: 'application.change'; readonly field: FormField }
  | { readonly type: 'application.send' }
  /** How the invoice stands is asked once more. */
  | { readonly type: 'invoice.check' }
  | ReceiptLeave
  | FormChecked
  | RunEvent;

const invoiceAnswer = foundOrNone({ told: letIn<OrderInvoice>() });
/** How the invoice of an order stands, or that there is no order for whoever asks. */
export type InvoiceAnswer = z.infer<typeof invoiceAnswer>;

export type ReadOutcome =
  | {
      readonly kind: 'found';
      readonly told: OrderInvoice;
      readonly newest: Invoice | null;
      readonly record: ClientRecord;
    }
  | { readonly kind: 'none' };

export interface AreasQuery {
  readonly zone: Zone;
  /** What was chosen so far. */
  readonly path: readonly string[];
}

export interface SendQuery {
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

export type SendOutcome =
  | { readonly kind: 'sent'; readonly told: OrderInvoice }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const invoicePorts = {
  readInvoice: unprovidedPort<OrderQuery, ReadOutcome>('readInvoice'),
  /** The areas of each level, along what was chosen so far. */
  loadAreas: unprovidedPort<AreasQuery, readonly (readonly Area[])[]>('loadAreas'),
  /** Uploads the notice letter. */
  uploadLetter: uploadMachine,
  sendApplication: unprovidedPort<SendQuery, SendOutcome>('sendApplication'),
  /** Reads the invoice until it is known how it stands. */
  lookUp: pollingOf(invoiceAnswer),
  /** Reads the invoice until something has happened. */
  watchInvoice: pollingOf(invoiceAnswer),
};
export type InvoicePorts = typeof invoicePorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type InvoiceQuestions = { readonly [Port in keyof InvoicePorts]: Port };
