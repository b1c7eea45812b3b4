import { msg } from '@lingui/core/macro';
import type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationQuestions,
} from '#machines/flows/registration/types.ts';
import { answered, failed, formRows, pageRows, provePhoneRow, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords, hiddenWords, type Teller } from '../../flowkit/steps/teller.ts';

const tooSoon = msg`one was sent a moment ago`;

function mailAnswer({ kind, refusal }: Payload, { say, refused }: Teller): Answer {
  if (kind === 'too_soon') return failed(say(tooSoon));
  return kind === 'mailed' ? answered(say(doneWords)) : failed(refused(refusal));
}

export const registrationSteps = {
  'company.enter': {
    by: 'person',
    can: msg`Fill in the company`,
    did: msg`Filled in the company`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: ({ entered }) => [{ type: 'company.enter', typed: entered }],
  },
  'terms.agree': {
    by: 'person',
    can: msg`Agree to the terms`,
    did: msg`Decided about the terms`,
    detail: ({ agreed }, { say }) => say(agreed === true ? msg`agreed` : msg`not agreed`),
    tries: ({ is_agreed }) => [{ type: 'terms.agree', agreed: !is_agreed }],
  },
  'phone.change': { by: 'person', can: msg`Verify another phone`, did: msg`Wanted to verify the phone` },
  'registration.submit': {
    by: 'person',
    can: msg`Register`,
    did: msg`Wanted to register`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'registration.submit', understood: true }],
  },
  'registration.check': {
    by: 'person',
    can: msg`Look again whether companies can register`,
    did: msg`Wanted to know whether companies can register`,
  },
  'mail.resend': { by: 'person', can: msg`Have another e-mail sent`, did: msg`Wanted another e-mail` },
  'registration.change': {
    by: 'person',
    can: msg`Change what was entered`,
    did: msg`Wanted to change what was entered`,
  },
  'registration.finish': { by: 'person', can: msg`Leave for the sign-in`, did: msg`Left for the sign-in` },
  ...formRows,
  'connection.back': pageRows['connection.back'],
  'flow.resume': resumeRow,

  readTerms: {
    by: 'server',
    did: msg`Reading the terms`,
    answer: ({ kind }, { say }) =>
      kind === 'open' ? answered(say(doneWords)) : failed(say(msg`companies cannot register`)),
  },
  provePhone: provePhoneRow,
  saveRegistration: { by: 'server', did: msg`Registering the company`, answer: mailAnswer },
  lookUp: { by: 'server', did: msg`Asking once more whether it was registered`, answer: mailAnswer },
  resendMail: { by: 'server', did: msg`Having another e-mail sent`, answer: mailAnswer },
  untilMoment: { by: 'clock', did: msg`Another e-mail could be asked for` },
} as const satisfies StepRows<RegistrationContext, RegistrationEvent, RegistrationQuestions>;
