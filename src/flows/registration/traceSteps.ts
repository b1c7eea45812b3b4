import { msg } from '@lingui/core/macro';
import type {
  RegistrationChildren,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/flows/registration/types.ts';
import { failed, formRows, pageRows, provePhoneRow, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage, hiddenMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';

const tooSoonMessage = msg`one was just sent`;

function describeMail({ kind, refusal }: Payload, { say, refused }: StepFormatter): StepResult {
  if (kind === 'too_soon') return failed(say(tooSoonMessage));
  return kind === 'mailed' ? succeeded(say(doneMessage)) : failed(refused(refusal));
}

export const registrationTraceSteps = {
  'company.enter': {
    by: 'person',
    can: msg`Enter company details`,
    did: msg`Entered company details`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: ({ entered }) => [{ type: 'company.enter', typed: entered }],
  },
  'terms.agree': {
    by: 'person',
    can: msg`Agree to the terms`,
    did: msg`Responded to the terms`,
    detail: ({ agreed }, { say }) => say(agreed === true ? msg`agreed` : msg`not agreed`),
    tries: ({ is_agreed }) => [{ type: 'terms.agree', agreed: !is_agreed }],
  },
  'phone.change': { by: 'person', can: msg`Verify a different phone`, did: msg`Tried to verify the phone` },
  'registration.submit': {
    by: 'person',
    can: msg`Register company`,
    did: msg`Tried to register the company`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'registration.submit', understood: true }],
  },
  'registration.check': {
    by: 'person',
    can: msg`Check whether registration is available`,
    did: msg`Tried to check whether registration is available`,
  },
  'mail.resend': { by: 'person', can: msg`Resend email`, did: msg`Tried to resend the email` },
  'registration.change': {
    by: 'person',
    can: msg`Edit details`,
    did: msg`Tried to edit details`,
  },
  'registration.finish': { by: 'person', can: msg`Go to sign-in page`, did: msg`Went to sign-in page` },
  ...formRows,
  'connection.back': pageRows['connection.back'],
  'flow.resume': resumeRow,

  readTerms: {
    by: 'server',
    did: msg`Loading the terms`,
    answer: ({ kind }, { say }) =>
      kind === 'open' ? succeeded(say(doneMessage)) : failed(say(msg`registration not available`)),
  },
  provePhone: provePhoneRow,
  saveRegistration: { by: 'server', did: msg`Registering the company`, answer: describeMail },
  checkOutcome: { by: 'server', did: msg`Checking registration status`, answer: describeMail },
  resendMail: { by: 'server', did: msg`Resending the email`, answer: describeMail },
  untilMoment: { by: 'clock', did: msg`The email could be resent` },
} as const satisfies StepRows<RegistrationContext, RegistrationEvent, RegistrationChildren>;
