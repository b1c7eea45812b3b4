import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderStatus } from '#contract/entities/order.ts';

/** Whether what is signed of an order is enough to activate it: its contract, or the proof that somebody else pays for the client. */
export const isSignedEnough = (signed: Readonly<Record<DocumentKind, boolean>>): boolean =>
  signed.contract || signed.payment_by_others;

/** Whether documents can be attached to an order and removed. Of one that is closed nothing is wanted, unless money revives it. */
export const takesDocuments = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'expired';
