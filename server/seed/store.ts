import { eq } from 'drizzle-orm';
import type { Currency } from '#contract/money.ts';
import { allowanceWithAddons } from '#machines/lifecycles/addons.ts';
import { addYears } from '#machines/lifecycles/productTerms.ts';
import { multiYearPercent, proportionalAmount } from '#machines/lifecycles/shares.ts';
import type { Database } from '../db/database.ts';
import { type Catalogue, readCatalogue } from '../modules/catalogue/catalogue.ts';
import { addons, plans, prepaidRange, services } from '../modules/catalogue/tables.ts';
import { orders } from '../modules/orders/tables.ts';
import type { HeldProduct } from '../modules/pricing/facts.ts';
import { adAccounts, orderProducts } from '../modules/products/tables.ts';
import { spendVouchers } from '../modules/vouchers/spend.ts';
import { recommendationCodes, voucherCodes, vouchers } from '../modules/vouchers/tables.ts';
import type { PersonalDataKeys } from '../personalData.ts';
import { type DemoHolding, demoTimeToDate } from './demoHolding.ts';
import { demoAddons, demoPrepaidRange, demoServices } from './storeAddons.ts';
import { demoHoldings } from './storeClients.ts';
import { seedOrder } from './storeOrders.ts';
import { demoPlans } from './storePlans.ts';
import { firstOrderVoucher, vouchersOf } from './storeVouchers.ts';
import { demoVoucherCodes, redeemedVouchers } from './voucherCodes.ts';

const hourMs = 3_600_000;

/** The demo's clients must exist. */
export async function seedStore(
  db: Database,
  { now, personal_data_keys }: { now: Date; personal_data_keys: PersonalDataKeys },
): Promise<void> {
  await seedCatalogue(db);
  for (const holding of demoHoldings) await seedHolding(db, holding, { now, personal_data_keys });
  const codes = demoVoucherCodes(now);
  await db.insert(vouchers).values(redeemedVouchers(codes));
  await db.insert(voucherCodes).values(codes);
}

async function seedCatalogue(db: Database): Promise<void> {
  await db.insert(plans).values(demoPlans);
  await db.insert(addons).values(demoAddons.map((addon, position) => ({ ...addon, position })));
  await db.insert(services).values(demoServices);
  await db.insert(prepaidRange).values(demoPrepaidRange);
}

async function seedHolding(
  db: Database,
  holding: DemoHolding,
  { now, personal_data_keys }: { now: Date; personal_data_keys: PersonalDataKeys },
): Promise<void> {
  const { client_id, currency } = holding;
  const catalogue = await readCatalogue(db, currency);
  await db.insert(recommendationCodes).values({ client_id, ...holding.invite });
  if (holding.ad_accounts.length > 0) {
    await db.insert(adAccounts).values(holding.ad_accounts.map((account) => ({ client_id, ...account })));
  }
  const ofClient = { client_id, short: holding.short, currency };
  let used_by: string | null = null;
  const { short, product, orders, more = [] } = holding;
  const parts = [
    { order_product_id: `${short}-product`, product, orders },
    ...more.map((part) => ({ ...part, order_product_id: `${short}-product-${part.id}` })),
  ];
  for (const part of parts) {
    const held = pricedHeldProduct({ ...part, currency }, catalogue, now);
    const used = part.product?.used;
    const usage = used === undefined ? null : { used, at: new Date(now.getTime() - hourMs).toISOString() };
    if (held !== null) await seedProduct(db, { client_id, product: held, usage });
    for (const order of part.orders) {
      const isFirst = order.status === 'completed';
      const spent = isFirst ? [firstOrderVoucher(ofClient, now)] : [];
      const order_id = await seedOrder(
        db,
        { holding, order, product: held, catalogue, spent, personal_data_keys },
        now,
      );
      if (isFirst) used_by = order_id;
    }
  }
  await db.insert(vouchers).values(vouchersOf({ ...ofClient, used_by }, now));
  if (used_by !== null) await seedSpendings(db, used_by);
}

async function seedSpendings(db: Database, order_id: string): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
  if (order !== undefined) await spendVouchers(db, order);
}

interface SeededProduct {
  readonly client_id: string;
  readonly product: HeldProduct;
  readonly usage: typeof orderProducts.$inferInsert.usage;
}

async function seedProduct(db: Database, { client_id, product, usage = null }: SeededProduct): Promise<void> {
  const { order_product_id, plan_id, term_years, plan_term_value, held_addons, allowance } = product;
  await db.insert(orderProducts).values({
    order_product_id,
    client_id,
    plan_id,
    starts_at: new Date(product.starts_at),
    ends_at: product.ends_at === null ? null : new Date(product.ends_at),
    term_years,
    plan_term_value,
    held_addons,
    allowance,
    usage,
  });
}

interface SeededHolding extends Pick<DemoHolding, 'product' | 'currency'> {
  readonly order_product_id: string;
}

/** The value of its term is computed from the price list. */
function pricedHeldProduct(
  { product, order_product_id, currency }: SeededHolding,
  catalogue: Catalogue,
  now: Date,
): HeldProduct | null {
  if (product === null) return null;
  const plan = catalogue.plans.find(({ plan_id }) => plan_id === product.plan_id);
  if (plan === undefined) throw new Error(`${product.plan_id} is not in the catalogue`);
  const starts = demoTimeToDate(product.days_ago, now);
  const ends = addYears(starts, product.years);
  const held = catalogue.addons.flatMap((addon) => {
    const quantity = product.addons[addon.addon_id] ?? 0;
    return quantity > 0 ? [{ addon, quantity }] : [];
  });
  return {
    order_product_id,
    plan_id: plan.plan_id,
    name: plan.name,
    is_buyout: plan.is_buyout,
    status: ends > now ? 'active' : 'expired',
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    allowance: allowanceWithAddons(plan.allowance, held),
    systems: plan.systems,
    modules: plan.modules,
    term_years: product.years,
    plan_term_value: termValueOf(plan.price.minor, product.years, currency),
    held_addons: held.map(({ addon, quantity }) => ({
      addon_id: addon.addon_id,
      quantity,
      term_value: addon.price.minor * quantity * product.years,
    })),
  };
}

function termValueOf(price: number, years: number, currency: Currency): number {
  const whole = price * years;
  return whole - proportionalAmount(currency, whole, multiYearPercent(years), 100);
}
