// The measured process: the product's server with the demo, many orders, and a bare handler beside its calls.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLoad } from '#server/load/load.ts';
import { RateLimiter } from '#server/load/rateLimiter.ts';
import { sandboxRegister } from '#server/modules/enterprises/register.ts';
import { flowAccesses, handlers } from '#server/modules/index.ts';
import { createPaymentProviders } from '#server/modules/payments/providers/createPaymentProviders.ts';
import { createSigningProvider } from '#server/modules/signing/createSigningProvider.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings/settings.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { benchOrdersFrom } from './benchOrders.ts';
import { addManyOrders } from './manyOrders.ts';
import { serveNotifications } from './notifications.ts';

const settings = readSettings(process.env);
const database = await openDatabase({ url: settings.database_url, folder: join(settings.data_dir, 'db') });
await database.migrate();
const files = memoryStore();
await seedDemo(
  { db: database.db, files, personal_data_keys: settings.personal_data_keys },
  new Date(),
  settings.password_cost,
);
for (const held of benchOrdersFrom(process.env)) await addManyOrders(database.db, { ...held, now: new Date() });

/** A fast machine makes more calls per minute than an account may. */
class Unlimited extends RateLimiter {
  override take(): null {
    return null;
  }
}
const callLimits = { accounts: new Unlimited(), networks: new Unlimited(), tabs: new Unlimited() };

const baseDeps = {
  db: database.db,
  now: () => new Date(),
  secret: (bits: number) => randomBytes(Math.ceil(bits / 8)).toString('base64url'),
  settings,
};
const deps = {
  ...baseDeps,
  ...createPaymentProviders(baseDeps),
  ...createSigningProvider(baseDeps),
  load: { ...createLoad(), calls: callLimits },
  files,
  register: sandboxRegister,
  flows: flowAccesses,
  log: () => undefined,
};
const app = createApp(deps, handlers, join(import.meta.dirname, '../../dist'));
await serveNotifications(app, deps);
app.get('/bare', (context) => context.json({ code: 0, data: {}, msg: '' }));
app.get('/memory', (context) => context.json({ bytes: process.memoryUsage.rss() }));

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ origin: `http://127.0.0.1:${port}` }),
);

const stop = async () => {
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  await database.close();
  process.exit(0);
};
// Stops when the bench's channel closes, even if the bench was killed.
process.once('disconnect', stop);
process.once('SIGTERM', stop);
