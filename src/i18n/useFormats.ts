import { useLingui } from '@lingui/react';
import { createContext, use } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import { isLanguage } from '#contract/languages.ts';
import { type Formats, formatsOf } from './formats.ts';

const RegionContext = createContext<Zone | null>(null);

/** Says for the parts below where the client is whose times they show. */
export const RegionProvider = RegionContext.Provider;

const made = new Map<string, Formats>();

/** How the active language writes money, moments and numbers. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const region = use(RegionContext);
  const name = `${i18n.locale} ${region}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const formats = formatsOf(isLanguage(i18n.locale) ? i18n.locale : 'en', { region });
  made.set(name, formats);
  return formats;
}
