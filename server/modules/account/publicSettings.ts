import type { PublicSettings } from '#contract/entities/session.ts';
import type { Settings } from '../../settings/settings.ts';
import { takenCurrencies } from '../payments/index.ts';

/** Public: pages read these before a user signs in. */
export const publicSettingsOf = (settings: Settings): PublicSettings => {
  const { languages, sign_in_url, not_signed_in_code, maintenance, support, help, suite } = settings;
  return {
    languages: [...languages],
    sign_in_url,
    not_signed_in_code,
    maintenance,
    support,
    help,
    suite,
    phone_currencies: [...takenCurrencies(settings)],
  };
};
