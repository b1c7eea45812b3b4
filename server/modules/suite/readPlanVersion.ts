import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { type PlanVersion, suiteSystems } from '#contract/entities/suite.ts';
import type { Database } from '../../db/database.ts';
import { plans } from '../catalogue/tables.ts';
import { clientOf, isTrial } from '../identity/index.ts';
import { orderProducts } from '../products/tables.ts';

type PlanRow = Pick<typeof plans.$inferSelect, 'plan_id' | 'name' | 'systems' | 'modules'>;
const columns = { plan_id: plans.plan_id, name: plans.name, systems: plans.systems, modules: plans.modules };

/** Which version of the suite a client has at a moment. Who is trying the suite without a plan has the lowest one that is sold by the year. */
export async function readPlanVersion(
  db: Database,
  { client_id, now }: { readonly client_id: string; readonly now: Date },
): Promise<PlanVersion> {
  const held = await db
    .select(columns)
    .from(orderProducts)
    .innerJoin(plans, eq(plans.plan_id, orderProducts.plan_id))
    .where(
      and(eq(orderProducts.client_id, client_id), or(isNull(orderProducts.ends_at), gt(orderProducts.ends_at, now))),
    )
    .orderBy(desc(plans.rank), asc(plans.plan_id));
  if (held.length > 0) return versionOf(held);
  return versionOf(isTrial(await clientOf(db, { client_id })) ? await readLowest(db) : []);
}

const readLowest = (db: Database): Promise<PlanRow[]> =>
  db.select(columns).from(plans).where(eq(plans.is_buyout, false)).orderBy(asc(plans.rank)).limit(1);

/** What several plans have in common is named once. */
function versionOf(held: readonly PlanRow[]): PlanVersion {
  const [highest] = held;
  const systems = new Map(held.flatMap((plan) => plan.systems.map((system) => [system.system_id, system] as const)));
  const modules = new Map(held.flatMap((plan) => plan.modules.map((module) => [module.module_id, module] as const)));
  return {
    system: highest === undefined ? null : { system_id: highest.plan_id, name: highest.name },
    systems: suiteSystems.flatMap((id) => systems.get(id) ?? []),
    modules: [...modules.values()],
  };
}
