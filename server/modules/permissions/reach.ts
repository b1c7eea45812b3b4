import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#contract/entities/suite.ts';

export interface UserDepartments {
  readonly user_id: string;
  readonly own: readonly string[];
  /** All departments below `own`. */
  readonly below: readonly string[];
}

export type Reach =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'some';
      /** The user whose own records are covered in any department. */
      readonly owner_id: string | null;
      /** Departments whose records are all covered, sorted by id. */
      readonly department_ids: readonly string[];
    };

const partialReach = (owner_id: string | null, ...departments: readonly (readonly string[])[]): Reach => ({
  kind: 'some',
  owner_id,
  department_ids: [...new Set(departments.flat())].toSorted(),
});

const reachByScope: Readonly<Record<Scope, (place: UserDepartments) => Reach>> = {
  /** Own: the user's records. */
  1: ({ user_id }) => partialReach(user_id),
  /** Department: the records of the user's departments. */
  2: ({ own }) => partialReach(null, own),
  /** Department and sub: also those of the departments below. */
  3: ({ own, below }) => partialReach(null, own, below),
  4: () => ({ kind: 'all' }),
  /**
   * Own and sub within the department: the user's records and those of the departments below, but not of colleagues in
   * the same department.
   */
  5: ({ user_id, below }) => partialReach(user_id, below),
  /** All of these together: the departments, those below, and the user's records in any other. */
  6: ({ user_id, own, below }) => partialReach(user_id, own, below),
};

export const reachOf = (scope: Scope, place: UserDepartments): Reach => reachByScope[scope](place);

/** Undefined if all records are covered. */
export function isWithinReach(
  reach: Reach,
  { owner_id, department_id }: { readonly owner_id: AnyColumn; readonly department_id: AnyColumn },
): SQL | undefined {
  if (reach.kind === 'all') return undefined;
  const own = reach.owner_id === null ? undefined : eq(owner_id, reach.owner_id);
  const departments = reach.department_ids.length === 0 ? undefined : inArray(department_id, [...reach.department_ids]);
  return or(own, departments) ?? sql`false`;
}
