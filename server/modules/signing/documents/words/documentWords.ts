import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderType } from '#contract/entities/product.ts';

/** What the documents of an order say in one language. */
export interface DocumentWords {
  readonly titles: Readonly<Record<DocumentKind, string>>;
  readonly orderNo: string;
  readonly orderedOn: string;
  readonly orderType: string;
  readonly orderTypes: Readonly<Record<OrderType, string>>;
  readonly parties: string;
  readonly seller: string;
  readonly buyer: string;
  readonly payer: string;
  readonly ordered: string;
  readonly columns: {
    readonly name: string;
    readonly quantity: string;
    readonly years: string;
    readonly amount: string;
  };
  readonly total: string;
  readonly term: string;
  /** When the term begins and how long it is; null years follow the present term. */
  readonly termText: (years: number | null) => string;
  readonly payment: string;
  readonly paymentText: (amount: string, payer: string | null) => string;
  readonly service: string;
  /** The terms of service in brief, one after the other. */
  readonly serviceTerms: readonly string[];
  /** What whoever pays for the client declares. */
  readonly declaration: (facts: { payer: string; buyer: string; order: string; amount: string }) => readonly string[];
  /** What stands where nobody knows yet who has paid. */
  readonly unnamedPayer: string;
  readonly signatures: string;
  readonly signatureOf: (party: string) => string;
  readonly date: string;
  readonly page: (page: number, pages: number) => string;
}
