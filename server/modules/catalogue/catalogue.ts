import { asc, desc, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { CatalogueNames } from '#contract/calls/desk.ts';
import type { Addon, Plan, Service } from '#contract/entities/product.ts';
import type { Currency, Money } from '#contract/money.ts';
import type { Database } from '../../db/database.ts';
import { addons, type Prices, plans, prepaidRange, services } from './tables.ts';

/** Priced in one currency. */
export interface Catalogue {
  readonly plans: readonly Plan[];
  readonly addons: readonly Addon[];
  /** By plan id. */
  readonly services: Readonly<Record<string, Service[]>>;
  readonly prepaid: { readonly minimum: Money; readonly maximum: Money };
}

/** Lowest plan first. */
export async function readCatalogue(db: Database, currency: Currency): Promise<Catalogue> {
  const inCurrency = (prices: Prices): Money => ({ minor: prices[currency], currency });
  const planRows = await db.select().from(plans).orderBy(asc(plans.rank), asc(plans.plan_id));
  const addonRows = await db.select().from(addons).orderBy(asc(addons.position));
  const serviceRows = await db.select().from(services).orderBy(asc(services.position));
  const [range] = await db.select().from(prepaidRange);
  const none = { minor: 0, currency };
  return {
    plans: planRows.map(({ prices, ...plan }) => ({ ...plan, price: inCurrency(prices) })),
    addons: addonRows.map(({ prices, position: _position, ...addon }) => ({ ...addon, price: inCurrency(prices) })),
    services: Object.fromEntries(
      planRows.map(({ plan_id }) => [
        plan_id,
        serviceRows
          .filter((row) => row.plan_id === plan_id)
          .map(({ service_id, name, summary, prices, max_quantity }) => ({
            service_id,
            name,
            summary,
            price: inCurrency(prices),
            max_quantity,
          })),
      ]),
    ),
    prepaid:
      range === undefined
        ? { minimum: none, maximum: none }
        : { minimum: inCurrency(range.minimum), maximum: inCurrency(range.maximum) },
  };
}

/** Names without prices; a service of several plans is listed once. */
export async function readPublicNames(db: Database): Promise<CatalogueNames> {
  const [planRows, addonRows, serviceRows] = await Promise.all([
    db
      .select({
        plan_id: plans.plan_id,
        name: plans.name,
        summary: plans.summary,
        systems: plans.systems,
        modules: plans.modules,
      })
      .from(plans)
      .orderBy(asc(plans.rank), asc(plans.plan_id)),
    db
      .select({
        addon_id: addons.addon_id,
        name: addons.name,
        unit: addons.unit,
        unit_size: addons.unit_size,
        per_year: addons.per_year,
      })
      .from(addons)
      .orderBy(asc(addons.position)),
    db
      .select({ service_id: services.service_id, name: services.name, summary: services.summary })
      .from(services)
      .orderBy(asc(services.position), asc(services.plan_id)),
  ]);
  const byId = new Map(serviceRows.map((row) => [row.service_id, row]));
  return { plans: planRows, addons: addonRows, services: [...byId.values()] };
}

export type PlanContents = Pick<typeof plans.$inferSelect, 'plan_id' | 'name' | 'systems' | 'modules'>;
const columns = { plan_id: plans.plan_id, name: plans.name, systems: plans.systems, modules: plans.modules };

/** Highest plan first; `ids` is a subquery of plan ids. */
export const readPlanContents = (db: Database, ids: SQLWrapper): Promise<PlanContents[]> =>
  db.select(columns).from(plans).where(inArray(plans.plan_id, ids)).orderBy(desc(plans.rank), asc(plans.plan_id));

/** Contents of the lowest plan sold by the year; empty if there is none. */
export const readLowestPlan = (db: Database): Promise<PlanContents[]> =>
  db.select(columns).from(plans).where(eq(plans.is_buyout, false)).orderBy(asc(plans.rank)).limit(1);
