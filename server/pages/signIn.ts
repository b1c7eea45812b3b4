import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { Role } from '#contract/entities/client.ts';
import { type RegistrationRegion, registrationPages } from '#contract/entities/registration.ts';
import { sessionCookie } from '#contract/envelope.ts';
import { codes } from '#contract/responseCodes.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { readUserInfo } from '../modules/account/index.ts';
import { findEndedSession, findSession, knownBrowserCookie, signIn } from '../modules/session/index.ts';
import { publicPagesRoot } from '../pagesRoot.ts';
import { demoAccounts, demoPassword } from '../seed/accounts.ts';
import { type TextIn, textIn } from '../texts/textIn.ts';
import { isForeignForm } from '../wire/crossSite.ts';
import { offeredLanguages } from '../wire/language.ts';
import { parseWithSchema } from '../wire/parse.ts';
import { cookieText } from '../wire/reply.ts';
import { readOwnForm } from './ownForm.ts';
import { pageLanguage } from './pageLanguage.ts';
import { homeAddressOf, safeReturnAddress, startAddressOf } from './returnAddress.ts';
import { signInMessages as messages } from './signInMessages.ts';
import { signInScript, signInStyle } from './signInStyle.ts';
import { type SignInView, signInDocument } from './signInView.ts';

/** Marks a browser that was redirected from here seconds ago. */
const redirectedCookie = 'mallflow_led_on';

const formBytes = 8 * 1024;
const credentials = z.object(calls.sessionSignIn.body.shape);
const typedCredentials = z.object({
  email: z.catch(z.string().check(z.maxLength(254)), ''),
  password: z.catch(z.string().check(z.maxLength(256)), ''),
});

/** In place of the provider's login page. */
export function signInPages(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/style.css', (context) => context.body(signInStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/script.js', (context) => context.body(signInScript, 200, { 'content-type': 'text/javascript' }));
  app.get('/', async (context) => {
    const role = await roleToRedirect(context, deps);
    if (role !== null) return redirectSignedIn(context, deps, role);
    return show(context, deps, { status: 200, email: demoEmail(context, deps), problem: () => null });
  });
  app.post('/', async (context) => {
    const refused = (status: SignInPage['status'], email: string, problem: (text: TextIn) => string) =>
      show(context, deps, { status, email, problem });
    if (isForeignForm(context.req.raw.headers, deps.settings.pages.origins))
      return refused(403, '', (text) => text(messages.foreign));
    const form = await readOwnForm(context, deps, formBytes);
    if (form.kind === 'refused') return refused(codes[form.error].status, '', (text) => text(messages.wrong));
    const given = parseWithSchema(credentials, form.value);
    if (given.kind === 'refused')
      return refused(400, typedCredentials.parse(form.value).email, (text) => text(messages.wrong));
    const former = await findSession(deps, getCookie(context, sessionCookie));
    const known_browser = getCookie(context, knownBrowserCookie) ?? null;
    const user_agent = context.req.header('user-agent') ?? '';
    const browser = {
      session_hash: former?.hash ?? null,
      known_browser,
      network: context.get('network'),
      user_agent,
      request_id: context.get('requestId'),
    };
    const came = await signIn(deps, given.value, browser);
    if (came.kind === 'wrong') return refused(401, given.value.email, (text) => text(messages.wrong));
    if (came.kind === 'refused') {
      const seconds = came.retry_after_seconds;
      const minutes = Math.ceil(seconds / 60);
      context.header('retry-after', String(seconds));
      return refused(429, given.value.email, (text) => text(messages.refused[came.why], { seconds, minutes }));
    }
    for (const cookie of came.cookies) {
      context.header('set-cookie', cookieText(cookie, deps.settings.https), { append: true });
    }
    return context.redirect(targetOf(context, deps, came.role), 303);
  });
  return app;
}

const isKnownSystem = (context: Context<Env>): boolean => (context.req.query('system') ?? 'partner') === 'partner';

const returnAddressOf = (context: Context<Env>, { settings }: Deps): string =>
  safeReturnAddress(context.req.query('return'), context.req.header('host') ?? '', settings);

/** A user whose return address is home starts at the page for the role. */
function targetOf(context: Context<Env>, deps: Deps, role: Role): string {
  const wanted = returnAddressOf(context, deps);
  return wanted === homeAddressOf(deps.settings) ? startAddressOf(role, deps.settings) : wanted;
}

/**
 * A signed-in user is redirected. A target that sends the browser back at once has not accepted the session: the form
 * is shown then, as the redirects would never end.
 */
async function roleToRedirect(context: Context<Env>, deps: Deps): Promise<Role | null> {
  if (!isKnownSystem(context) || context.req.query('demo') !== undefined) return null;
  if (getCookie(context, redirectedCookie) !== undefined) return null;
  return (await findSession(deps, getCookie(context, sessionCookie)))?.caller.role ?? null;
}

function redirectSignedIn(context: Context<Env>, deps: Deps, role: Role): Response {
  // Remembers a language in the address.
  pageLanguage(context, deps, null);
  const cookie = { name: redirectedCookie, value: '1', max_age_seconds: 10, http_only: true };
  context.header('set-cookie', cookieText(cookie, deps.settings.https), { append: true });
  context.header('cache-control', 'no-store');
  return context.redirect(targetOf(context, deps, role), 303);
}

/** For browsers without scripts. */
function demoEmail(context: Context<Env>, { settings }: Deps): string {
  const email = context.req.query('demo');
  return settings.demo && demoAccounts.some((account) => account.email === email) ? (email ?? '') : '';
}

function registrationAddressesOf({ settings }: Deps): SignInView['registerAt'] {
  if (settings.terms === null) return null;
  const at = (region: RegistrationRegion) => `${publicPagesRoot(settings)}${registrationPages[region]}`;
  return { TW: at('TW'), JP: at('JP'), HK: at('HK') };
}

interface SignInPage {
  readonly status: ContentfulStatusCode;
  readonly email: string;
  readonly problem: (text: TextIn) => string | null;
}

async function show(context: Context<Env>, deps: Deps, shown: SignInPage): Promise<Response> {
  const isKnown = isKnownSystem(context);
  const session = await findSession(deps, getCookie(context, sessionCookie));
  const language = pageLanguage(context, deps, session?.language ?? null);
  const text = textIn(language);
  const user = session === null ? null : await readUserInfo(deps.db, session.caller.user_id, language);
  const ended = await findEndedSession(deps, getCookie(context, sessionCookie));
  const isDemoFill = shown.status === 200 && shown.email !== '';
  const view: SignInView = {
    language,
    languages: offeredLanguages(context.req.header('host'), deps.settings),
    returnTo: returnAddressOf(context, deps),
    email: shown.email === '' && ended?.by === 'time' ? ended.email : shown.email,
    password: isDemoFill ? demoPassword : '',
    problem: isKnown ? shown.problem(text) : text(messages.unknownSystem),
    signedInAs: user === null ? null : user.real_name,
    ended: shown.status === 200 ? (ended?.by ?? null) : null,
    support: deps.settings.support,
    registerAt: registrationAddressesOf(deps),
    demo: deps.settings.demo,
    site: deps.settings.site_name,
  };
  context.header('cache-control', 'no-store');
  return context.html(signInDocument(view), isKnown ? shown.status : 400);
}
