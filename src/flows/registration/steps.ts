import { msg } from '@lingui/core/macro';
import type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationQuestions,
} from '#machines/flows/registration/types.ts';
import { answered, failed, formRows, pageRows, provePhoneRow, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords, hiddenWords, type Teller } from '../../flowkit/steps/teller.ts';

const tooSoon = msg`one was just sent`;

function mailAnswer({ kind, refusal }: Payload, { say, refused }: Teller): Answer {
  if (kind === 'too_soon') return failed(say(tooSoon));
  return kind === 'mailed' ? answered(say(doneWords)) : failed(refused(refusal));
}

export const registrationSteps = {
  'company.enter': {
    by: 'person',
    can: msg`Enter company details`,
    did: msg`Entered company details`,
    detail: (_event, { say }) => say(hiddenWords),
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
      kind === 'open' ? answered(say(doneWords)) : failed(say(msg`registration not available`)),
  },
  provePhone: provePhoneRow,
  saveRegistration: { by: 'server', did: msg`Registering the company`, answer: mailAnswer },
  lookUp: { by: 'server', did: msg`Checking registration status`, answer: mailAnswer },
  resendMail: { by: 'server', did: msg`Resending the email`, answer: mailAnswer },
  untilMoment: { by: 'clock', did: msg`The email could be resent` },
} as const satisfies StepRows<RegistrationContext, RegistrationEvent, RegistrationQuestions>;
