import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { calls } from '#contract/calls/index.ts';
import type { Env } from '../api.ts';
import { createApp } from '../app.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createLoad } from '../load/load.ts';
import { type EnterpriseRegister, sandboxRegister } from '../modules/enterprises/register.ts';
import type { FileStore } from '../modules/files/fileStore.ts';
import type { FlowAccesses } from '../modules/flows/access.ts';
import { flowAccesses, handlers } from '../modules/index.ts';
import { createPaymentProviders } from '../modules/payments/providers/createPaymentProviders.ts';
import type { PaymentProviders } from '../modules/payments/providers/provider.ts';
import { createSigningProvider } from '../modules/signing/createSigningProvider.ts';
import { demoPassword } from '../seed/accounts.ts';
import type { Settings } from '../settings/settings.ts';
import type { Handlers } from '../wire/handler.ts';
import { memoryStore } from './memoryStore.ts';
import { testBegin, testSettings } from './providedDatabase.ts';
import { TestClient } from './testClient.ts';
import { copyDatabase } from './testDatabase.ts';

/** With a database and a clock of its own. */
export interface TestApp {
  readonly app: Hono<Env>;
  readonly deps: Deps;
  readonly kind: OpenDatabase['kind'];
  /** Oldest first. */
  readonly logged: { readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[];
  readonly visitor: (network?: string) => TestClient;
  /** Without a session; the page has the secret of a tab. */
  readonly tab: (network?: string) => TestClient;
  readonly signedIn: (email: string, network?: string) => Promise<TestClient>;
  readonly pass: (span: { minutes?: number; hours?: number; days?: number }) => void;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Replaces the copy of the seeded database. */
  readonly database?: OpenDatabase;
  readonly settings?: Partial<Settings>;
  readonly handlers?: Handlers;
  readonly flows?: FlowAccesses;
  /** Replaces the store in memory. */
  readonly files?: FileStore;
  readonly providers?: (providers: PaymentProviders) => PaymentProviders;
  readonly register?: EnterpriseRegister;
  readonly pages?: string;
  /** Used only by an embedded database. */
  readonly freeBytes?: () => number;
}

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
  const { providers, sandbox } = createPaymentProviders(around);
  const deps: Deps = {
    ...around,
    providers: options.providers?.(providers) ?? providers,
    sandbox,
    ...createSigningProvider(around),
    load: createLoad(),
    files: options.files ?? memoryStore(),
    register: options.register ?? sandboxRegister,
    flows: options.flows ?? flowAccesses,
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
