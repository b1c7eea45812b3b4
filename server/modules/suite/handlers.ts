import { type PlanVersion, suiteSystems } from '#contract/entities/suite.ts';
import type { Database } from '../../db/database.ts';
import { type Handlers, ok } from '../../wire/handler.ts';
import { type PlanContents, readLowestPlan, readPlanContents } from '../catalogue/index.ts';
import { clientOf, isTrial } from '../identity/index.ts';
import { idsOfPlansInUse } from '../products/index.ts';

export const suiteHandlers = {
  async planVersionRead({ caller }, { db, now }) {
    return ok(await readPlanVersion(db, { ...caller, now: now() }));
  },

  async activityBanner(_request, { settings }) {
    return ok({ activity_type: settings.activity_type });
  },
} satisfies Handlers;

/** A client in its trial without a plan has the lowest plan that is sold by the year. */
async function readPlanVersion(
  db: Database,
  { client_id, now }: { readonly client_id: string; readonly now: Date },
): Promise<PlanVersion> {
  const held = await readPlanContents(db, idsOfPlansInUse(db, { client_id, now }));
  if (held.length > 0) return versionOf(held);
  return versionOf(isTrial(await clientOf(db, { client_id })) ? await readLowestPlan(db) : []);
}

/** Items that several plans share are listed once. */
function versionOf(held: readonly PlanContents[]): PlanVersion {
  const [highest] = held;
  const systems = new Map(held.flatMap((plan) => plan.systems.map((system) => [system.system_id, system] as const)));
  const modules = new Map(held.flatMap((plan) => plan.modules.map((module) => [module.module_id, module] as const)));
  return {
    system: highest === undefined ? null : { system_id: highest.plan_id, name: highest.name },
    systems: suiteSystems.flatMap((id) => systems.get(id) ?? []),
    modules: [...modules.values()],
  };
}
