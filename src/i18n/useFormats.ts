import { useLingui } from '@lingui/react';
import { createContext, use } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import { isLanguage } from '#contract/languages.ts';
import { type Formats, formatsOf } from './formats.ts';

const RegionContext = createContext<Zone | null>(null);

/** The client's region, for the times below it. */
export const RegionProvider = RegionContext.Provider;

const RecordContext = createContext(false);

/** Whether the components below show a redacted trace: amounts are redacted to 0 in it, so a 0 may be any amount. */
export const RecordProvider = RecordContext.Provider;

export const useIsRecord = (): boolean => use(RecordContext);

const hidden = '•••';

const ofRecord = (formats: Formats): Formats => ({
  ...formats,
  money: (money, options) => (money.minor === 0 ? hidden : formats.money(money, options)),
});

const made = new Map<string, Formats>();

export function useFormats(): Formats {
  const { i18n } = useLingui();
  const region = use(RegionContext);
  const isRecord = use(RecordContext);
  const name = `${i18n.locale} ${region} ${isRecord}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const whole = formatsOf(isLanguage(i18n.locale) ? i18n.locale : 'en', { region });
  const formats = isRecord ? ofRecord(whole) : whole;
  made.set(name, formats);
  return formats;
}
