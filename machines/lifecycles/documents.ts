import type { OrderStatus } from '#contract/entities/order.ts';

/** Whether documents can be attached to an order and removed. Of one that is closed nothing is wanted, unless money revives it. */
export const takesDocuments = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'expired';
