import { createHash } from 'node:crypto';
import type { LocalizedText } from '#contract/languages.ts';
import type { ActivationFacts } from '#machines/lifecycles/activation.ts';
import { type ActivationResult, activationResultOf, type ProductInUse } from '#machines/lifecycles/activationResult.ts';
import { hasRequiredSignature } from '#machines/lifecycles/documents.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { signedDocumentsOf } from '../documents/index.ts';
import { type Client, clientOf } from '../identity/index.ts';
import { invoiceOf } from '../invoices/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { findProduct } from '../products/index.ts';

/** The facts that decide whether an order can be activated, and what activation would bring. */
export interface ActivationState {
  readonly client: Client;
  readonly facts: ActivationFacts;
  readonly brought: ActivationResult | null;
  /** Name of the plan that will then be in use. */
  readonly plan: LocalizedText | null;
  readonly before: ProductInUse | null;
  /** Identifies the offer that the page showed: the same as long as activation brings the same, whenever it happens. */
  readonly revision: string;
}

/** `lock` locks the product until the transaction ends. */
export async function readActivationState(
  db: Database,
  row: OrderRow,
  { is_admin, now, lock = false }: { readonly is_admin: boolean; readonly now: Date; readonly lock?: boolean },
): Promise<ActivationState> {
  const client = await clientOf(db, row);
  const { plans, addons } = await readCatalogue(db, row.currency);
  const before = await readProduct(db, row, lock);
  const brought = activationResultOf(
    { order_type: row.order_type, lines: row.lines, plans, addons, product: before },
    now,
  );
  const invoice = await invoiceOf(db, row.order_id);
  const signed = await signedDocumentsOf(db, row.order_id);
  const facts: ActivationFacts = {
    status: orderStatusAt(row, now),
    payment_status: row.payment_status,
    verification_status: client.verification_status,
    invoice_flag: row.invoice_flag,
    invoice_status: invoice?.status ?? null,
    is_signed: hasRequiredSignature(signed),
    is_admin,
    has_product: brought !== null,
  };
  const plan = plans.find(({ plan_id }) => plan_id === brought?.product.plan_id)?.name ?? null;
  return { client, facts, brought, plan, before, revision: revisionOf(brought, now) };
}

/** The product that the order changes, as it is in use; null if the order brings a new one. */
async function readProduct(db: Database, row: OrderRow, lock: boolean): Promise<ProductInUse | null> {
  const { order_product_id, client_id } = row;
  if (order_product_id === null || row.order_type === 'new') return null;
  return findProduct(db, { order_product_id, client_id }, { lock });
}

/** Leaves out the dates of a term that begins with activation, so that its revision is the same at any time. */
function revisionOf(brought: ActivationResult | null, now: Date): string {
  if (brought === null) return 'none';
  const { product, from, until } = brought;
  const { plan_id, term_years, allowance } = product;
  const isFresh = product.starts_at.getTime() === now.getTime();
  const begins = from.getTime() === now.getTime() ? 'now' : from.toISOString();
  const ends = isFresh ? null : (until?.toISOString() ?? null);
  return createHash('sha256')
    .update(JSON.stringify([plan_id, term_years, allowance, begins, ends]))
    .digest('base64url');
}
