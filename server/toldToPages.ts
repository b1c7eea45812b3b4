import type { PublicSettings as PageSettings } from '#contract/entities/session.ts';
import { takenCurrencies } from './modules/payments/index.ts';
import type { Settings } from './settings/settings.ts';

/** Public: pages read these before a user signs in. */
export const toldToPages = (settings: Settings): PageSettings => {
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
