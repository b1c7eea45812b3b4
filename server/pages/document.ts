import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '#contract/languages.ts';
import type { Settings } from '../settings/settings.ts';
import { msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';
import { toldToPages } from '../toldToPages.ts';

/** The name of the document from which all pages start. */
export const start = 'index.html';

/** The document as this deployment gives it in a language, and its compressed copies, each under the name of its file. */
export function documentFiles(
  built: Uint8Array,
  deployment: Settings,
  language: Language,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const written = new TextEncoder().encode(deployedDocument(new TextDecoder().decode(built), deployment, language));
  return new Map([
    [start, written],
    [`${start}.br`, new Uint8Array(brotliCompressSync(written))],
    [`${start}.gz`, new Uint8Array(gzipSync(written, { level: 9 }))],
  ]);
}

/** The scripts that stand in the built document itself, as a content security policy names them. */
export const scriptsIn = (built: Uint8Array): readonly string[] =>
  [...new TextDecoder().decode(built).matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Writes into the built document in which language it begins, what the deployment says of itself, and where its files are: a page
 * deep below the base path has to find them as well.
 */
function deployedDocument(built: string, deployment: Settings, language: Language): string {
  const { site_name, pages, hosts, languages, applet, domains } = deployment;
  const said = JSON.stringify({
    site_name,
    base: pages.base,
    ...hosts,
    languages,
    applet,
    ...(domains && { domains }),
    settings: toldToPages(deployment),
  });
  return built
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<meta name="mallflow"[^>]*>/, () => `<meta name="mallflow" content='${escaped(said)}' />`)
    .replace(/(<title>|<p id="splash">.*?<span>)[^<]*/g, (_, before) => `${before}${escaped(site_name)}`)
    .replace(/(?<=<small>).*(?=<[/]small>)/, () => {
      const text = textIn(language);
      return text(late, { reload: `<a href="">${text(reload)}</a>` });
    })
    .replace(/ (src|href)="\.\//g, (_, attribute) => ` ${attribute}="${pages.base}/`);
}

/** For a browser in which the pages do not begin: none of their own texts are there. */
const late = msg('This is taking long. {reload}');
const reload = msg('Reload the page');

const escaped = (text: string): string => text.replace(/[&<>']/g, (letter) => `&#${letter.codePointAt(0)};`);
