import { z } from 'zod/mini';
import { type ConnectionSettings, connectionVariables, readConnectionSettings } from '../connections/settings.ts';
import { crossSiteProblem } from '../environment/addresses.ts';
import {
  type AppointmentSettings,
  appointmentVariables,
  readAppointmentSettings,
} from '../modules/appointments/settings.ts';
import { type CodeSettings, codeVariables, readCodeSettings } from '../modules/codes/settings.ts';
import {
  type CustomerExportSettings,
  customerExportVariables,
  readCustomerExportSettings,
} from '../modules/customerExports/settings.ts';
import {
  missingForStorage,
  readStorageSettings,
  type StorageSettings,
  storageVariables,
} from '../modules/files/settings.ts';
import { type FlowSettings, flowVariables, readFlowSettings } from '../modules/flows/settings.ts';
import { type OrderSettings, orderVariables, readOrderSettings } from '../modules/orders/settings.ts';
import {
  type MessageSettings,
  mailOriginProblem,
  messageVariables,
  missingForMessages,
  readMessageSettings,
} from '../modules/outbox/settings.ts';
import {
  missingForPayments,
  type PaymentSettings,
  paymentVariables,
  readPaymentSettings,
} from '../modules/payments/settings.ts';
import { type PurchaseSettings, purchaseVariables, readPurchaseSettings } from '../modules/purchase/settings.ts';
import {
  missingForRegistration,
  type RegistrationSettings,
  readRegistrationSettings,
  registrationVariables,
} from '../modules/registration/settings.ts';
import { readSessionSettings, type SessionSettings, sessionVariables } from '../modules/session/settings.ts';
import {
  missingForSigning,
  readSigningSettings,
  type SigningSettings,
  signingVariables,
} from '../modules/signing/settings.ts';
import {
  activityVariables,
  readSuiteSettings,
  type SuiteSettings,
  suiteProblem,
  suiteVariables,
} from '../modules/suite/settings.ts';
import { type HelpSettings, helpVariables, readHelpSettings } from '../pages/helpSettings.ts';
import { type PagesSettings, pagesVariables, readPagesSettings } from '../pages/settings.ts';
import { type DomainSettings, domainProblem, domainVariables, readDomainSettings } from '../wire/domainSettings.ts';
import { type HostSettings, hostVariables, readHostSettings } from '../wire/hostSettings.ts';
import {
  type IdempotencySettings,
  idempotencyVariables,
  readIdempotencySettings,
} from '../wire/idempotencySettings.ts';
import { readServerSettings, type ServerSettings, serverVariables } from './server.ts';

/** A module declares the variables that it reads in its own `settings.ts`. */
export const settingVariables = {
  ...serverVariables,
  ...pagesVariables,
  ...hostVariables,
  ...domainVariables,
  ...idempotencyVariables,
  ...connectionVariables,
  ...helpVariables,
  ...appointmentVariables,
  ...codeVariables,
  ...customerExportVariables,
  ...storageVariables,
  ...flowVariables,
  ...orderVariables,
  ...purchaseVariables,
  ...messageVariables,
  ...paymentVariables,
  ...registrationVariables,
  ...sessionVariables,
  ...signingVariables,
  ...suiteVariables,
  ...activityVariables,
};
export type SettingName = keyof typeof settingVariables;

const environment = z.object(settingVariables).check(
  z.superRefine((env, context) => {
    const problem = crossSiteProblem(env) ?? mailOriginProblem(env);
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

export interface Settings
  extends ServerSettings,
    PagesSettings,
    HostSettings,
    DomainSettings,
    IdempotencySettings,
    ConnectionSettings,
    HelpSettings,
    AppointmentSettings,
    CodeSettings,
    CustomerExportSettings,
    StorageSettings,
    FlowSettings,
    OrderSettings,
    PurchaseSettings,
    MessageSettings,
    PaymentSettings,
    RegistrationSettings,
    SessionSettings,
    SigningSettings,
    SuiteSettings {}

/** Throws with one line for each invalid variable. */
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
    ...readServerSettings(env),
    ...readPagesSettings(env),
    ...readHostSettings(env),
    ...readDomainSettings(env),
    ...readIdempotencySettings(env),
    ...readConnectionSettings(env),
    ...readHelpSettings(env, env.MALLFLOW_DEMO),
    ...readAppointmentSettings(env),
    ...readCodeSettings(env),
    ...readCustomerExportSettings(env),
    ...readStorageSettings(env),
    ...readFlowSettings(env),
    ...readOrderSettings(env),
    ...readPurchaseSettings(env),
    ...readMessageSettings(env),
    ...readPaymentSettings(env, env.MALLFLOW_DEMO),
    ...readRegistrationSettings(env, env.MALLFLOW_DEMO),
    ...readSessionSettings(env),
    ...readSigningSettings(env),
    ...readSuiteSettings(env),
  };
}
