import { z } from 'zod/mini';
import type { Host } from '#contract/call.ts';
import { codes } from '#contract/codes.ts';
import { type AppletPages, appletErrorPage, appletWorkPage } from '#contract/entities/applet.ts';
import type { DomainOrigins } from '#contract/entities/domain.ts';
import type { HelpAddresses } from '#contract/entities/help.ts';
import { settings as publicSettings } from '#contract/entities/session.ts';
import type { SuiteAddresses } from '#contract/entities/suiteEntries.ts';
import { type LocalizedText, language, languages } from '#contract/languages.ts';
import { defaultSiteName, siteName } from '#contract/siteName.ts';
import { mostExported } from '#machines/lifecycles/customerExport.ts';
import { address, basePath, hostAddress, pagesOrigin, placesProblem } from './addresses.ts';
import { type ConnectionSettings, connectionVariables, readConnectionSettings } from './connectionSettings.ts';
import { domainProblem, domainVariables, readDomains } from './domainSettings.ts';
import { helpVariables, readHelpSettings } from './helpSettings.ts';
import { hostVariables } from './hostSettings.ts';
import {
  type MessageSettings,
  mailPlacesProblem,
  messageVariables,
  missingForMessages,
  readMessageSettings,
} from './messageSettings.ts';
import { missingForPayments, type PaymentSettings, paymentVariables, readPaymentSettings } from './paymentSettings.ts';
import { keyOfSecret, type PersonalDataKeys, personalDataKeys } from './personalData.ts';
import {
  missingForRegistration,
  type RegistrationSettings,
  readRegistrationSettings,
  registrationVariables,
} from './registrationSettings.ts';
import { sandboxAccount, sandboxBank, sandboxBeneficiary } from './sandboxAccount.ts';
import { demoMaintenance } from './seed/maintenance.ts';
import { demoSupport } from './seed/support.ts';
import { missingForSigning, readSigningSettings, type SigningSettings, signingVariables } from './signingSettings.ts';
import { missingForStorage, readStorageSettings, type StorageSettings, storageVariables } from './storageSettings.ts';
import { readSuiteSettings, suiteProblem, suiteVariables } from './suiteSettings.ts';
import { flag, jsonText, listOf, whole } from './variables.ts';
import { isNetwork } from './wire/network.ts';

/** What a production start refuses unless the operator names it in MALLFLOW_ALLOW. */
export const allowances = ['demo-accounts', 'default-secret', 'sandbox'] as const;
export type Allowance = (typeof allowances)[number];

/** The secret of a server that has not been given one: known to everybody. */
export const defaultSecret = 'mallflow-default-secret-not-for-production';

/** Different characters that 32 random ones have at least, in whichever usual alphabet: fewer are a repeated word. */
const leastCharacters = 8;

const maintenanceText = z.pipe(jsonText, publicSettings.shape.maintenance);

const eachSetting = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: whole(4300, { min: 0, max: 65_535 }),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  NODE_ENV: z._default(z.string(), ''),
  MALLFLOW_DEMO: flag,
  MALLFLOW_ALLOW: z._default(listOf(z.enum(allowances)), []),
  MALLFLOW_LOG: z.optional(z.enum(['info', 'warn', 'silent'])),
  MALLFLOW_SECRET: z._default(
    z.string().check(
      z.minLength(32),
      z.refine((secret) => new Set(secret).size >= leastCharacters, 'has to be random: openssl rand -base64 32'),
    ),
    defaultSecret,
  ),
  MALLFLOW_PERSONAL_DATA_KEYS: z._default(personalDataKeys, []),
  MALLFLOW_HTTPS: flag,
  MALLFLOW_SITE_NAME: z._default(siteName, defaultSiteName),
  MALLFLOW_LANGUAGES: z._default(
    listOf(language).check(z.refine((named) => named.length > 0, 'has to name a language')),
    [...languages],
  ),
  MALLFLOW_BASE_PATH: z._default(basePath, '/mall'),
  MALLFLOW_OSS_URL: z._default(hostAddress, '/oss'),
  MALLFLOW_CRM_URL: z._default(hostAddress, '/crm'),
  MALLFLOW_PAGES_ORIGINS: z._default(listOf(pagesOrigin), []),
  MALLFLOW_SIGN_IN_URL: z._default(address, '/login'),
  MALLFLOW_NOT_SIGNED_IN_CODE: z._default(z.coerce.number().check(z.int()), codes.not_signed_in.code),
  MALLFLOW_MAINTENANCE: z.optional(maintenanceText),
  MALLFLOW_ACTIVITY_TYPE: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))),
  MALLFLOW_SUPPORT_PHONE: z.optional(z.string().check(z.maxLength(40))),
  MALLFLOW_SUPPORT_EMAIL: z.optional(z.email()),
  MALLFLOW_APPOINTMENT_CANCELS: whole(3, { min: 1, max: 100 }),
  MALLFLOW_APPOINTMENT_FREEZE_HOURS: whole(72, { min: 1, max: 8760 }),
  MALLFLOW_QUOTE_MINUTES: whole(15, { min: 1, max: 1440 }),
  MALLFLOW_PAY_DAYS: whole(15, { min: 1, max: 365 }),
  MALLFLOW_IDEMPOTENCY_HOURS: whole(24, { min: 1, max: 720 }),
  MALLFLOW_SESSION_IDLE_HOURS: whole(24, { min: 1, max: 720 }),
  MALLFLOW_SESSION_HOURS: whole(168, { min: 1, max: 2160 }),
  MALLFLOW_SIGN_IN_ATTEMPTS: whole(10, { min: 1, max: 1000 }),
  MALLFLOW_SIGN_IN_NETWORK_ATTEMPTS: whole(100, { min: 1, max: 100_000 }),
  MALLFLOW_SIGN_IN_MINUTES: whole(15, { min: 1, max: 1440 }),
  MALLFLOW_TAB_DRAFTS: whole(10, { min: 1, max: 1000 }),
  MALLFLOW_TAB_NETWORK_DRAFTS: whole(100, { min: 1, max: 100_000 }),
  MALLFLOW_TAB_ALL_DRAFTS: whole(2000, { min: 1, max: 1_000_000 }),
  MALLFLOW_EXPORT_ROWS: whole(mostExported, { min: 1, max: mostExported }),
  MALLFLOW_TRUSTED_PROXIES: z._default(
    listOf(z.string().check(z.refine(isNetwork, 'has to be an address, or a range like 10.0.0.0/8'))),
    [],
  ),
  MALLFLOW_TRANSFER_BENEFICIARY: z._default(z.string().check(z.minLength(1)), sandboxBeneficiary),
  MALLFLOW_TRANSFER_BANK: z.optional(z.string().check(z.minLength(1))),
  MALLFLOW_TRANSFER_ACCOUNT: z._default(z.string().check(z.minLength(1)), sandboxAccount),
  MALLFLOW_TRANSFER_SWIFT: z.optional(z.string().check(z.minLength(8), z.maxLength(11))),
  ...connectionVariables,
  ...storageVariables,
  MALLFLOW_APPLET_WORK_PAGE: appletWorkPage,
  MALLFLOW_APPLET_ERROR_PAGE: appletErrorPage,
  ...domainVariables,
  ...hostVariables,
  ...helpVariables,
  ...suiteVariables,
  ...messageVariables,
  ...registrationVariables,
  ...paymentVariables,
  ...signingVariables,
});

const environment = eachSetting.check(
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
  extends ConnectionSettings,
    StorageSettings,
    PaymentSettings,
    SigningSettings,
    MessageSettings,
    RegistrationSettings {
  readonly host: string;
  readonly port: number;
  readonly data_dir: string;
  readonly database_url: string | null;
  readonly demo: boolean;
  readonly log_level: 'info' | 'warn' | 'silent';
  readonly allow: readonly Allowance[];
  readonly secret: string;
  /** With which what identifies people is encrypted in the database. */
  readonly personal_data_keys: PersonalDataKeys;
  /** Whether cookies travel over https only. */
  readonly https: boolean;
  /** What the deployment calls itself. */
  readonly site_name: string;
  readonly languages: z.output<typeof publicSettings>['languages'];
  /** The pages: the path below which they are, and the origins that may call, in place of the server's own. */
  readonly pages: { readonly base: string; readonly origins: readonly string[] };
  /** Where the pages find the two hosts. */
  readonly hosts: Readonly<Record<Host, string>>;
  /** Hosts for which the server answers besides those that other settings name; `*.example.com` is every name below. */
  readonly host_names: readonly string[];
  /** Between which clients are parted by their region; null where there is one for all. */
  readonly domains: DomainOrigins | null;
  readonly sign_in_url: string;
  readonly not_signed_in_code: number;
  readonly maintenance: z.output<typeof publicSettings>['maintenance'];
  /** Which activity the suite's menu points at; 0 for none. */
  readonly activity_type: number;
  /** How people reach support. */
  readonly support: z.output<typeof publicSettings>['support'];
  /** The pages of the mini-program to which its web-view leads. */
  readonly applet: AppletPages;
  /** The operator's pages of help. */
  readonly help: HelpAddresses;
  /** Where the suite around the mall is. */
  readonly suite: SuiteAddresses;
  /** How often a client may cancel before booking is frozen, and for how many hours. */
  readonly appointments: { readonly total_cancel_count: number; readonly forbid_appointment_hour: number };
  readonly quote_minutes: number;
  readonly pay_days: number;
  readonly idempotency_hours: number;
  readonly session: { readonly idle_hours: number; readonly absolute_hours: number };
  /** How many attempts may fail in the window: for an e-mail address, and for a network. */
  readonly sign_in: {
    readonly attempts: number;
    readonly network_attempts: number;
    readonly window_minutes: number;
  };
  /** How many runs are kept without a session: for a tab, for a network, and in all. */
  readonly tab_drafts: { readonly each: number; readonly network: number; readonly all: number };
  /** The most customers that one file takes. */
  readonly export_rows: number;
  /** The proxies whose `X-Forwarded-For` is believed: addresses, or ranges of them. */
  readonly trusted_proxies: readonly string[];
  /** The work of hashing a password, as the power of two that scrypt calls N. */
  readonly password_cost: number;
  /** Up to which numbers a machine has to search: behind a captcha, and in place of reading an image. */
  readonly captcha_work: { readonly usual: number; readonly instead_of_image: number };
  /** The account that clients transfer to; the reference is the order's. */
  readonly transfer_account: {
    readonly beneficiary: string;
    readonly bank: string | LocalizedText;
    readonly account: string;
    readonly swift: string | null;
  };
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
    host: env.HOST,
    port: env.PORT,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL ?? null,
    demo: env.MALLFLOW_DEMO,
    log_level: env.MALLFLOW_LOG ?? (env.MALLFLOW_DEMO ? 'warn' : 'info'),
    allow: env.MALLFLOW_ALLOW,
    secret: env.MALLFLOW_SECRET,
    // The secret's own key stays: what was encrypted before there was another is read by it.
    personal_data_keys: [...env.MALLFLOW_PERSONAL_DATA_KEYS, ...keyOfSecret(env.MALLFLOW_SECRET)],
    https: env.MALLFLOW_HTTPS || env.NODE_ENV === 'production',
    site_name: env.MALLFLOW_SITE_NAME,
    languages: env.MALLFLOW_LANGUAGES,
    pages: { base: env.MALLFLOW_BASE_PATH, origins: env.MALLFLOW_PAGES_ORIGINS },
    hosts: { oss: env.MALLFLOW_OSS_URL, crm: env.MALLFLOW_CRM_URL },
    host_names: env.MALLFLOW_HOSTS,
    domains: readDomains(env),
    sign_in_url: signInUrl(env.MALLFLOW_SIGN_IN_URL, env.MALLFLOW_OSS_URL),
    not_signed_in_code: env.MALLFLOW_NOT_SIGNED_IN_CODE,
    maintenance: env.MALLFLOW_MAINTENANCE ?? (env.MALLFLOW_DEMO ? demoMaintenance : null),
    activity_type: env.MALLFLOW_ACTIVITY_TYPE ?? (env.MALLFLOW_DEMO ? 1 : 0),
    support: {
      phone: env.MALLFLOW_SUPPORT_PHONE ?? (env.MALLFLOW_DEMO ? demoSupport.phone : null),
      email: env.MALLFLOW_SUPPORT_EMAIL ?? (env.MALLFLOW_DEMO ? demoSupport.email : null),
    },
    applet: { work_page: env.MALLFLOW_APPLET_WORK_PAGE, error_page: env.MALLFLOW_APPLET_ERROR_PAGE },
    help: readHelpSettings(env, env.MALLFLOW_DEMO),
    suite: readSuiteSettings(env),
    appointments: {
      total_cancel_count: env.MALLFLOW_APPOINTMENT_CANCELS,
      forbid_appointment_hour: env.MALLFLOW_APPOINTMENT_FREEZE_HOURS,
    },
    quote_minutes: env.MALLFLOW_QUOTE_MINUTES,
    pay_days: env.MALLFLOW_PAY_DAYS,
    idempotency_hours: env.MALLFLOW_IDEMPOTENCY_HOURS,
    session: { idle_hours: env.MALLFLOW_SESSION_IDLE_HOURS, absolute_hours: env.MALLFLOW_SESSION_HOURS },
    sign_in: {
      attempts: env.MALLFLOW_SIGN_IN_ATTEMPTS,
      network_attempts: env.MALLFLOW_SIGN_IN_NETWORK_ATTEMPTS,
      window_minutes: env.MALLFLOW_SIGN_IN_MINUTES,
    },
    tab_drafts: {
      each: env.MALLFLOW_TAB_DRAFTS,
      network: env.MALLFLOW_TAB_NETWORK_DRAFTS,
      all: env.MALLFLOW_TAB_ALL_DRAFTS,
    },
    export_rows: env.MALLFLOW_EXPORT_ROWS,
    trusted_proxies: env.MALLFLOW_TRUSTED_PROXIES,
    password_cost: 15,
    captcha_work: { usual: 100_000, instead_of_image: 1_000_000 },
    transfer_account: {
      beneficiary: env.MALLFLOW_TRANSFER_BENEFICIARY,
      bank: env.MALLFLOW_TRANSFER_BANK ?? sandboxBank,
      account: env.MALLFLOW_TRANSFER_ACCOUNT,
      swift: env.MALLFLOW_TRANSFER_SWIFT ?? null,
    },
    ...readConnectionSettings(env),
    ...readStorageSettings(env),
    ...readMessageSettings(env),
    ...readRegistrationSettings(env, env.MALLFLOW_DEMO),
    ...readPaymentSettings(env, env.MALLFLOW_DEMO),
    ...readSigningSettings(env),
  };
}

/** A path names a page on the host of the order API, wherever the pages are. */
const signInUrl = (given: string, oss: string): string => (URL.canParse(oss) ? new URL(given, oss).href : given);
