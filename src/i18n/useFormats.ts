import { useLingui } from '@lingui/react';
import { createContext, use } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import { isLanguage } from '#contract/languages.ts';
import { createFormats, type Formats } from './formats.ts';

const RegionContext = createContext<Zone | null>(null);

/** The client's region, for the times below it. */
export const RegionProvider = RegionContext.Provider;

const ReplayContext = createContext(false);

/** Whether the components below show a redacted trace: amounts are redacted to 0 in it, so a 0 may be any amount. */
export const ReplayProvider = ReplayContext.Provider;

export const useIsReplay = (): boolean => use(ReplayContext);

const hiddenAmount = '•••';

const withHiddenAmounts = (formats: Formats): Formats => ({
  ...formats,
  money: (money, options) => (money.minor === 0 ? hiddenAmount : formats.money(money, options)),
});

const formatsCache = new Map<string, Formats>();

export function useFormats(): Formats {
  const { i18n } = useLingui();
  const region = use(RegionContext);
  const isRecord = use(ReplayContext);
  const name = `${i18n.locale} ${region} ${isRecord}`;
  const known = formatsCache.get(name);
  if (known !== undefined) return known;
  const whole = createFormats(isLanguage(i18n.locale) ? i18n.locale : 'en', { region });
  const formats = isRecord ? withHiddenAmounts(whole) : whole;
  formatsCache.set(name, formats);
  return formats;
}
