import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { codes, type ErrorName } from '#contract/responseCodes.ts';
import { oneTimeCodeInput } from '#machines/parts/oneTimeCodeExamples.ts';
import type { OneTimeCodeInput } from '#machines/parts/oneTimeCodeTypes.ts';
import { createApi } from '../api/api.ts';
import { createOneTimeCodeMachine } from './oneTimeCode.ts';

const now = () => new Date('2026-11-22T10:00:00Z');
const challenge = { algorithm: 'SHA-256', challenge: 'c', salt: 's', signature: 'h', max_number: 9 };
const instant = '2026-11-22T12:34:56+00:00';

const ok = (data: unknown) => ({ code: 0, data, msg: '' });
const refused = (error: ErrorName, data: object = {}) => ({ code: codes[error].code, data, msg: error });

const defaultAnswers: Readonly<Record<string, unknown>> = {
  'captcha-challenge': ok({ challenge }),
  'captcha-verify': ok({ captcha_id: 'captcha-1', expires_at: instant }),
  'get-image-verify-code': ok({ image_code_id: 'image-1', image: 'data:,', expires_at: instant, challenge }),
  'send-sms-code': ok({ resend_at: instant, resend_after_seconds: 42, expires_at: instant }),
  'send-appointment-code': ok({ resend_at: instant, resend_after_seconds: 42, expires_at: instant }),
};

interface SentRequest {
  readonly path: string;
  readonly tab: string | null;
  readonly key: string | null;
  readonly says: unknown;
}

/** The machine with a stubbed server, and the requests that it got. */
function openCodeMachine(
  answers: Readonly<Record<string, unknown>> = {},
  of: Partial<OneTimeCodeInput> = {},
  tab: string | null = null,
) {
  const asked: SentRequest[] = [];
  const api = createApi({
    baseUrls: { oss: 'http://mall.example/oss', crm: 'http://mall.example/crm' },
    language: () => 'ja',
    onSignedOut: () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const name = pathname.split('/').at(-1) ?? '';
      const text = await request.text();
      asked.push({
        path: pathname,
        tab: request.headers.get('x-mallflow-tab'),
        key: request.headers.get('idempotency-key'),
        says: text === '' ? Object.fromEntries(searchParams) : JSON.parse(text),
      });
      return Response.json({ ...defaultAnswers, ...answers }[name]);
    },
  });
  const machine = createOneTimeCodeMachine({
    api,
    now,
    language: () => 'ja',
    tab,
    solve: async ({ salt }) => `solved ${salt}`,
  });
  return { asked, actor: createActor(machine, { input: { ...oneTimeCodeInput, ...of } }).start() };
}

type OpenedMachine = ReturnType<typeof openCodeMachine>;

async function ask({ actor }: OpenedMachine): Promise<void> {
  actor.send({ type: 'captcha.slide' });
  await waitFor(actor, (snapshot) => snapshot.matches({ asking: { image: 'ready' } }));
  actor.send({ type: 'code.send', mobile: '+8613800138000', image_code: 'AB', key: 'key-of-a-code-1' });
}

const code = { mobile: '+8613800138000', image_code_id: 'image-1', image_code: 'AB', language: 'ja' };

it.each([
  ['verification', 'CN', null, '/oss/customer/client-verification/send-sms-code', code],
  ['appointment', 'CN', null, '/oss/mall/client/send-appointment-code', code],
  ['registration', 'TW', 'a'.repeat(64), '/oss/mall/register/send-sms-code', { ...code, zone: 'TW' }],
] as const)(
  'a code for %s is requested by its own call after the captcha is solved and an image is loaded',
  async (purpose, zone, tab, path, says) => {
    const part = openCodeMachine({}, { purpose, zone }, tab);
    await ask(part);
    await waitFor(part.actor, (snapshot) => snapshot.matches('entering'));
    expect(part.asked).toEqual([
      { path: '/oss/siteapi/common-api/captcha-challenge', tab, key: null, says: { purpose } },
      { path: '/oss/siteapi/common-api/captcha-verify', tab, key: null, says: { purpose, solution: 'solved s' } },
      { path: '/oss/siteapi/common-api/get-image-verify-code', tab, key: null, says: { captcha_id: 'captcha-1' } },
      { path, tab, key: 'key-of-a-code-1', says },
    ]);
  },
);

it('the resend time of a code counts from the clock of the page, not from that of the server', async () => {
  const part = openCodeMachine();
  await ask(part);
  const { context } = await waitFor(part.actor, (snapshot) => snapshot.matches('entering'));
  expect(context.sent).toEqual({ mobile: '+8613800138000', resend_at: '2026-11-22T10:00:42.000Z' });
});

it('a code can be entered after `sms_too_soon`, with the resend time from the server', async () => {
  const part = openCodeMachine({ 'send-sms-code': refused('sms_too_soon', { retry_after_seconds: 17 }) });
  await ask(part);
  const { context } = await waitFor(part.actor, (snapshot) => snapshot.matches('entering'));
  expect(context).toMatchObject({
    sent: { mobile: '+8613800138000', resend_at: '2026-11-22T10:00:17.000Z' },
    refusal: { code: 'sms_too_soon' },
  });
});

it('a refused captcha, image or code is an outcome, and a refused challenge is a fault', async () => {
  const wrong = openCodeMachine({ 'captcha-verify': refused('captcha_wrong') });
  wrong.actor.send({ type: 'captcha.slide' });
  await waitFor(wrong.actor, (snapshot) => snapshot.matches({ asking: { captcha: 'wrong' } }));
  const expired = openCodeMachine({ 'get-image-verify-code': refused('captcha_expired') });
  expired.actor.send({ type: 'captcha.slide' });
  await waitFor(expired.actor, ({ context }) => context.refusal?.code === 'captcha_expired');
  const limited = openCodeMachine({ 'send-sms-code': refused('sms_daily_limit') });
  await ask(limited);
  await waitFor(limited.actor, ({ context }) => context.refusal?.code === 'sms_daily_limit');
  const busy = openCodeMachine({ 'captcha-challenge': refused('too_many_requests') });
  busy.actor.send({ type: 'captcha.slide' });
  const { context } = await waitFor(busy.actor, (snapshot) => snapshot.matches({ asking: { captcha: 'failed' } }));
  expect(context.fault).toEqual({
    kind: 'refused',
    refusal: { code: 'too_many_requests', message: { text: 'too_many_requests', language: 'ja' } },
  });
});

it('the solved challenge is sent as the image code when the image is skipped', async () => {
  const part = openCodeMachine();
  part.actor.send({ type: 'captcha.slide' });
  await waitFor(part.actor, (snapshot) => snapshot.matches({ asking: { image: 'ready' } }));
  part.actor.send({ type: 'image.skip' });
  await waitFor(part.actor, (snapshot) => snapshot.matches({ asking: { image: 'worked' } }));
  part.actor.send({ type: 'code.send', mobile: '+8613800138000', image_code: '', key: 'key-of-a-code-1' });
  await waitFor(part.actor, (snapshot) => snapshot.matches('entering'));
  expect(part.asked.at(-1)?.says).toEqual({ ...code, image_code: 'solved s' });
});
