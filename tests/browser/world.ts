import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eq, isNull, sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { embeddedDatabase } from '#server/db/openEmbedded.ts';
import { createLoad } from '#server/load/load.ts';
import { sandboxRegister } from '#server/modules/enterprises/register.ts';
import type { FileStore } from '#server/modules/files/fileStore.ts';
import type { FlowAccesses } from '#server/modules/flows/access.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { users } from '#server/modules/identity/tables.ts';
import { flowAccesses, handlers } from '#server/modules/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { createPaymentProviders } from '#server/modules/payments/providers/createPaymentProviders.ts';
import { demoMaintenance } from '#server/modules/purchase/demoMaintenance.ts';
import { createSigningProvider } from '#server/modules/signing/createSigningProvider.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings/settings.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { migratedDatabase } from '#server/testing/migratedDatabase.ts';
import { makeUnreliable, noTrouble, type ProviderTrouble } from '#server/testing/unreliableProviders.ts';
import { type Endpoint, openEndpoint } from './endpoint.ts';
import { createInterceptor, type Interceptor } from './interceptor.ts';
import { withSlowAnswers } from './slowPages.ts';
import type { Visitors } from './visitors.ts';

/** The built pages on a server with the demo, and a browser. */
export interface World {
  readonly origin: string;
  readonly db: Database;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly passes: (minutes: number) => void;
  readonly person: Visitors['come'];
  readonly leave: Visitors['leave'];
  /** Begins a maintenance window of this many minutes that pauses ordering; null ends it. */
  readonly pauseOrdering: (minutes: number | null) => void;
  readonly requests: Pick<Interceptor, 'intercept' | 'leave'>;
  /** Faults between the server and payment providers. */
  readonly trouble: ProviderTrouble;
  readonly logged: readonly { readonly event: string; readonly facts: unknown }[];
  readonly close: () => Promise<void>;
}

/** A fixed start of the demo, for tests whose terms and daily credits must not depend on the current date. */
export const demoStart = new Date('2026-11-21T02:00:00Z');

const captcha_work = { usual: 2_000, instead_of_image: 20_000 };

export const builtPages = process.env.MALLFLOW_PAGES ?? join(import.meta.dirname, '../../dist');

type Demo = Omit<World, 'origin' | 'person' | 'leave' | 'requests'> & { readonly app: ReturnType<typeof createApp> };

/** The server's flows and pages; default: the product's. */
interface WorldOptions {
  readonly flows?: FlowAccesses;
  readonly pages?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openDemo(
  begins: Date,
  environment: Readonly<Record<string, string>> = {},
  answering: WorldOptions = {},
): Promise<Demo> {
  const database = embeddedDatabase(await migratedDatabase());
  let ahead = begins.getTime() - Date.now();
  const now = () => new Date(Date.now() + ahead);
  const files = memoryStore();
  // Enough work to see the page working, and no more.
  const read = readSettings({ MALLFLOW_HOSTS: '*.example', ...environment, MALLFLOW_DEMO: '1' });
  let { maintenance } = read;
  const settings = {
    ...read,
    captcha_work,
    get maintenance() {
      return maintenance;
    },
  };
  const pauseOrdering = (minutes: number | null) => {
    const { text } = demoMaintenance;
    const [starts_at, ends_at] = [0, minutes ?? 0].map((each) =>
      new Date(now().getTime() + each * 60_000).toISOString(),
    );
    if (minutes === null || starts_at === undefined || ends_at === undefined) maintenance = read.maintenance;
    else maintenance = { starts_at, ends_at, text, pauses_ordering: true };
  };
  const { personal_data_keys } = settings;
  await seedDemo({ db: database.db, files, personal_data_keys }, now(), 4);
  const logged: { event: string; facts: unknown }[] = [];
  const around = {
    db: database.db,
    now,
    secret: (bits: number) => randomBytes(Math.ceil(bits / 8)).toString('base64url'),
    settings,
  };
  const trouble = noTrouble();
  const { providers, sandbox } = createPaymentProviders(around);
  const app = createApp(
    {
      ...around,
      providers: makeUnreliable(providers, trouble),
      sandbox,
      ...createSigningProvider(around),
      load: createLoad(),
      files,
      register: sandboxRegister,
      flows: answering.flows ?? flowAccesses,
      log: (event, facts) => logged.push({ event, facts }),
    },
    handlers,
    answering.pages ?? builtPages,
  );
  const passes = (minutes: number) => {
    ahead += minutes * 60_000;
  };
  return { app, db: database.db, files, trouble, logged, now, passes, pauseOrdering, close: database.close };
}

/**
 * Opens a world, now or at another time. Needs built pages, and a Chromium path in CHROMIUM. Tests pass `takeEndpoint`
 * to share expensive resources between files, except those with their own pages.
 */
export async function openWorld(
  begins: Date = new Date(),
  answering: WorldOptions = {},
  endpointFor: () => Promise<Endpoint> = openEndpoint,
): Promise<World> {
  const { port, origin, people, answer, release } = await endpointFor();
  const { app, ...demo } = await openDemo(begins, { PORT: String(port), ...answering.environment }, answering);
  const requests = createInterceptor(app.fetch);
  answer(withSlowAnswers(getRequestListener(requests.fetch)));
  const person: Visitors['come'] = async (who) => {
    if (who.isNew !== false) {
      await demo.db
        .update(users)
        .set({ guide_hidden: who.isNew !== true, guide_dismissed: [] })
        .where(who.email === undefined ? undefined : eq(users.email, who.email));
    }
    return people.come(who);
  };
  return {
    ...demo,
    origin,
    person,
    leave: people.leave,
    requests,
    close: async () => {
      await release();
      await demo.close();
    },
  };
}

export async function closeUnfinishedWork(db: Database): Promise<void> {
  await db.update(flowDrafts).set({ closed_at: sql`now()` }).where(isNull(flowDrafts.closed_at));
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'unpaid'));
}
