import { useLingui } from '@lingui/react';
import { isLanguage } from '#contract/languages.ts';
import { type Formats, formatsOf } from './formats.ts';

const made = new Map<string, Formats>();

/** How the active language writes money, moments and numbers. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const known = made.get(i18n.locale);
  if (known !== undefined) return known;
  const formats = formatsOf(isLanguage(i18n.locale) ? i18n.locale : 'en');
  made.set(i18n.locale, formats);
  return formats;
}
