import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import { demoAccounts, demoPassword } from '../seed/accounts.ts';
import { languageNames, type SignInTexts, signInTexts } from './signInTexts.ts';

/** What the sign-in page shows. */
export interface SignInView {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly returnTo: string;
  /** What was typed, to be shown again. */
  readonly email: string;
  readonly password: string;
  readonly problem: string | null;
  readonly signedInAs: string | null;
  /** Whether a session of this browser has ended by its time. */
  readonly hasEnded: boolean;
  readonly demo: boolean;
}

/** The address of the page with its parameters. */
export const signInAddress = (parameters: Readonly<Record<string, string>>): string =>
  `/login?${new URLSearchParams({ system: 'partner', ...parameters })}`;

/** The sign-in page as a document. */
export function signInDocument(view: SignInView) {
  const texts = signInTexts[view.language];
  return html`<!doctype html>
<html lang="${view.language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${view.problem === null ? '' : '⚠ '}${texts.title} · Mallflow</title>
    <link rel="stylesheet" href="/login/style.css" />
    <link rel="icon" href="data:," />
    <script type="module" src="/login/script.js"></script>
  </head>
  <body>
    <div class="frame">
      ${heading(view, texts)}
      <main class="${view.demo ? 'two' : 'one'}">${form(view, texts)} ${view.demo ? accounts(view, texts) : ''}</main>
    </div>
  </body>
</html>`;
}

const heading = (view: SignInView, texts: SignInTexts) => html`<header>
  <div class="brand">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#1f5f8b" />
      <path d="M7 22V11l6 7 6-7v11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
      <circle cx="25" cy="20.5" r="2.5" fill="#8fd0c4" />
    </svg>
    Mallflow
  </div>
  <nav aria-label="${texts.language}">
    <ul>
      ${view.languages.map((each) => languageLink(each, view))}
    </ul>
  </nav>
</header>`;

function languageLink(each: Language, view: SignInView) {
  const href = signInAddress({ return: view.returnTo, lang: each });
  const current = each === view.language ? html` aria-current="true"` : '';
  return html`<li><a href="${href}" lang="${each}" hreflang="${each}"${current}>${languageNames[each]}</a></li>`;
}

function form(view: SignInView, texts: SignInTexts) {
  const isWrong = view.problem !== null && view.email !== '';
  const invalid = isWrong ? html` aria-invalid="true" aria-describedby="problem"` : '';
  const signedIn = html`<div class="message">
    ${texts.signedInAs(view.signedInAs ?? '')} <a href="${view.returnTo}">${texts.goOn}</a>
  </div>`;
  return html`<section aria-labelledby="title">
    <h1 id="title">${texts.title}</h1>
    <p>${texts.intro}</p>
    ${view.signedInAs === null ? '' : signedIn}
    ${view.hasEnded ? html`<div class="message" role="status">${texts.ended}</div>` : ''}
    ${view.problem === null ? '' : html`<div class="message bad" id="problem" role="alert">${view.problem}</div>`}
    <form id="sign-in" method="post" action="${signInAddress({ return: view.returnTo })}">
      <label for="email">${texts.email}</label>
      <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${view.email}"${invalid} />
      <label for="password">${texts.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256" value="${view.password}"${invalid} />
      <button class="primary" type="submit">${texts.submit}</button>
    </form>
  </section>`;
}

const accounts = (view: SignInView, texts: SignInTexts) => html`<section aria-labelledby="demo">
  <h2 id="demo">${texts.demo}</h2>
  <p>${texts.demoIntro} <code>${demoPassword}</code></p>
  <form method="get" action="/login">
    <input type="hidden" name="system" value="partner" />
    <input type="hidden" name="return" value="${view.returnTo}" />
    <ul class="accounts">
      ${demoAccounts.map(({ email, part }) => accountRow(email, texts.parts[part], texts.fill))}
    </ul>
  </form>
</section>`;

const accountRow = (email: string, part: string, fill: string) => html`<li>
  <div><strong>${email}</strong><span>${part}</span></div>
  <button class="fill" name="demo" value="${email}" data-email="${email}" data-password="${demoPassword}" aria-label="${fill}: ${email}">
    ${fill}
  </button>
</li>`;
