import { z } from 'zod/mini';
import { editableFields, isMainland } from '#machines/flows/verification/reasons.ts';
import type { OverseasEvent, VerificationContext } from '#machines/flows/verification/types.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import type { OverseasLeaf } from '#src/flows/verification/view.ts';
import { readNow } from '../../browser/readNow.ts';
import { anyOf, button, buttonIn, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  formEventGestures,
  type LocatorOf,
  pressGesture,
  receiptEventGestures,
} from '../../flowkit/testedFlow.ts';

const names = {
  company_name: ['Certified company name'],
  translated_name: ['Translated name'],
  credit_code: ['Business registration number', 'Unified social credit code'],
} as const;

export const enterpriseEvents: EventsOnPage<OverseasEvent> = {
  'enterprise.enter': {
    async gesture(reader, { typed }) {
      for (const name of ['company_name', 'translated_name', 'credit_code'] as const) {
        for (const label of names[name]) {
          const input = field(label)(reader);
          if (await readNow('the place on the path was waited for', () => input.isVisible()))
            await input.fill(typed[name]);
        }
      }
    },
    control: 'belongs to what is on offer',
  },
  'license.replace': pressGesture(buttonIn('Business licence', 'Replace')),
  'license.remove': pressGesture(buttonIn('Business licence', 'Remove')),
  'phone.change': pressGesture(anyOf(button('Change number or code'), button('Verify phone'))),
  'verification.submit': pressGesture(button('Submit for review')),
  'verification.check': pressGesture(anyOf(button('Check again'), button('Try again'))),
  ...formEventGestures,
  ...receiptEventGestures,
};

const form: LocatorOf = button('Submit for review');

export const enterpriseLocators: Readonly<Record<OverseasLeaf, LocatorOf>> = {
  reading: heading('Verify your company'),
  routing: heading('Verify your company'),
  loadFailed: text('We couldn’t load the verification status.'),
  'enterprise.license.routing': form,
  'enterprise.license.missing': form,
  'enterprise.license.provided': form,
  'enterprise.number.routing': form,
  'enterprise.number.idle': form,
  'enterprise.number.checking': text('Checking the number…'),
  'enterprise.phone.routing': form,
  'enterprise.phone.missing': form,
  'enterprise.phone.skipped': form,
  'enterprise.phone.provided': form,
  submitting: heading('Submitting'),
  checkingOutcome: heading('We can’t confirm your submission yet'),
  'watching.pending': heading('We’re reviewing your verification'),
  'watching.closed': heading('Only the main account can verify your company'),
  passed: heading('Your company is verified'),
  finished: heading('Verify your company'),
};

const submitEventSchema = z.object({ type: z.literal('verification.submit'), understood: z.boolean() });

/** Whether the content of the open fields is valid. */
export function isEnterpriseUnderstood(context: VerificationContext): boolean {
  const { company_name, translated_name, credit_code } = context.entered;
  const open = editableFields(context);
  const isNumber = enterpriseNumberProblem(isMainland(context) ? 'CN' : 'HK', credit_code) !== 'wrong';
  return (
    (!open.includes('company_name') || company_name !== '') &&
    (!open.includes('translated_name') || translated_name !== '') &&
    (!open.includes('credit_code') || isNumber)
  );
}

/** Whether the event's `understood` agrees with the form's content. */
export function agreesWithForm(context: VerificationContext, event: unknown): boolean {
  const asked = submitEventSchema.safeParse(event).data;
  return asked === undefined || asked.understood === isEnterpriseUnderstood(context);
}
