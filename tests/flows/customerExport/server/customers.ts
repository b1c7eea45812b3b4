import { and, eq } from 'drizzle-orm';
import { type CustomerStage, customerColumns } from '#contract/entities/customer.ts';
import type { ExportRequest } from '#contract/entities/customerExport.ts';
import { customers } from '#server/modules/customers/tables.ts';
import { departmentMembers, departments, userPermissions } from '#server/modules/permissions/tables.ts';
import type { World } from '../../../browser/world.ts';

export const client_id = 'client-cn';
export const member = 'user-member-cn';
export const owner = 'user-owner-cn';

export const requests = {
  everything: { format: 'xlsx', columns: [...customerColumns], stages: [] },
  narrow: {
    format: 'csv',
    columns: ['name', 'email'],
    stages: ['following', 'won'],
    department_id: 'east',
    created_from: '2026-01-01',
    created_to: '2026-06-30',
  },
} as const satisfies Record<string, ExportRequest>;
export type RequestName = keyof typeof requests;

const scopes = { own: 1, department: 3, all: 4 } as const;
export type Reach = keyof typeof scopes;

/** Names of the exported customers by reach and request, worked out by hand. */
export const exportedNames: Readonly<Record<Reach, Readonly<Record<RequestName, readonly string[]>>>> = {
  all: { everything: ['Acme', 'Bolt', 'Cord', 'Dune', 'Elms', 'Fern'], narrow: ['Elms'] },
  own: { everything: ['Bolt', 'Elms'], narrow: [] },
  department: { everything: ['Acme', 'Cord', 'Elms'], narrow: ['Elms'] },
};

/** Row limit of an export on the server of these paths. */
export const maxRows = 20;

const customer = (
  name: string,
  moment: string,
  stage: CustomerStage,
  [owner_id, department_id]: readonly [string | null, string | null],
) => {
  const about = { client_id, customer_id: name, customer_no: name, name, email: `${name}@customer.example` };
  return { ...about, stage, source: 'import', owner_id, department_id, created_at: new Date(moment) } as const;
};

/**
 * Two departments, one below the other, and six customers: at the edges of the date range, in every stage, with
 * different owners.
 */
export async function seedCustomers({ db }: Pick<World, 'db'>): Promise<void> {
  await deleteCustomers({ db });
  const own = db
    .select({ id: departments.department_id })
    .from(departments)
    .where(eq(departments.client_id, client_id));
  for (const { id } of await own) await db.delete(departmentMembers).where(eq(departmentMembers.department_id, id));
  await db.delete(departments).where(eq(departments.client_id, client_id));
  await db.insert(departments).values([
    { department_id: 'sales', client_id, parent_id: null, name: 'Sales' },
    { department_id: 'east', client_id, parent_id: 'sales', name: 'East' },
  ]);
  await db.insert(departmentMembers).values({ department_id: 'east', user_id: member });
  await db
    .insert(customers)
    .values([
      customer('Acme', '2025-12-31T15:59:59.999Z', 'won', [owner, 'east']),
      customer('Bolt', '2026-02-01T00:00:00Z', 'following', [member, 'sales']),
      customer('Cord', '2026-03-01T00:00:00Z', 'lead', [null, 'east']),
      customer('Dune', '2026-04-01T00:00:00Z', 'won', [owner, null]),
      customer('Elms', '2026-06-30T15:59:59.999Z', 'following', [member, 'east']),
      customer('Fern', '2026-06-30T16:00:00Z', 'lost', [null, 'sales']),
    ]);
}

/** Adds customers until any request exceeds the row limit by one. */
export async function fillCustomersToLimit({ db }: Pick<World, 'db'>): Promise<void> {
  const more = Array.from({ length: maxRows }, (_, at) =>
    customer(`more-${at}`, '2026-05-01', 'won', [member, 'east']),
  );
  await db.insert(customers).values(more);
}

export async function deleteCustomers({ db }: Pick<World, 'db'>): Promise<void> {
  await db.delete(customers).where(eq(customers.client_id, client_id));
}

const whereMemberPermission = and(eq(userPermissions.user_id, member), eq(userPermissions.key, 'crm.company.export'));

export async function setReach({ db }: Pick<World, 'db'>, reach: Reach | 'none'): Promise<void> {
  await db.delete(userPermissions).where(whereMemberPermission);
  if (reach === 'none') return;
  await db.insert(userPermissions).values({ user_id: member, key: 'crm.company.export', scope: scopes[reach] });
}
