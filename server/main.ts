import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { limitConnections, serverOptionsOf } from './connections/connections.ts';
import { makeDataFolderPrivate } from './dataFolder.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { createLoad } from './load/load.ts';
import { createLog } from './log.ts';
import { workOnExports } from './modules/customerExports/index.ts';
import { encryptPlain, renewEncryption } from './modules/encryption/index.ts';
import { noRegister, sandboxRegister } from './modules/enterprises/index.ts';
import { openFileStore } from './modules/files/index.ts';
import { flowAccesses, handlers, purges, watches } from './modules/index.ts';
import { createPostman, openSenders } from './modules/outbox/index.ts';
import { createProviders } from './modules/payments/index.ts';
import { openSigning } from './modules/signing/index.ts';
import { signInMessages } from './pages/signInMessages.ts';
import { localOriginOf } from './pagesRoot.ts';
import { productionRefusal } from './production.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';
import { seedHolidays } from './seed/holidays.ts';
import { seedDemo } from './seed/index.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { textIn } from './texts/textIn.ts';
import { describeDefect } from './wire/defect.ts';
import { purgeOldIdempotencyKeys } from './wire/idempotency.ts';

/** Interval for polling payment and signing providers and for sending reminders. */
const watchEveryMs = 5000;
/** Interval for checking for exports: users wait for them. */
const exportEveryMs = 1000;
const sendEveryMs = 5_000;

/** Milliseconds after which a stop exits the process, whatever is still open. */
const stopTimeoutMs = 15_000;

/** The only place that reads the environment, the clock and the source of randomness. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.log_level);
  const failed = (task: string) => (cause: unknown) => log('defect', { task, ...describeDefect(cause) });
  const keepsData = settings.database_url === null || settings.s3 === null;
  // From here on, everything that is written is for this user only.
  process.umask(0o077);
  if (keepsData && (await makeDataFolderPrivate(settings.data_dir))) log('data-folder-closed', {});
  const folder = join(settings.data_dir, 'db');
  const database = await openDatabase({ url: settings.database_url, folder, failed: failed('tend the database') });
  await database.migrate();
  const refusal = await productionRefusal(settings, database.db);
  if (refusal !== null) {
    await database.close();
    throw new Error(refusal);
  }
  const now = () => new Date();
  const secret = (bits: number) => randomBytes(Math.ceil(bits / 8)).toString('base64url');
  await encryptPlain({ db: database.db, log, secret, settings });
  const files = await openFileStore(settings);
  if (settings.demo)
    await seedDemo(
      { db: database.db, files, personal_data_keys: settings.personal_data_keys },
      now(),
      settings.password_cost,
    );
  else await seedHolidays(database.db);
  const around = { db: database.db, now, secret, settings };
  const register = settings.sandbox_currencies === null ? noRegister : sandboxRegister;
  const opened = { ...createProviders(around), ...openSigning(around) };
  const deps: Deps = { ...around, ...opened, load: createLoad(), files, register, flows: flowAccesses, log };
  const app = createApp(deps, handlers, join(import.meta.dirname, '../dist'));
  const { port, host: hostname } = settings;
  const serverOptions = serverOptionsOf(settings);
  const server = serve({ fetch: app.fetch, port, hostname, serverOptions }, (at) => announce(settings, at.port));
  server.setTimeout(settings.waits.silent_ms);
  limitConnections(server, deps);
  server.on('error', (cause) => reportStartFailure(cause, settings));

  const forget = () => {
    for (const each of [purgeOldIdempotencyKeys, ...purges]) {
      each(deps).catch(failed(each.name));
    }
  };
  // Also at the start: a server that restarts more than once an hour would otherwise never purge anything.
  forget();
  const hourly = setInterval(forget, 3_600_000);
  hourly.unref();
  const watched = watches.map((watch) => repeat(() => watch(deps).catch(failed(watch.name)), watchEveryMs));

  let stopping = false;
  let exported = Promise.resolve();
  const exporting = repeat(() => {
    exported = workOnExports(deps, () => stopping).catch(failed(workOnExports.name));
    return exported;
  }, exportEveryMs);

  const send = createPostman(deps, await openSenders(settings));
  let sent = Promise.resolve();
  const sending = setInterval(() => {
    sent = send().catch(failed('send messages'));
  }, sendEveryMs);
  sending.unref();

  const renewed = renewEncryption(deps, () => stopping).catch(failed(renewEncryption.name));
  // Ctrl-C reaches this process twice, from the terminal and from npm: the second must not interrupt the first.
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(hourly);
    for (const watching of watched) watching.stop();
    exporting.stop();
    clearInterval(sending);
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await closeServer(server);
    await sent;
    await exported;
    await renewed;
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Pauses after each run, so that runs never overlap. */
function repeat(work: () => Promise<void>, everyMs: number): { stop: () => void } {
  const again = () => setTimeout(() => work().finally(() => (timer = again())), everyMs).unref();
  let timer = again();
  return { stop: () => clearTimeout(timer) };
}

/** Waits at most ten seconds for running requests. */
function closeServer(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 10_000).unref();
  });
}

function announce(settings: Settings, port: number): void {
  const origin = localOriginOf({ host: settings.host, port });
  const lines = [`Mallflow is ready at ${origin}${settings.pages.base}/home`];
  if (settings.demo) {
    lines.push('', `Demo accounts (password ${demoPassword}):`);
    for (const { email, part } of demoAccounts)
      lines.push(`  ${email.padEnd(24)} ${textIn('en')(signInMessages.parts[part])}`);
  }
  console.log(lines.join('\n'));
}

function reportStartFailure(cause: unknown, { port }: { port: number | string }): void {
  const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(isTaken ? `Port ${port} is taken: set PORT to another one.` : message);
  process.exit(1);
}

start().catch((cause) => reportStartFailure(cause, { port: process.env.PORT ?? '' }));
