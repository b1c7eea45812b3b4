import { html } from 'hono/html';
import { type Language, languageNames } from '#contract/languages.ts';
import { msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';

const listOfLanguages = msg('Language');

export type Markup = ReturnType<typeof html>;

interface PageFrameInput {
  readonly site: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly title: string;
  readonly addressIn: (language: Language) => string;
  readonly head?: Markup;
  readonly main: Markup;
}

/** Needs neither the built pages nor a script. */
export const pageFrame = ({
  site,
  language,
  title,
  head,
  main,
  ...around
}: PageFrameInput): Markup => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · ${site}</title>
    <link rel="stylesheet" href="/login/style.css" />
    <link rel="icon" href="data:," />
    ${head ?? ''}
  </head>
  <body>
    <div class="frame">${heading({ site, language, ...around })} ${main}</div>
  </body>
</html>`;

const heading = ({
  site,
  language,
  languages,
  addressIn,
}: Pick<PageFrameInput, 'site' | 'language' | 'languages' | 'addressIn'>): Markup => html`<header>
  <div class="brand">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#1f5f8b" />
      <path d="M7 22V11l6 7 6-7v11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
      <circle cx="25" cy="20.5" r="2.5" fill="#8fd0c4" />
    </svg>
    ${site}
  </div>
  <nav aria-label="${textIn(language)(listOfLanguages)}">
    <ul>
      ${languages.map((each) => languageLink(each, addressIn(each), each === language))}
    </ul>
  </nav>
</header>`;

function languageLink(each: Language, href: string, isCurrent: boolean): Markup {
  const current = isCurrent ? html` aria-current="true"` : '';
  return html`<li><a href="${href}" lang="${each}" hreflang="${each}"${current}>${languageNames[each]}</a></li>`;
}
