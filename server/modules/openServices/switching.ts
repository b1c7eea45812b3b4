import { and, desc, eq, sql } from 'drizzle-orm';
import { maxSwitchings, type OpenService } from '#contract/entities/suite.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, type MainAccount, ok, refuse } from '../../wire/handler.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { clientOf, userProfiles } from '../identity/index.ts';
import { readProducts } from '../products/index.ts';
import { isServiceIncluded, offeredServices, serviceEndedAt } from './offeredServices.ts';
import { serviceSwitchings } from './tables.ts';

type SwitchDeps = Pick<Deps, 'db' | 'now'>;

export async function readOpenServices(
  { client_id }: Pick<ClientUser, 'client_id'>,
  deps: SwitchDeps,
): Promise<OpenService[]> {
  const products = await productsOf(client_id, deps);
  const services: OpenService[] = [];
  for (const offered of offeredServices) {
    const { service_id, name, summary } = offered;
    const rows = await lastSwitchings(client_id, service_id, deps);
    const included = isServiceIncluded(offered, products);
    services.push({
      service_id,
      name,
      summary,
      enabled: included && (rows[0]?.enabled ?? false),
      included,
      ended_at: serviceEndedAt(offered, products),
      revision: rows[0]?.revision ?? 0,
      history: rows.map(({ enabled, at, by }) => ({ enabled, at: at.toISOString(), by })),
    });
  }
  return services;
}

async function productsOf(client_id: string, { db, now }: SwitchDeps) {
  const { currency } = await clientOf(db, { client_id });
  const { plans } = await readCatalogue(db, currency);
  return readProducts(db, { client_id, plans, now: now() });
}

const switchers = userProfiles('switching');

const lastSwitchings = (client_id: string, service_id: string, { db }: Pick<Deps, 'db'>) =>
  db
    .select({
      revision: serviceSwitchings.revision,
      enabled: serviceSwitchings.enabled,
      at: serviceSwitchings.switched_at,
      by: switchers.real_name,
      switched_by: serviceSwitchings.switched_by,
    })
    .from(serviceSwitchings)
    .innerJoin(switchers, eq(switchers.user_id, serviceSwitchings.switched_by))
    .where(and(eq(serviceSwitchings.client_id, client_id), eq(serviceSwitchings.service_id, service_id)))
    .orderBy(desc(serviceSwitchings.revision))
    .limit(maxSwitchings);

interface SwitchRequest {
  readonly service_id: string;
  readonly enabled: boolean;
  readonly revision: number;
}

/**
 * Rejects a switch of an outdated revision, and switching on what is not included. A retry of the caller's own last
 * switch succeeds without a second row.
 */
export async function switchService(
  { service_id, enabled, revision }: SwitchRequest,
  caller: MainAccount,
  deps: SwitchDeps,
): Promise<Answer<{ services: OpenService[] }>> {
  const { client_id, user_id } = caller;
  const offered = offeredServices.find((each) => each.service_id === service_id);
  if (offered === undefined) return refuse('service_unknown');
  if (enabled && !isServiceIncluded(offered, await productsOf(client_id, deps))) return refuse('service_not_included');
  const isSwitched = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`service ${service_id} of ${client_id}`}))`);
    const [last] = await lastSwitchings(client_id, service_id, { db: tx });
    const now = last?.revision ?? 0;
    if (now !== revision) return now === revision + 1 && last?.switched_by === user_id && last.enabled === enabled;
    await tx.insert(serviceSwitchings).values({
      client_id,
      service_id,
      revision: revision + 1,
      enabled,
      switched_at: deps.now(),
      switched_by: user_id,
    });
    return true;
  });
  return isSwitched ? ok({ services: await readOpenServices(caller, deps) }) : refuse('service_changed');
}
