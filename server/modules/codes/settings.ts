import { z } from 'zod/mini';
import { isCountry } from '#contract/mobile.ts';
import { setting, withValuesText } from '../../environment/setting.ts';
import { listOf, wholeNumber } from '../../environment/variables.ts';

interface SmsCodeSettings {
  /** ISO 3166-1 alpha-2. Does not apply to registrations, which have three regions of their own. */
  readonly countries: readonly string[];
  /** Most codes per hour and per UTC day. */
  readonly hourly: number;
  readonly daily: number;
}

export interface CodeSettings {
  readonly sms_codes: SmsCodeSettings;
  /** Upper bounds of the number that a proof of work searches for: for a captcha, and in place of reading an image. */
  readonly captcha_work: { readonly usual: number; readonly instead_of_image: number };
}

const country = withValuesText(
  'countries of ISO 3166-1, like `CN`',
  z.string().check(z.refine(isCountry, 'has to be a country, like CN')),
);

export const codeVariables = {
  MALLFLOW_SMS_COUNTRIES: setting(
    'The countries to whose numbers codes are sent; registrations send them in Taiwan, Japan and Hong Kong only.',
    z._default(listOf(country).check(z.refine((named) => named.length > 0, 'has to name a country')), [
      'CN',
      'HK',
      'MO',
      'TW',
      'JP',
      'SG',
    ]),
  ),
  MALLFLOW_SMS_HOURLY: setting(
    'The most codes by text message in an hour; registrations get half of them.',
    wholeNumber(500, { min: 1, max: 1_000_000 }),
  ),
  MALLFLOW_SMS_DAILY: setting(
    'The most codes by text message on a day of UTC; registrations get half of them.',
    wholeNumber(3000, { min: 1, max: 10_000_000 }),
  ),
};

const environment = z.object(codeVariables);

export const readCodeSettings = (env: z.output<typeof environment>): CodeSettings => ({
  sms_codes: {
    countries: env.MALLFLOW_SMS_COUNTRIES,
    hourly: env.MALLFLOW_SMS_HOURLY,
    daily: env.MALLFLOW_SMS_DAILY,
  },
  captcha_work: { usual: 100_000, instead_of_image: 1_000_000 },
});
