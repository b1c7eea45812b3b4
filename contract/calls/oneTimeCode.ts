import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import {
  captchaPass,
  challenge,
  codePurpose,
  imageCode,
  sentCodeInfo,
  solvedChallenge,
} from '../entities/oneTimeCode.ts';
import { registrationRegion } from '../entities/registration.ts';
import { mobile } from '../fields.ts';
import { language } from '../languages.ts';
import { typedCode } from '../typed.ts';

/** The characters in the image, or the solution of its challenge. */
const imageAnswer = typedCode(2048).check(z.minLength(1));

/**
 * The parameters of every call that sends a code. Without an image, the code is sent only within
 * `codeLimits.passMinutes` after the caller got one with an image for the same number and purpose.
 */
export const codeRequest = {
  mobile,
  image_code_id: z.optional(itemId),
  image_code: z.optional(imageAnswer),
  language,
};

export const codeRequestRefusals = [
  'mobile_invalid',
  'image_code_wrong',
  'image_code_expired',
  'captcha_expired',
  'sms_country_not_served',
  'sms_too_soon',
  'sms_daily_limit',
  'sms_budget_spent',
  'idempotency_key_reused',
  'too_many_requests',
  'unavailable',
] as const;

export const codeRate = { times: 10, seconds: 60 } as const;

export const captchaChallenge = get({
  host: 'oss',
  path: '/siteapi/common-api/captcha-challenge',
  summary: 'A piece of work that the page does while a person slides to confirm',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 30, seconds: 60 },
  query: z.strictObject({ purpose: codePurpose }),
  data: z.object({ challenge }),
  refusals: ['too_many_requests'],
});

export const captchaPassed = post({
  host: 'oss',
  path: '/siteapi/common-api/captcha-verify',
  summary: 'Takes the work of a captcha once, and lets its holder ask for images',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({ purpose: codePurpose, solution: solvedChallenge }),
  data: captchaPass,
  refusals: ['captcha_wrong', 'too_many_requests'],
});

export const imageVerifyCode = get({
  host: 'oss',
  path: '/siteapi/common-api/get-image-verify-code',
  summary: 'An image whose characters prove that a person asks, for whoever has passed the captcha',
  access: 'session-or-tab',
  rate: { times: 30, seconds: 60 },
  query: z.strictObject({ captcha_id: itemId }),
  data: imageCode,
  refusals: ['captcha_expired', 'too_many_requests'],
});

export const registrationSendSmsCode = post({
  host: 'oss',
  path: '/mall/register/send-sms-code',
  summary: 'Sends a code to the mobile of a registration',
  access: 'session-or-tab',
  addition: true,
  keyed: true,
  rate: codeRate,
  body: z.strictObject({ ...codeRequest, zone: registrationRegion }),
  data: sentCodeInfo,
  refusals: codeRequestRefusals,
});
