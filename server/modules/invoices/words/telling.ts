import type {
  ApplicationField,
  Carrier,
  InvoiceKind,
  InvoiceRefusal,
  InvoiceRefusalCode,
} from '#contract/entities/invoice.ts';

/** What a client is told of the invoice of an order. */
export type InvoiceTelling =
  | { readonly kind: 'issued'; readonly invoice_kind: InvoiceKind; readonly number: string }
  | { readonly kind: 'mailed'; readonly carrier: Carrier; readonly tracking_number: string }
  | { readonly kind: 'refused'; readonly refusal: InvoiceRefusal };

/** The words of one language. `order` is the number of the order. */
export interface InvoiceWords {
  readonly digest: Readonly<Record<InvoiceTelling['kind'], (order: string) => string>>;
  readonly issued: (order: string, number: string) => string;
  /** What comes after it was issued. */
  readonly next: Readonly<Record<InvoiceKind, string>>;
  readonly mailed: (order: string, carrier: string, tracking_number: string) => string;
  readonly carriers: Readonly<Record<Carrier, string>>;
  readonly refused: (order: string, reason: string) => string;
  readonly codes: Readonly<Record<InvoiceRefusalCode, string>>;
  readonly fields: Readonly<Record<ApplicationField, string>>;
  readonly again: string;
  readonly page: string;
  readonly pair: (name: string, value: string) => string;
}
