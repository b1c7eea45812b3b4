import type { z } from 'zod/mini';
import { connectionVariables } from '../connections/settings.ts';
import { appointmentVariables } from '../modules/appointments/settings.ts';
import { codeVariables } from '../modules/codes/settings.ts';
import { customerExportVariables } from '../modules/customerExports/settings.ts';
import { storageVariables } from '../modules/files/settings.ts';
import { flowVariables } from '../modules/flows/settings.ts';
import { orderVariables } from '../modules/orders/settings.ts';
import { messageVariables } from '../modules/outbox/settings.ts';
import { paymentVariables } from '../modules/payments/settings.ts';
import { purchaseVariables } from '../modules/purchase/settings.ts';
import { registrationVariables } from '../modules/registration/settings.ts';
import { sessionVariables } from '../modules/session/settings.ts';
import { signingVariables } from '../modules/signing/settings.ts';
import { activityVariables, suiteVariables } from '../modules/suite/settings.ts';
import { helpVariables } from '../pages/helpSettings.ts';
import { pagesVariables } from '../pages/settings.ts';
import { domainVariables } from '../wire/domainSettings.ts';
import { hostVariables } from '../wire/hostSettings.ts';
import { idempotencyVariables } from '../wire/idempotencySettings.ts';
import { serverVariables } from './server.ts';

/** A section of `docs/settings.md`. */
export interface SettingGroup {
  readonly title: string;
  readonly intro?: string;
  readonly variables: Readonly<Record<string, z.core.$ZodType>>;
}

export const settingGroups: readonly SettingGroup[] = [
  { title: 'The server', variables: serverVariables },
  { title: 'The pages', variables: pagesVariables },
  {
    title: 'Hosts and proxies',
    intro: 'See [Hosts and proxies](deployment.md#hosts-and-proxies) for how a request is accepted or refused.',
    variables: hostVariables,
  },
  {
    title: 'Two regions',
    intro: 'Set both or none. Servers of both origins share one database and one `MALLFLOW_SECRET`.',
    variables: domainVariables,
  },
  {
    title: 'Orders, appointments and exports',
    variables: {
      ...orderVariables,
      ...purchaseVariables,
      ...appointmentVariables,
      ...customerExportVariables,
      ...activityVariables,
    },
  },
  {
    title: 'Payments',
    intro:
      'Set all variables of a provider or none; each also needs `MALLFLOW_PUBLIC_URL`. Only the addresses of the APIs and the keys that follow (`NEXT`) are optional.',
    variables: paymentVariables,
  },
  {
    title: 'Signatures',
    intro: 'Set the three without a default together with `MALLFLOW_PUBLIC_URL`, or none.',
    variables: signingVariables,
  },
  {
    title: 'Mails and text messages',
    intro:
      'Set `MALLFLOW_SMTP_URL` together with `MALLFLOW_MAIL_FROM` and `MALLFLOW_PAGES_ORIGINS`, and `MALLFLOW_SMS_URL` together with `MALLFLOW_SMS_TOKEN`.',
    variables: { ...messageVariables, ...codeVariables },
  },
  { title: 'Registration', intro: 'Set all three or none.', variables: registrationVariables },
  {
    title: 'Storage of files',
    intro: 'Set all but the region, which has a default, or none.',
    variables: storageVariables,
  },
  {
    title: 'Support and help',
    intro:
      'A page of help receives e-mail, page, user id, language and name, and as `custom_fields` client, region, kind of account and, if the person agrees, the support code.',
    variables: helpVariables,
  },
  {
    title: 'The suite around the mall',
    intro:
      'The ids of entries are in [contract/entities/suiteEntries.ts](../contract/entities/suiteEntries.ts). `ai.personal` is the personal site of users without the AI permission; `leads.search` is what users without company intelligence have in its place.',
    variables: suiteVariables,
  },
  {
    title: 'Sessions and limits for strangers',
    variables: { ...sessionVariables, ...idempotencyVariables, ...flowVariables },
  },
  { title: 'Connections', variables: connectionVariables },
];
