import { asc, eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Department } from '#contract/entities/customerExport.ts';
import type { Database } from '../../db/database.ts';
import type { Reach } from './reach.ts';
import { departments } from './tables.ts';

/** For joins of other modules. */
export const departmentNames = new QueryBuilder()
  .select({ department_id: departments.department_id, name: departments.name })
  .from(departments)
  .as('department_names');

type Row = typeof departments.$inferSelect;

/** Each department before those below it. */
export async function readDepartments(db: Database, client_id: string, reach: Reach): Promise<Department[]> {
  const within = await readDepartmentsWithin(db, client_id, reach);
  const ids = new Set(within.map(({ department_id }) => department_id));
  const isTop = ({ parent_id }: Row) => parent_id === null || !ids.has(parent_id);
  const listed = (row: Row, depth: number): Department[] => {
    const { department_id, name } = row;
    // Lists each department once, even if it is its own ancestor.
    if (!ids.delete(department_id)) return [];
    const below = within.filter(({ parent_id }) => parent_id === department_id);
    return [{ department_id, name, depth }, ...below.flatMap((child) => listed(child, depth + 1))];
  };
  return within.filter(isTop).flatMap((row) => listed(row, 0));
}

/** Null if the department is not within reach. */
export async function readBranch(
  db: Database,
  {
    client_id,
    reach,
    department_id,
  }: { readonly client_id: string; readonly reach: Reach; readonly department_id: string },
): Promise<string[] | null> {
  const within = await readDepartmentsWithin(db, client_id, reach);
  if (!within.some((row) => row.department_id === department_id)) return null;
  const branch = new Set([department_id]);
  for (const id of branch) {
    for (const row of within) if (row.parent_id === id) branch.add(row.department_id);
  }
  return [...branch].toSorted();
}

async function readDepartmentsWithin(db: Database, client_id: string, reach: Reach): Promise<Row[]> {
  const rows = await db
    .select()
    .from(departments)
    .where(eq(departments.client_id, client_id))
    .orderBy(asc(departments.name), asc(departments.department_id));
  return reach.kind === 'all' ? rows : rows.filter((row) => reach.department_ids.includes(row.department_id));
}
