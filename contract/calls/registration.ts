import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import {
  registeredAccount,
  registrationLink,
  registrationMail,
  registrationRegion,
  terms,
} from '../entities/registration.ts';
import { enterpriseNumber, mobile, requiredLine, smsCode } from '../fields.ts';
import { language } from '../languages.ts';
import { passwordLength } from '../limits.ts';

/** 256 random bits as base64url, in the link of a mail. */
export const linkSecret = z.string().check(z.regex(/^[\w-]{43}$/));

export const registrationEmail = z.email().check(z.maxLength(254));

export const registrationTerms = get({
  host: 'oss',
  path: '/mall/register/terms',
  summary: 'The terms to which whoever registers agrees',
  access: 'public',
  addition: true,
  rate: { times: 60, seconds: 60 },
  query: noParameters,
  data: terms,
  refusals: ['registration_closed', 'too_many_requests'],
});

export const registrationSave = post({
  host: 'oss',
  path: '/mall/register/save',
  summary:
    'Registers a company, and has the address of its main account written to; answers the same whether it has an account',
  access: 'session-or-tab',
  addition: true,
  keyed: true,
  rate: { times: 10, seconds: 60 },
  body: z.strictObject({
    region: registrationRegion,
    company_name: requiredLine(200),
    enterprise_number: enterpriseNumber,
    contact_name: requiredLine(100),
    email: registrationEmail,
    /** Proved by `sms_code`. */
    mobile,
    sms_code: smsCode,
    terms_version: terms.shape.version,
    /** The language of the mail. */
    language,
  }),
  data: registrationMail,
  refusals: [
    'registration_closed',
    'terms_changed',
    'enterprise_number_invalid',
    'mobile_invalid',
    'sms_code_missing',
    'sms_code_wrong',
    'sms_code_expired',
    'sms_code_exhausted',
    'mail_daily_limit',
    'idempotency_key_reused',
    'too_many_requests',
  ],
});

export const registrationResend = post({
  host: 'oss',
  path: '/mall/register/resend',
  summary: 'Has the address of the last registration of the tab written to once more',
  access: 'session-or-tab',
  addition: true,
  keyed: true,
  rate: { times: 10, seconds: 60 },
  body: z.strictObject({ region: registrationRegion, language }),
  data: registrationMail,
  refusals: [
    'registration_unknown',
    'mail_too_soon',
    'mail_daily_limit',
    'idempotency_key_reused',
    'too_many_requests',
  ],
});

export const registrationLinkRead = post({
  host: 'oss',
  path: '/mall/register/link',
  summary: 'What the reader of a mail confirms; changes nothing',
  access: 'public',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({ secret: linkSecret }),
  data: registrationLink,
  refusals: ['link_unknown', 'link_expired', 'link_used', 'too_many_requests'],
});

export const registrationConfirm = post({
  host: 'oss',
  path: '/mall/register/confirm',
  summary:
    'Confirms an address by the link of its mail, once, and makes the account with the password that its reader chooses',
  access: 'session-or-tab',
  addition: true,
  keyed: true,
  rate: { times: 10, seconds: 60 },
  body: z.strictObject({
    secret: linkSecret,
    password: z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max)),
  }),
  data: registeredAccount,
  refusals: [
    'link_unknown',
    'link_expired',
    'link_used',
    'password_weak',
    'idempotency_key_reused',
    'too_many_requests',
  ],
});

export const registrationConfirmed = get({
  host: 'oss',
  path: '/mall/register/confirmed',
  summary: 'The account that was made in this tab, for a day',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 60, seconds: 60 },
  query: z.strictObject({ region: registrationRegion }),
  data: z.object({ account: z.nullable(registeredAccount) }),
  refusals: ['too_many_requests'],
});
