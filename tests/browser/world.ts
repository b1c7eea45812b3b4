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
import { flows, handlers } from '#server/modules/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { createProviders } from '#server/modules/payments/providers/createProviders.ts';
import { demoMaintenance } from '#server/modules/purchase/demoMaintenance.ts';
import { openSigning } from '#server/modules/signing/openSigning.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings/settings.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { migratedDatabase } from '#server/testing/migrated.ts';
import { noTrouble, type Trouble, unreliable } from '#server/testing/unreliable.ts';
import { type Endpoint, openEndpoint } from './endpoint.ts';
import { createInterceptor, type Interceptor } from './interceptor.ts';
import type { People } from './people.ts';
import { answeringSlowly } from './slowPages.ts';

/** The built pages on a server of their own with the demo in it, and a browser to look at them. */
export interface World {
  readonly origin: string;
  readonly db: Database;
  /** Where the server keeps files. */
  readonly files: FileStore;
  /** The server's clock. */
  readonly now: () => Date;
  /** Moves the server's clock on. */
  readonly passes: (minutes: number) => void;
  readonly person: People['come'];
  readonly leave: People['leave'];
  /** Begins a maintenance window of so many minutes that pauses ordering, by the server's clock; null ends it. */
  readonly pauseOrdering: (minutes: number | null) => void;
  /** What stands between the pages and the server. */
  readonly requests: Pick<Interceptor, 'intercept' | 'leave'>;
  /** What goes wrong between the server and the providers of payments. */
  readonly trouble: Trouble;
  /** What the server wrote into its log. */
  readonly logged: readonly { readonly event: string; readonly facts: unknown }[];
  readonly close: () => Promise<void>;
}

/** When the demo begins where terms, and with them credits by the day, must not depend on when the tests run. */
export const demoBegins = new Date('2026-11-21T02:00:00Z');

const captcha_work = { usual: 2_000, instead_of_image: 20_000 };

/** The folder of the built pages. */
export const builtPages = process.env.MALLFLOW_PAGES ?? join(import.meta.dirname, '../../dist');

type Demo = Omit<World, 'origin' | 'person' | 'leave' | 'requests'> & { readonly app: ReturnType<typeof createApp> };

/** What a server knows and shows: the product's flows and pages, unless a test brings its own. */
interface Answering {
  readonly flows?: FlowAccesses;
  readonly pages?: string;
  /** The variables by which it is set up. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The server with the demo in it, by these settings; nothing listens yet. */
export async function openDemo(
  begins: Date,
  environment: Readonly<Record<string, string>> = {},
  answering: Answering = {},
): Promise<Demo> {
  const database = embeddedDatabase(await migratedDatabase());
  let ahead = begins.getTime() - Date.now();
  const now = () => new Date(Date.now() + ahead);
  const files = memoryStore();
  // Enough work for a page to be seen working, and no more.
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
  const { providers, sandbox } = createProviders(around);
  const app = createApp(
    {
      ...around,
      providers: unreliable(providers, trouble),
      sandbox,
      ...openSigning(around),
      load: createLoad(),
      files,
      register: sandboxRegister,
      flows: answering.flows ?? flows,
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
 * Opens a world, now or at another moment. Needs the pages to have been built, and the path of a Chromium in CHROMIUM. A test passes
 * `takeEndpoint`, so that test files share what is costly to open; they must not where they bring pages of their own.
 */
export async function openWorld(
  begins: Date = new Date(),
  answering: Answering = {},
  endpointFor: () => Promise<Endpoint> = openEndpoint,
): Promise<World> {
  const { port, origin, people, answer, release } = await endpointFor();
  const { app, ...demo } = await openDemo(begins, { PORT: String(port), ...answering.environment }, answering);
  const requests = createInterceptor(app.fetch);
  answer(answeringSlowly(getRequestListener(requests.fetch)));
  const person: People['come'] = async (who) => {
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

/** Closes every purchase that is under way and cancels every unpaid order, so that the next test finds all open. */
export async function beginAnew(db: Database): Promise<void> {
  await db.update(flowDrafts).set({ closed_at: sql`now()` }).where(isNull(flowDrafts.closed_at));
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'unpaid'));
}
