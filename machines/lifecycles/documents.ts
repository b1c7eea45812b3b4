import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderStatus } from '#contract/entities/order.ts';

export const hasRequiredSignature = (signed: Readonly<Record<DocumentKind, boolean>>): boolean =>
  signed.contract || signed.payment_by_others;

/** Whether documents can be attached and removed. A closed order takes none, unless a payment reopens it. */
export const takesDocuments = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'expired';
