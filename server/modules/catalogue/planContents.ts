import { asc, desc, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { plans } from './tables.ts';

/** What a plan contains of the suite. */
export type PlanContents = Pick<typeof plans.$inferSelect, 'plan_id' | 'name' | 'systems' | 'modules'>;
const columns = { plan_id: plans.plan_id, name: plans.name, systems: plans.systems, modules: plans.modules };

/** What plans contain, the highest first; their ids are those that a query selects. */
export const readPlanContents = (db: Database, ids: SQLWrapper): Promise<PlanContents[]> =>
  db.select(columns).from(plans).where(inArray(plans.plan_id, ids)).orderBy(desc(plans.rank), asc(plans.plan_id));

/** What the lowest plan contains that is sold by the year; of none where there is no such plan. */
export const readLowestPlan = (db: Database): Promise<PlanContents[]> =>
  db.select(columns).from(plans).where(eq(plans.is_buyout, false)).orderBy(asc(plans.rank)).limit(1);
