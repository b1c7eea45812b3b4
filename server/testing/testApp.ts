import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { calls } from '#contract/calls/index.ts';
import { createApp } from '../app.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createLoad } from '../load/load.ts';
import { type EnterpriseRegister, sandboxRegister } from '../modules/enterprises/register.ts';
import type { FileStore } from '../modules/files/fileStore.ts';
import type { FlowAccesses } from '../modules/flows/access.ts';
import { flows, handlers } from '../modules/index.ts';
import { createProviders } from '../modules/payments/providers/createProviders.ts';
import type { PaymentProviders } from '../modules/payments/providers/provider.ts';
import { openSigning } from '../modules/signing/openSigning.ts';
import { demoPassword } from '../seed/accounts.ts';
import type { Settings } from '../settings/settings.ts';
import type { Env } from '../wire/api.ts';
import type { Handlers } from '../wire/handler.ts';
import { memoryStore } from './memoryStore.ts';
import { testBegin, testSettings } from './provided.ts';
import { TestClient } from './testClient.ts';
import { copyDatabase } from './testDatabase.ts';

/** A server for a test: its own database, its own clock. */
export interface TestApp {
  readonly app: Hono<Env>;
  readonly deps: Deps;
  readonly kind: OpenDatabase['kind'];
  /** What the log was told, oldest first. */
  readonly logged: { readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[];
  /** A browser that nobody has signed in with, and the network that it is in. */
  readonly visitor: (network?: string) => TestClient;
  /** A browser in which a page is open that needs no session: a tab with a secret of its own. */
  readonly tab: (network?: string) => TestClient;
  /** A browser in which a demo account is signed in. */
  readonly signedIn: (email: string, network?: string) => Promise<TestClient>;
  /** Lets time pass. */
  readonly pass: (span: { minutes?: number; hours?: number; days?: number }) => void;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  /** The database that it runs on, in place of a copy of the seeded one. */
  readonly database?: OpenDatabase;
  readonly settings?: Partial<Settings>;
  /** Handlers in place of those of the server. */
  readonly handlers?: Handlers;
  /** Flows in place of those of the server. */
  readonly flows?: FlowAccesses;
  /** Where files are kept, in place of the memory. */
  readonly files?: FileStore;
  /** What stands between the server and its providers. */
  readonly providers?: (providers: PaymentProviders) => PaymentProviders;
  /** What stands in for the register of enterprises. */
  readonly register?: EnterpriseRegister;
  /** The folder of built pages. */
  readonly pages?: string;
  /** What the disk of an embedded database has left. */
  readonly freeBytes?: () => number;
}

/** Starts a server on a fresh copy of the seeded database. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { freeBytes } = options;
  const database = options.database ?? (await copyDatabase(freeBytes && { freeBytes }));
  const logged: TestApp['logged'] = [];
  let time = testBegin.getTime();
  const around = {
    db: database.db,
    now: () => new Date(time),
    secret: (bits: number) => randomBytes(Math.ceil(bits / 8)).toString('base64url'),
    settings: { ...testSettings, ...options.settings },
  };
  const { providers, sandbox } = createProviders(around);
  const deps: Deps = {
    ...around,
    providers: options.providers?.(providers) ?? providers,
    sandbox,
    ...openSigning(around),
    load: createLoad(),
    files: options.files ?? memoryStore(),
    register: options.register ?? sandboxRegister,
    flows: options.flows ?? flows,
    log: (event, facts) => logged.push({ event, facts }),
  };
  const app = createApp(deps, options.handlers ?? handlers, options.pages ?? null);
  const visitor = (network?: string) => new TestClient(app, network);
  return {
    app,
    deps,
    kind: database.kind,
    logged,
    visitor,
    tab: (network) => Object.assign(visitor(network), { tab: randomBytes(32).toString('hex') }),
    signedIn: async (email, network) => {
      const client = visitor(network);
      await client.ok(calls.sessionSignIn, { email, password: demoPassword });
      return client;
    },
    pass: ({ minutes = 0, hours = 0, days = 0 }) => {
      time += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
    close: database.close,
  };
}
