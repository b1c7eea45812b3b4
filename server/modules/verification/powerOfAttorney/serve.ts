import type { z } from 'zod/mini';
import type { calls } from '#contract/calls/index.ts';
import { currentDateIn, zoneLanguages } from '#contract/entities/client.ts';
import { mainlandVerificationType, verificationTypeOf } from '#contract/entities/verification.ts';
import { sanitiseFileName } from '#contract/files.ts';
import { normaliseEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';
import type { Deps } from '../../../deps.ts';
import { printerBusy, printInQueue } from '../../../printing/printer.ts';
import { textIn } from '../../../texts/textIn.ts';
import { type FileAnswer, type MainAccount, refuse } from '../../../wire/handler.ts';
import { memberWithClient } from '../../identity/index.ts';
import { powerOfAttorneyMessages } from './messages.ts';

/** Filled in by hand. */
const blankNumber = '_'.repeat(24);

interface PowerOfAttorneyRequest {
  readonly query: z.output<typeof calls.powerOfAttorneyRead.query>;
  readonly caller: MainAccount;
}

/** Contains what the main account typed; it is not stored. */
export async function servePowerOfAttorney({ query, caller }: PowerOfAttorneyRequest, deps: Deps): Promise<FileAnswer> {
  const { db, settings, now } = deps;
  const { user, client } = await memberWithClient(db, caller);
  const { use_zone: zone } = client;
  if (verificationTypeOf(zone) !== mainlandVerificationType) return refuse('not_found');
  const language = user.user_language ?? zoneLanguages[zone];
  const of = {
    language,
    company: query.company_name,
    number: query.credit_code === undefined ? blankNumber : normaliseEnterpriseNumber(zone, query.credit_code),
    attorney: user.real_name,
    account: user.email,
    seller: settings.transfer_account.beneficiary,
    from: currentDateIn(zone, now()),
  };
  const wanted = { paper: 'power_of_attorney', of } as const;
  const bytes = await printInQueue(deps, { wanted, client_id: caller.client_id });
  if (bytes === null) return printerBusy;
  const title = textIn(language)(powerOfAttorneyMessages.title);
  const name = sanitiseFileName(`${title} ${query.company_name}.pdf`);
  const file = { name, size: bytes.length, type: 'application/pdf', inline: false } as const;
  return { kind: 'file', file: { ...file, bytes: new Blob([bytes]).stream() } };
}
