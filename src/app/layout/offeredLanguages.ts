import { type Language, languageOfHost } from '#contract/languages.ts';

/** The languages of a deployment; a Japanese host offers Japanese always. */
export function offeredLanguages(languages: readonly Language[], host: string): readonly Language[] {
  if (languageOfHost(host) !== 'ja' || languages.includes('ja')) return languages;
  return [...languages, 'ja'];
}
