import { z } from 'zod/mini';
import { registrationEmail } from '#contract/calls/registration.ts';
import { registrationFlow } from '#machines/flows/registration/flow.ts';
import { registrationModel } from '#machines/flows/registration/model.ts';
import type { RegistrationContext, RegistrationEvent } from '#machines/flows/registration/types.ts';
import { isNumberOfRegion } from '#machines/lifecycles/registration.ts';
import type { LeafState } from '#src/flows/registration/view.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  formEventGestures,
  type LocatorOf,
  pressGesture,
  runEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { registrationDefects } from './defects.ts';

const submitButton = button('Register company');
const agreementLabel = 'I have read and agree to the terms of service and the privacy policy';

const fields = [
  ['company_name', 'Company name'],
  ['enterprise_number', 'Unified business number'],
  ['contact_name', 'Your name'],
  ['email', 'Email address'],
] as const;

const events: EventsOnPage<RegistrationEvent> = {
  'company.enter': {
    async gesture(reader, { typed }) {
      for (const [name, label] of fields) await field(label)(reader).fill(typed[name]);
    },
    control: 'belongs to what is on offer',
  },
  'terms.agree': {
    async gesture(reader, { agreed: isAgreed }) {
      await field(agreementLabel)(reader).setChecked(isAgreed);
    },
    control: 'belongs to what is on offer',
  },
  'phone.change': pressGesture(anyOf(button('Change number or code'), button('Verify phone'))),
  'registration.submit': pressGesture(submitButton),
  'registration.check': pressGesture(anyOf(button('Check again'), button('Try again'))),
  'mail.resend': pressGesture(button('Resend email')),
  'registration.change': pressGesture(button('Edit details')),
  'registration.finish': pressGesture(button('Go to sign-in page')),
  ...formEventGestures,
  ...runEventGestures,
};

const title = heading('Register your company in Taiwan');
const inboxHeading = heading('Check your inbox');

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: title,
  loadFailed: text('We couldn’t load the terms of service.'),
  closed: heading('Registration isn’t available right now'),
  'entering.routing': submitButton,
  'entering.missing': submitButton,
  'entering.skipped': submitButton,
  'entering.provided': submitButton,
  submitting: heading('Registering your company'),
  checkingOutcome: heading('We can’t confirm your registration yet'),
  routing: title,
  'mailed.counting': inboxHeading,
  'mailed.resendable': button('Resend email'),
  'mailed.resending': text('Resending the email…'),
  finished: title,
};

const submitEventSchema = z.object({ type: z.literal('registration.submit'), understood: z.boolean() });

function isUnderstood({ region, entered }: RegistrationContext): boolean {
  const { company_name, enterprise_number, contact_name, email } = entered;
  return (
    company_name !== '' &&
    contact_name !== '' &&
    isNumberOfRegion(region, enterprise_number) &&
    registrationEmail.safeParse(email).success
  );
}

export const registration: TestedFlow = {
  name: 'registration',
  folder: import.meta.dirname,
  model: registrationModel,
  events,
  stateLocators,
  onPage: {
    // `understood` follows from the form's content.
    shows: ({ snapshot }, { event }) => {
      const asked = submitEventSchema.safeParse(event).data;
      return asked === undefined || asked.understood === isUnderstood(snapshot.context);
    },
    variantOf: ({ snapshot }) => `${isUnderstood(snapshot.context)} ${snapshot.context.is_agreed}`,
  },
  flow: registrationFlow,
  unsaid: [
    {
      at: /^region: (?:JP|HK)$/,
      why: 'a suite begins in one region; the tests of registration in the browser begin in the others',
    },
  ],
  refusesTexts: true,
  traces: { secrets: ['曉', '林', '62140097', 'xiaoguang', '+886', '123456', '654321', 'key-of', 'sandbox'] },
  page: { address: '/mall/register-tw', email: null, hasHeader: false },
  defects: registrationDefects,
  acceptedMutants: {
    'transition retargeted: registration.entering.missing xstate.done.actor.provePhone[1] -> registration.entering.provided, now to registration.entering.routing':
      'the code that was entered leads on at once',
  },
};
