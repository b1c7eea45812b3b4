import { z } from 'zod/mini';
import type { DomainOrigins } from '#contract/entities/domain.ts';
import type { SuiteAddresses } from '#contract/entities/suiteEntries.ts';
import { placesProblem } from './addresses.ts';
import { type BusinessSettings, businessVariables, readBusinessSettings } from './businessSettings.ts';
import { type ConnectionSettings, connectionVariables, readConnectionSettings } from './connectionSettings.ts';
import { domainProblem, domainVariables, readDomains } from './domainSettings.ts';
import { type HelpSettings, helpVariables, readHelpSettings } from './helpSettings.ts';
import { hostVariables } from './hostSettings.ts';
import {
  type MessageSettings,
  mailPlacesProblem,
  messageVariables,
  missingForMessages,
  readMessageSettings,
} from './messageSettings.ts';
import { type PagesSettings, pagesVariables, readPagesSettings } from './pagesSettings.ts';
import { missingForPayments, type PaymentSettings, paymentVariables, readPaymentSettings } from './paymentSettings.ts';
import {
  missingForRegistration,
  type RegistrationSettings,
  readRegistrationSettings,
  registrationVariables,
} from './registrationSettings.ts';
import { readServerSettings, type ServerSettings, serverVariables } from './serverSettings.ts';
import { readSessionSettings, type SessionSettings, sessionVariables } from './sessionSettings.ts';
import { missingForSigning, readSigningSettings, type SigningSettings, signingVariables } from './signingSettings.ts';
import { missingForStorage, readStorageSettings, type StorageSettings, storageVariables } from './storageSettings.ts';
import { readSuiteSettings, suiteProblem, suiteVariables } from './suiteSettings.ts';

/** Every variable, by its name in the environment. */
export const settingVariables = {
  ...serverVariables,
  ...pagesVariables,
  ...hostVariables,
  ...domainVariables,
  ...businessVariables,
  ...paymentVariables,
  ...signingVariables,
  ...messageVariables,
  ...registrationVariables,
  ...storageVariables,
  ...helpVariables,
  ...suiteVariables,
  ...sessionVariables,
  ...connectionVariables,
};
export type SettingName = keyof typeof settingVariables;

const environment = z.object(settingVariables).check(
  z.superRefine((env, context) => {
    const problem = placesProblem(env) ?? mailPlacesProblem(env);
    if (problem !== null) context.addIssue({ code: 'custom', path: ['MALLFLOW_PAGES_ORIGINS'], message: problem });
    const suite = suiteProblem(env);
    if (suite !== null) context.addIssue({ code: 'custom', path: ['MALLFLOW_SUITE_URL'], message: suite });
    const domain = domainProblem(env);
    if (domain !== null) context.addIssue({ code: 'custom', ...domain });
    const missing = [
      ...missingForPayments(env),
      ...missingForSigning(env),
      ...missingForMessages(env),
      ...missingForRegistration(env),
      ...missingForStorage(env),
    ];
    for (const { name, message } of missing) context.addIssue({ code: 'custom', path: [name], message });
  }),
);

/** What the operator decides. */
export interface Settings
  extends ServerSettings,
    PagesSettings,
    BusinessSettings,
    PaymentSettings,
    SigningSettings,
    MessageSettings,
    RegistrationSettings,
    StorageSettings,
    HelpSettings,
    SessionSettings,
    ConnectionSettings {
  /** Hosts for which the server answers besides those that other settings name; `*.example.com` is every name below. */
  readonly host_names: readonly string[];
  /** The proxies whose `X-Forwarded-For` is believed: addresses, or ranges of them. */
  readonly trusted_proxies: readonly string[];
  /** Between which clients are parted by their region; null where there is one for all. */
  readonly domains: DomainOrigins | null;
  /** Where the suite around the mall is. */
  readonly suite: SuiteAddresses;
  /** The work of hashing a password, as the power of two that scrypt calls N. */
  readonly password_cost: number;
  /** Up to which numbers a machine has to search: behind a captcha, and in place of reading an image. */
  readonly captcha_work: { readonly usual: number; readonly instead_of_image: number };
}

/** Reads settings from an environment; throws with one line for each that is wrong. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings are not valid.\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    host_names: env.MALLFLOW_HOSTS,
    trusted_proxies: env.MALLFLOW_TRUSTED_PROXIES,
    domains: readDomains(env),
    suite: readSuiteSettings(env),
    password_cost: 15,
    captcha_work: { usual: 100_000, instead_of_image: 1_000_000 },
    ...readServerSettings(env),
    ...readPagesSettings(env),
    ...readBusinessSettings(env),
    ...readPaymentSettings(env, env.MALLFLOW_DEMO),
    ...readSigningSettings(env),
    ...readMessageSettings(env),
    ...readRegistrationSettings(env, env.MALLFLOW_DEMO),
    ...readStorageSettings(env),
    ...readHelpSettings(env, env.MALLFLOW_DEMO),
    ...readSessionSettings(env),
    ...readConnectionSettings(env),
  };
}
