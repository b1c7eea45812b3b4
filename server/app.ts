import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openApiDocument } from '#contract/openapi.ts';
import { answerCalls, type Env, isCallName } from './api.ts';
import type { Deps } from './deps.ts';
import { cashierPath } from './modules/payments/index.ts';
import { enterprisePath, signingPath } from './modules/signing/index.ts';
import { cashierPages } from './pages/cashier.ts';
import { enterprisePages } from './pages/enterprise.ts';
import { helpDemoPages } from './pages/help.ts';
import { demoHelpPath } from './pages/helpSettings.ts';
import { outboxPages } from './pages/outbox.ts';
import { pageAddressOf } from './pages/returnAddress.ts';
import { sandboxTermsPages } from './pages/sandboxTerms.ts';
import { signInPages } from './pages/signIn.ts';
import { signingPages } from './pages/signing.ts';
import { servePages } from './pages/static.ts';
import type { SandboxMessage } from './providers/sandbox.ts';
import { codeMessages } from './wire/codeMessages.ts';
import { allowCallsFrom } from './wire/crossOrigin.ts';
import { describeDefect } from './wire/defect.ts';
import type { Handlers } from './wire/handler.ts';
import { networkReader } from './wire/network.ts';
import { refuseOtherHosts } from './wire/ownHosts.ts';
import { envelopeOf } from './wire/reply.ts';
import { securityHeaders } from './wire/securityHeaders.ts';

/** Everything from outside is in `deps`. `pages` is the folder of the built pages; null for a server without them. */
export function createApp(deps: Deps, handlers: Handlers, pages: string | null = null): Hono<Env> {
  const words = codeMessages();
  const networkOf = networkReader(deps.settings.trusted_proxies);
  const app = new Hono<Env>();
  const headersOf = securityHeaders(deps.settings);
  const { base, origins } = deps.settings.pages;

  app.use(async (context, next) => {
    const requestId = deps.secret(72);
    context.set('requestId', requestId);
    const socket = context.env?.incoming?.socket.remoteAddress;
    context.set('network', networkOf(socket, context.req.header('x-forwarded-for')));
    await next();
    context.header('x-request-id', requestId);
    const { headers } = context.res;
    for (const [name, value] of headersOf(headers.get('content-type'))) {
      if (!headers.has(name)) context.header(name, value);
    }
  });

  app.get('/healthz', async (context) => {
    context.header('cache-control', 'no-store');
    const isReady = await deps.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return context.json({ ready: isReady }, isReady ? 200 : 503);
  });

  // After the readiness check, as load balancers request it under another host name.
  app.use(refuseOtherHosts(deps));

  const answered = new Set(Object.keys(handlers).filter(isCallName));
  // Created on the first request, as it takes longer than everything else here.
  let document: string | null = null;
  app.get('/oss/openapi.json', (context) => {
    document ??= JSON.stringify(openApiDocument({ title: 'Mallflow', version: '1', answered }));
    return context.body(document, 200, { 'content-type': 'application/json' });
  });

  const answer = answerCalls(deps, handlers, words);
  for (const host of ['/oss', '/crm']) {
    if (origins.length > 0) app.use(`${host}/*`, allowCallsFrom(origins));
    app.use(`${host}/*`, compress({ contentTypeFilter: /^application\/json/ }));
    app.all(host, answer).all(`${host}/*`, answer);
  }

  app.route('/login', signInPages(deps));
  const tell = async (message: SandboxMessage) => app.request(message.path, { method: 'POST', ...message });
  if (deps.sandbox !== null) app.route(cashierPath, cashierPages(deps, deps.sandbox, tell));
  if (deps.signing_sandbox !== null) {
    app.route(enterprisePath, enterprisePages(deps, deps.signing_sandbox.enterprises, tell));
    app.route(signingPath, signingPages(deps, deps.signing_sandbox, tell));
  }
  if (deps.settings.demo) {
    app.route('/sandbox', outboxPages(deps)).route('/sandbox', sandboxTermsPages(deps));
    app.route(demoHelpPath, helpDemoPages(deps));
  }
  app.get(`${base}/*`, servePages(pages, deps.settings));

  app.notFound((context) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? context.redirect(pageAddressOf(context.req.path, deps.settings), 302)
      : envelopeOf({ code: 'not_found', data: {} }, 'en', words, deps.settings),
  );
  app.onError((cause, context) => {
    deps.log('defect', { request_id: context.get('requestId'), ...describeDefect(cause) });
    return envelopeOf({ code: 'unavailable', data: {} }, 'en', words, deps.settings);
  });
  return app;
}
