import { msg, plural } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { orderStatusLabels, paymentStatusLabels } from '../../i18n/orderLabels.ts';
import type { Payload, StepResult } from './rows.ts';
import type { StepFormatter } from './stepFormatter.ts';

export const pageRows = {
  'receipt.leave': { by: 'page', can: msg`Leave the page`, did: msg`Left the page` },
  'connection.back': { by: 'page', can: msg`Come back online`, did: msg`Came back online` },
} as const;

/** Says only how many fields are at fault: the replayed page shows which ones and why. */
export const formRows = {
  'form.checked': {
    by: 'page',
    can: msg`See what to check in the form`,
    did: msg`The form showed what to check`,
    detail: ({ field_faults }: Payload, { say }: StepFormatter) => {
      const faults = tracedFieldFaults.safeParse(field_faults).data ?? {};
      const count = Object.values(faults).filter((fault) => fault !== null).length;
      return say(
        count === 0 ? msg`nothing left to check` : msg`${plural(count, { one: '# field', other: '# fields' })}`,
      );
    },
    tries: () => [],
  },
} as const;

const tracedFieldFaults = z.record(z.string(), z.unknown());

/** After a reload, a sign-in or on another device. */
export const resumeRow = {
  by: 'page',
  can: msg`Leave and come back to this page`,
  did: msg`Came back to this page`,
} as const;

/** The server checks the code only on submit, so `did` must not say that the phone is verified. */
export const provePhoneRow = {
  by: 'person',
  did: msg`Entered a phone number and SMS code (checked on submit)`,
  left: msg`Closed phone verification without entering a code`,
} as const;

export const succeeded = (text: string): StepResult => ({ text, failed: false });
export const failed = (text: string): StepResult => ({ text, failed: true });

export const noneFoundMessage = msg`none found`;

export function describeOrder({ kind, order }: Payload, { say, wordOf }: StepFormatter): StepResult {
  if (kind !== 'found') return succeeded(say(noneFoundMessage));
  return succeeded(wordOf(orderStatusLabels, z.object({ status: z.unknown() }).safeParse(order).data?.status));
}

const tracedPayment = z.object({ order: z.object({ status: z.unknown(), payment_status: z.unknown() }) });

export function describePayment({ kind, payment }: Payload, { say, wordOf }: StepFormatter): StepResult {
  const order = tracedPayment.safeParse(payment).data?.order;
  if (kind !== 'found' || order === undefined) return succeeded(say(noneFoundMessage));
  const [status, stands] = [wordOf(orderStatusLabels, order.status), wordOf(paymentStatusLabels, order.payment_status)];
  return succeeded(`${status} · ${stands}`);
}
