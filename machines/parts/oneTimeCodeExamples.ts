import type { Challenge } from '#contract/entities/oneTimeCode.ts';
import { exampleModel } from '../kit/exampleModel.ts';
import { commonFaults, type Examples, formExamples, refusalWithMessage, unknownCodeRefusal } from '../kit/examples.ts';
import { oneTimeCodeMachine } from './oneTimeCode.ts';
import type { CodeImage, OneTimeCodeEvent, OneTimeCodeInput, OneTimeCodePorts } from './oneTimeCodeTypes.ts';

export const oneTimeCodeInput: OneTimeCodeInput = {
  purpose: 'verification',
  zone: 'CN',
  mobile: '138 0013 8000',
  sent: null,
  refusal: null,
  tries_left: null,
};

const challenge: Challenge = {
  algorithm: 'SHA-256',
  challenge: 'a'.repeat(64),
  salt: 'salt?expires=1795255500&',
  signature: 'b'.repeat(64),
  max_number: 1_000_000,
};

const imageDataUrl = (characters: string): string => {
  const text = `<text x="20" y="34" font-size="28">${characters}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="50">${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const image = (image_code_id: string, characters: string): CodeImage => ({
  image_code_id,
  image: imageDataUrl(characters),
  challenge,
});

export const codeKey = 'key-of-the-code';

const sendCodeEvent = { type: 'code.send', mobile: '+8613800138000', key: codeKey } as const;

const outcomes = [
  { name: 'sent', output: { kind: 'sent', resend_at: '2026-11-21T10:06:00+00:00' } },
  { name: 'one was sent a moment ago', output: { kind: 'too_soon', resend_at: '2026-11-21T10:05:40+00:00' } },
  { name: 'the image was misread', output: { kind: 'refused', refusal: { code: 'image_code_wrong' }, retry_at: null } },
  {
    name: 'no more today',
    output: { kind: 'refused', refusal: refusalWithMessage('sms_daily_limit'), retry_at: '2026-11-22T09:00:00+00:00' },
  },
  {
    name: 'too long after the image',
    output: { kind: 'refused', refusal: { code: 'captcha_expired' }, retry_at: null },
  },
  { name: 'not sent for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal, retry_at: null } },
] as const;

const noClock = { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } } as const;

export const oneTimeCodeExamples = {
  events: {
    'mobile.type': [
      { name: 'another', event: { type: 'mobile.type', mobile: '139 1234 5678' } },
      { name: 'nothing', event: { type: 'mobile.type', mobile: '' } },
    ],
    'captcha.slide': [{ name: 'to the end', event: { type: 'captcha.slide' } }],
    'image.renew': [{ name: 'asked', event: { type: 'image.renew' } }],
    'image.skip': [{ name: 'asked', event: { type: 'image.skip' } }],
    'code.send': [
      { name: 'with what was read', event: { ...sendCodeEvent, image_code: '7KMP3' } },
      { name: 'to another number', event: { ...sendCodeEvent, mobile: '+8613912345678', image_code: '7KMP3' } },
      { name: 'with nothing to read', event: { ...sendCodeEvent, image_code: '' } },
    ],
    'code.enter': [{ name: 'as it came', event: { type: 'code.enter', code: '204816' } }],
    'code.resend': [{ name: 'asked', event: { type: 'code.resend', key: codeKey } }],
    'mobile.change': [{ name: 'asked', event: { type: 'mobile.change' } }],
    'code.have': [{ name: 'it has come', event: { type: 'code.have' } }],
    'code.leave': [{ name: 'asked', event: { type: 'code.leave' } }],
    ...formExamples,
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
  },
  ports: {
    passCaptcha: [
      { name: 'passed', output: { kind: 'passed', captcha_id: 'captcha-1' } },
      { name: 'wrong', output: { kind: 'refused', refusal: { code: 'captcha_wrong' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    drawImage: [
      { name: 'an image', output: { kind: 'drawn', image: image('image-1', '7KMP3') } },
      { name: 'another image', output: { kind: 'drawn', image: image('image-2', 'R4TWX') } },
      { name: 'the captcha has expired', output: { kind: 'refused', refusal: refusalWithMessage('captcha_expired') } },
      ...commonFaults,
    ],
    workInstead: [
      { name: 'done', output: { solution: 'c29sdmVkIGluc3RlYWQ=' } },
      { name: 'no result', fault: { kind: 'broken', detail: 'no number solves it' } },
    ],
    sendCode: [...outcomes, ...commonFaults],
    checkOutcome: outcomes,
    untilMoment: [{ name: 'it has come', output: null }, noClock],
  },
} as const satisfies Examples<OneTimeCodeEvent, OneTimeCodePorts>;

const pathToImage = ['captcha.slide (to the end)', 'passCaptcha: passed', 'drawImage: an image'] as const;

const oneTimeCodePaths: readonly (readonly string[])[] = [
  // The message goes to the parsed number; another number starts at the captcha, with another image.
  [
    'mobile.type (another)',
    ...pathToImage,
    'code.send (to another number)',
    'sendCode: sent',
    'untilMoment: it has come',
    'code.resend (asked)',
    'sendCode: too long after the image',
    ...pathToImage,
    'code.send (to another number)',
    'sendCode: the image was misread',
    'drawImage: another image',
    'image.renew (asked)',
    'drawImage: an image',
    'code.send (to another number)',
    'sendCode: no answer in time',
    'checkOutcome: sent',
    'code.enter (as it came)',
  ],
  // The solution for one image is not submitted for another; a code that arrives late can still be entered.
  [
    ...pathToImage,
    'code.send (with what was read)',
    'sendCode: one was sent a moment ago',
    'mobile.change (asked)',
    ...pathToImage,
    'image.skip (asked)',
    'workInstead: done',
    'code.send (with nothing to read)',
    'sendCode: no more today',
    'drawImage: another image',
    'image.skip (asked)',
    'workInstead: no result',
    'code.have (it has come)',
    'code.enter (as it came)',
  ],
  // Another code for the same number is sent at once; if the server refuses it, the refusal is shown beside the number,
  // and another number starts at the captcha.
  [
    ...pathToImage,
    'code.send (with what was read)',
    'sendCode: sent',
    'untilMoment: it has come',
    'code.resend (asked)',
    'sendCode: no more today',
    'code.send (with nothing to read)',
    'sendCode: sent',
    'untilMoment: it has come',
    'code.resend (asked)',
    'sendCode: no more today',
    'code.have (it has come)',
    'untilMoment: it has come',
    'code.resend (asked)',
    'sendCode: no more today',
    'mobile.type (another)',
    'captcha.slide (to the end)',
  ],
  // A fault is shown until the next action.
  [
    'captcha.slide (to the end)',
    'passCaptcha: no connection',
    'connection.back (heard)',
    'passCaptcha: passed',
    'drawImage: no connection',
    'connection.back (heard)',
    'drawImage: an image',
    'image.renew (asked)',
    'drawImage: the captcha has expired',
    'captcha.slide (to the end)',
    'passCaptcha: wrong',
  ],
];

export const oneTimeCodeModel = {
  machine: oneTimeCodeMachine,
  input: oneTimeCodeInput,
  ...exampleModel(oneTimeCodeExamples),
  extraPaths: oneTimeCodePaths,
};
