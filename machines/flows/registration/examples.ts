import type { Terms } from '#contract/entities/registration.ts';
import type { Refusal } from '#contract/refusal.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  refusalWithMessage,
  runExamples,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import type { EnteredCode } from '../../parts/oneTimeCodeTypes.ts';
import type { ConfirmationMail, RegistrationEvent, RegistrationFormValues, RegistrationPorts } from './types.ts';

const terms: Terms = { version: 'demo-1', terms_url: '/sandbox/terms', privacy_url: '/sandbox/privacy' };

export const formValuesExample: RegistrationFormValues = {
  company_name: '台北曉光有限公司',
  enterprise_number: '62140097',
  contact_name: '林曉',
  email: 'lin@xiaoguang.example',
};

const code: EnteredCode = {
  mobile: '+886912345678',
  code: '123456',
  sent: { mobile: '+886912345678', resend_at: '2026-11-21T10:06:00+00:00' },
};
const newerCode: EnteredCode = { ...code, code: '654321' };

const confirmationMail: ConfirmationMail = {
  email: 'lin@xiaoguang.example',
  resend_at: '2026-11-21T10:06:00+00:00',
  expires_at: '2026-11-22T10:05:00+00:00',
};
const resentConfirmationMail: ConfirmationMail = {
  ...confirmationMail,
  resend_at: '2026-11-21T10:08:00+00:00',
  expires_at: '2026-11-22T10:07:00+00:00',
};

const refusedOutcome = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;

export const registrationExamples = {
  events: {
    'company.enter': [
      { name: 'all of it', event: { type: 'company.enter', typed: formValuesExample } },
      {
        name: 'another address',
        event: { type: 'company.enter', typed: { ...formValuesExample, email: 'hsiao@xiaoguang.example' } },
      },
      {
        name: 'a beginning',
        event: { type: 'company.enter', typed: { ...formValuesExample, contact_name: '', email: '' } },
      },
      {
        name: 'an address that is none',
        event: { type: 'company.enter', typed: { ...formValuesExample, email: 'lin@' } },
      },
    ],
    'terms.agree': [
      { name: 'agreed', event: { type: 'terms.agree', agreed: true } },
      { name: 'taken back', event: { type: 'terms.agree', agreed: false } },
    ],
    'phone.change': [{ name: 'asked', event: { type: 'phone.change' } }],
    'registration.submit': [
      { name: 'understood', event: { type: 'registration.submit', understood: true } },
      { name: 'with something missing', event: { type: 'registration.submit', understood: false } },
    ],
    'registration.check': [{ name: 'asked', event: { type: 'registration.check' } }],
    'mail.resend': [{ name: 'asked', event: { type: 'mail.resend' } }],
    'registration.change': [{ name: 'asked', event: { type: 'registration.change' } }],
    'registration.finish': [{ name: 'asked', event: { type: 'registration.finish' } }],
    ...formExamples,
    ...runExamples,
  },
  ports: {
    readTerms: [
      { name: 'open', output: { kind: 'open', terms } },
      { name: 'closed', output: { kind: 'closed' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    provePhone: [
      { name: 'a code was entered', output: { kind: 'entered', code } },
      { name: 'another code was entered', output: { kind: 'entered', code: newerCode } },
      { name: 'left', output: { kind: 'left', unproven: { mobile: '0912 34', sent: null } } },
    ],
    saveRegistration: [
      { name: 'mailed', output: { kind: 'mailed', mailed: confirmationMail } },
      ...(
        [
          ['no such number', 'enterprise_number_invalid'],
          ['the terms have changed', 'terms_changed'],
          ['closed meanwhile', 'registration_closed'],
          ['no more mails today', 'mail_daily_limit'],
          ['the code has expired', 'sms_code_expired'],
          ['no code is left', 'sms_code_exhausted'],
          ['no code was sent', 'sms_code_missing'],
          ['the mobile is wrong', 'mobile_invalid'],
        ] as const
      ).map(([name, code]) => ({ name, output: { kind: 'refused', refusal: { code }, tries_left: null } as const })),
      {
        name: 'the code is wrong',
        output: { kind: 'refused', refusal: refusalWithMessage('sms_code_wrong'), tries_left: 4 },
      },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal, tries_left: null } },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'mailed', output: { kind: 'mailed', mailed: confirmationMail } },
      ...(
        [
          ['the terms have changed', 'terms_changed'],
          ['the code has expired', 'sms_code_expired'],
        ] as const
      ).map(([name, code]) => ({ name, output: { kind: 'refused', refusal: { code }, tries_left: null } as const })),
    ],
    resendMail: [
      { name: 'mailed', output: { kind: 'mailed', mailed: resentConfirmationMail } },
      { name: 'one was sent a moment ago', output: { kind: 'too_soon', resend_at: '2026-11-21T10:07:30+00:00' } },
      { name: 'no more today', output: refusedOutcome(refusalWithMessage('mail_daily_limit')) },
      { name: 'it was forgotten', output: refusedOutcome({ code: 'registration_unknown' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    untilMoment: [
      { name: 'it has come', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<RegistrationEvent, RegistrationPorts>;

const pathToSubmission = [
  'readTerms: open',
  'company.enter (all of it)',
  'provePhone: a code was entered',
  'terms.agree (agreed)',
] as const;

export const registrationPaths: readonly (readonly string[])[] = [
  // A refusal is shown until another field is entered; one of the code until another code was entered.
  [
    ...pathToSubmission,
    'registration.submit (understood)',
    'saveRegistration: the code is wrong',
    'company.enter (another address)',
    'provePhone: another code was entered',
    'registration.submit (understood)',
    'saveRegistration: no such number',
    'company.enter (all of it)',
    'registration.submit (understood)',
    'saveRegistration: the terms have changed',
    'readTerms: open',
    'registration.submit (understood)',
    'terms.agree (agreed)',
    'registration.submit (understood)',
    'saveRegistration: mailed',
  ],
  // A mail is requested again until its outcome is known; another address starts over with another code.
  [
    ...pathToSubmission,
    'registration.submit (understood)',
    'saveRegistration: no answer in time',
    'checkOutcome: mailed',
    'untilMoment: it has come',
    'mail.resend (asked)',
    'resendMail: no answer in time',
    'mail.resend (asked)',
    'resendMail: one was sent a moment ago',
    'untilMoment: it has come',
    'mail.resend (asked)',
    'resendMail: no more today',
    'registration.change (asked)',
    'company.enter (another address)',
    'registration.submit (understood)',
    'provePhone: another code was entered',
    'registration.submit (understood)',
    'saveRegistration: mailed',
    'untilMoment: it has come',
    'mail.resend (asked)',
    'resendMail: it was forgotten',
  ],
  // A form that is invalid in one field is not submitted. A notice of the server is shown beside the outcome.
  [
    ...pathToSubmission,
    'company.enter (an address that is none)',
    'registration.submit (with something missing)',
    'company.enter (all of it)',
    'registration.submit (understood)',
    'saveRegistration: a notice instead',
    'checkOutcome: the code has expired',
  ],
];
