import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PriceLine } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Database } from '../db/database.ts';
import { documentsOfOrders } from '../modules/documents/tables.ts';
import { files } from '../modules/files/tables.ts';
import { orders } from '../modules/orders/tables.ts';
import { demoSalesManager } from '../seed/accounts.ts';
import { storedTokenFor } from './orderTokens.ts';

const sameNameEverywhere = (name: string): LocalizedText => ({ en: name, 'zh-CN': name, 'zh-TW': name, ja: name });

/** In CNY. */
export const lineOf = (
  kind: PriceLine['kind'],
  ref: string,
  minor: number,
  of: { readonly quantity?: number; readonly years?: number } = {},
): PriceLine => ({
  kind,
  ref,
  name: sameNameEverywhere(ref),
  quantity: of.quantity ?? 1,
  years: of.years ?? null,
  unit: null,
  amount: { minor, currency: 'CNY' },
});

const defaultLinesByType = {
  new: [lineOf('plan', 'growth', 1_280_000, { years: 1 })],
  append: [lineOf('addon', 'accounts', 240_000, { quantity: 5, years: 1 })],
  renew: [lineOf('plan', 'growth', 1_280_000, { years: 1 })],
  upgrade: [lineOf('plan', 'professional', 2_680_000, { years: 1 })],
  upgrade_renew: [lineOf('plan', 'upgrade-renew', 1_990_000, { years: 2 })],
} as const satisfies Record<OrderType, readonly PriceLine[]>;

export interface PaidOrderOptions {
  readonly order_type: OrderType;
  readonly lines?: readonly PriceLine[];
  /** Whether the client must apply for an invoice first. */
  readonly invoice_flag?: boolean;
}

/** For the demo's client in mainland China, about its product. */
export async function paidOrder(
  db: Database,
  { order_type, lines = defaultLinesByType[order_type], invoice_flag = false }: PaidOrderOptions,
  now: Date,
): Promise<{ readonly order_id: string; readonly order_no: string }> {
  const [like] = await db.select().from(orders).where(eq(orders.order_id, 'cn-order-storage'));
  if (like === undefined) throw new Error('the demo has no order to copy');
  const name = randomBytes(8).toString('hex');
  const names = { order_id: `order-${name}`, order_no: `MF-${name}` };
  const paid = { status: 'paid', payment_status: 'received', created_at: now, order_type } as const;
  const order_product_id = order_type === 'new' ? null : 'cn-product';
  const amount = lines.reduce((sum, line) => sum + line.amount.minor, 0);
  const price = { lines: [...lines], amount, original_amount: amount };
  await db.insert(orders).values({
    ...like,
    ...names,
    ...storedTokenFor(names.order_id),
    ...paid,
    ...price,
    order_product_id,
    invoice_flag,
  });
  return names;
}

export async function attachContract(db: Database, order_id: string, at: Date): Promise<void> {
  const file_id = `${order_id}-contract`;
  const staff = { holder_kind: 'staff', holder_id: demoSalesManager, user_id: demoSalesManager } as const;
  const about = { purpose: 'contract', name: 'contract.pdf', size: 1, type: 'application/pdf' } as const;
  const times = { began_at: at, kept_at: at, used_at: at };
  await db.insert(files).values({ ...staff, ...about, ...times, file_id, upload_key: file_id, sha256: '00' });
  const attached = { attached_at: at, attached_by: demoSalesManager };
  await db.insert(documentsOfOrders).values({ document_id: file_id, order_id, kind: 'contract', file_id, ...attached });
}
