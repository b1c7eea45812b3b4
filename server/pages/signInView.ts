import { html } from 'hono/html';
import { type RegistrationRegion, registrationRegions } from '#contract/entities/registration.ts';
import { type PublicSettings, telephoneUrl } from '#contract/entities/session.ts';
import type { Language } from '#contract/languages.ts';
import type { SessionEnd } from '../modules/session/index.ts';
import { demoAccounts, demoPassword } from '../seed/accounts.ts';
import { type TextIn, textIn } from '../texts/textIn.ts';
import { pageFrame } from './pageFrame.ts';
import { signInMessages as messages } from './signInMessages.ts';

export interface SignInView {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly returnTo: string;
  readonly email: string;
  readonly password: string;
  readonly problem: string | null;
  readonly signedInAs: string | null;
  /** Null if the browser had no session. */
  readonly ended: SessionEnd['by'] | null;
  /** Support restores access for users who have forgotten their password. */
  readonly support: PublicSettings['support'];
  /** Null if registration is disabled. */
  readonly registerAt: Readonly<Record<RegistrationRegion, string>> | null;
  readonly demo: boolean;
  readonly site: string;
}

export const signInAddress = (parameters: Readonly<Record<string, string>>): string =>
  `/login?${new URLSearchParams({ system: 'partner', ...parameters })}`;

export function signInDocument(view: SignInView) {
  const text = textIn(view.language);
  return pageFrame({
    site: view.site,
    language: view.language,
    languages: view.languages,
    title: `${view.problem === null ? '' : '⚠ '}${text(messages.title)}`,
    addressIn: (lang) => signInAddress({ return: view.returnTo, lang }),
    head: html`<script type="module" src="/login/script.js"></script>`,
    main: html`<main class="${view.demo ? 'two' : 'one'}">${form(view, text)} ${view.demo ? demoAccountList(view, text) : ''}</main>`,
  });
}

function form(view: SignInView, text: TextIn) {
  const isWrong = view.problem !== null && view.email !== '';
  const invalid = isWrong ? html` aria-invalid="true" aria-describedby="problem"` : '';
  const signedIn = html`<div class="message">
    ${text(messages.signedInAs, { name: view.signedInAs ?? '' })} <a href="${view.returnTo}">${text(messages.goOn)}</a>
  </div>`;
  return html`<section aria-labelledby="title">
    <h1 id="title">${text(messages.title)}</h1>
    <p>${text(messages.intro)}</p>
    ${view.signedInAs === null ? '' : signedIn}
    ${view.ended === null ? '' : html`<div class="message" role="status">${text(messages.ended[view.ended])}</div>`}
    ${view.problem === null ? '' : html`<div class="message bad" id="problem" role="alert">${view.problem}</div>`}
    <form id="sign-in" method="post" action="${signInAddress({ return: view.returnTo })}">
      <label for="email">${text(messages.email)}</label>
      <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${view.email}"${invalid} />
      <label for="password">${text(messages.password)}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256" value="${view.password}"${invalid} />
      <button class="primary" type="submit">${text(messages.submit)}</button>
    </form>
    ${forgottenPasswordHelp(view.support, text)}
    ${view.registerAt === null ? '' : registrationList(view.registerAt, text)}
  </section>`;
}

function forgottenPasswordHelp({ phone, email }: SignInView['support'], text: TextIn) {
  const ways = [
    ...(phone === null ? [] : [{ href: telephoneUrl(phone), words: phone }]),
    ...(email === null ? [] : [{ href: `mailto:${email}`, words: email }]),
  ];
  if (ways.length === 0) return '';
  return html`<div class="ways">
  <span id="forgotten">${text(messages.forgotten)}</span>
  <ul aria-labelledby="forgotten">
    ${ways.map(({ href, words }) => html`<li><a href="${href}">${words}</a></li>`)}
  </ul>
</div>`;
}

const registrationList = (at: NonNullable<SignInView['registerAt']>, text: TextIn) => html`<div class="ways">
  <span id="register">${text(messages.register)}</span>
  <ul aria-labelledby="register">
    ${registrationRegions.map((region) => html`<li><a href="${at[region]}">${text(messages.regions[region])}</a></li>`)}
  </ul>
</div>`;

const demoAccountList = (view: SignInView, text: TextIn) => html`<section aria-labelledby="demo">
  <h2 id="demo">${text(messages.demo)}</h2>
  <p>${text(messages.demoIntro)} <code>${demoPassword}</code></p>
  <form method="get" action="/login">
    <input type="hidden" name="system" value="partner" />
    <input type="hidden" name="return" value="${view.returnTo}" />
    <ul class="accounts">
      ${demoAccounts.map(({ email, part }) => accountRow(email, text(messages.parts[part]), text(messages.fill)))}
    </ul>
  </form>
</section>`;

const accountRow = (email: string, part: string, fill: string) => html`<li>
  <div><strong>${email}</strong><span>${part}</span></div>
  <button class="fill" name="demo" value="${email}" data-email="${email}" data-password="${demoPassword}" aria-label="${fill}: ${email}">
    ${fill}
  </button>
</li>`;
