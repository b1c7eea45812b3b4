import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '#contract/languages.ts';
import { publicSettingsOf } from '../modules/account/index.ts';
import type { Settings } from '../settings/settings.ts';
import { msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';

export const startFile = 'index.html';

/** With its compressed copies, by file name. */
export function makeDocumentFiles(
  built: Uint8Array,
  deployment: Settings,
  language: Language,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const written = new TextEncoder().encode(deployedDocument(new TextDecoder().decode(built), deployment, language));
  return new Map([
    [startFile, written],
    [`${startFile}.br`, new Uint8Array(brotliCompressSync(written))],
    [`${startFile}.gz`, new Uint8Array(gzipSync(written, { level: 9 }))],
  ]);
}

/** As sources of a content security policy. */
export const scriptsIn = (built: Uint8Array): readonly string[] =>
  [...new TextDecoder().decode(built).matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Addresses of files become absolute, so that a page deep below the base path finds them. */
function deployedDocument(built: string, deployment: Settings, language: Language): string {
  const { site_name, pages, hosts, languages, applet, domains } = deployment;
  const said = JSON.stringify({
    site_name,
    base: pages.base,
    ...hosts,
    languages,
    applet,
    ...(domains && { domains }),
    settings: publicSettingsOf(deployment),
  });
  return built
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<meta name="mallflow"[^>]*>/, () => `<meta name="mallflow" content='${escapeHtml(said)}' />`)
    .replace(/(<title>|<p id="splash">.*?<span>)[^<]*/g, (_, before) => `${before}${escapeHtml(site_name)}`)
    .replace(/(?<=<small>).*(?=<[/]small>)/, () => {
      const text = textIn(language);
      return text(slowStartMessage, { reload: `<a href="">${text(reloadMessage)}</a>` });
    })
    .replace(/ (src|href)="\.\//g, (_, attribute) => ` ${attribute}="${pages.base}/`);
}

/** Shown if the scripts of the pages do not start, so it cannot come from their texts. */
const slowStartMessage = msg('This is taking longer than usual. {reload}');
const reloadMessage = msg('Refresh the page');

const escapeHtml = (text: string): string => text.replace(/[&<>']/g, (letter) => `&#${letter.codePointAt(0)};`);
