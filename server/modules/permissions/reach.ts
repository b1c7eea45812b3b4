import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#contract/entities/suite.ts';

/** Where somebody works. */
export interface WorkPlace {
  readonly user_id: string;
  /** The departments of which they are a member. */
  readonly own: readonly string[];
  /** All departments below those. */
  readonly below: readonly string[];
}

/** How far a permission reaches among what belongs to the client. */
export type Reach =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'some';
      /** Whose own records are within reach, whatever department they are in. */
      readonly owner_id: string | null;
      /** The departments all of whose records are within reach, in the order of their ids. */
      readonly department_ids: readonly string[];
    };

const some = (owner_id: string | null, ...departments: readonly (readonly string[])[]): Reach => ({
  kind: 'some',
  owner_id,
  department_ids: [...new Set(departments.flat())].toSorted(),
});

/** What each scope of the suite means. */
const reaches: Readonly<Record<Scope, (place: WorkPlace) => Reach>> = {
  /** Own: what belongs to the user. */
  1: ({ user_id }) => some(user_id),
  /** Department: what belongs to the user's departments. */
  2: ({ own }) => some(null, own),
  /** Department and sub: that, and what belongs to the departments below. */
  3: ({ own, below }) => some(null, own, below),
  4: () => ({ kind: 'all' }),
  /** Own and sub within the department: what belongs to the user and to the departments below, but not to colleagues beside them. */
  5: ({ user_id, below }) => some(user_id, below),
  /** The union of all of these: the departments, those below, and what belongs to the user in any other. */
  6: ({ user_id, own, below }) => some(user_id, own, below),
};

export const reachOf = (scope: Scope, place: WorkPlace): Reach => reaches[scope](place);

/** The condition by which records are within reach, by the columns that say whose they are; undefined where all of them are. */
export function withinReach(
  reach: Reach,
  { owner_id, department_id }: { readonly owner_id: AnyColumn; readonly department_id: AnyColumn },
): SQL | undefined {
  if (reach.kind === 'all') return undefined;
  const own = reach.owner_id === null ? undefined : eq(owner_id, reach.owner_id);
  const departments = reach.department_ids.length === 0 ? undefined : inArray(department_id, [...reach.department_ids]);
  return or(own, departments) ?? sql`false`;
}
