import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import type { CodePurpose } from '#contract/entities/oneTimeCode.ts';
import { migrateRun } from '../kit/migration.ts';
import { oneTimeCodeMachine } from './oneTimeCode.ts';
import { oneTimeCodeExamples, oneTimeCodeInput } from './oneTimeCodeExamples.ts';
import type { CaptchaOutcome, CodeOutcome, CodeQuery, ImageOutcome, OneTimeCodeInput } from './oneTimeCodeTypes.ts';
import {
  applyCodeResult,
  emptyPhoneContext,
  oneTimeCodeInputOf,
  type PhoneContext,
  unprovenPhoneMigration,
} from './phoneProof.ts';

const sentCode = { mobile: '+8613800138000', resend_at: '2026-11-21T10:05:00+00:00' };

/** Its `untilMoment` never resolves. */
function startCodeActor(input: Partial<OneTimeCodeInput>) {
  const machine = oneTimeCodeMachine.provide({
    actors: { untilMoment: fromPromise<null, { readonly at: string }>(() => new Promise<null>(() => {})) },
  });
  return createActor(machine, { input: { ...oneTimeCodeInput, ...input } }).start();
}

describe('one-time code that was entered', () => {
  it('a one-time code can be entered again after `sms_code_wrong` or when the client returns', () => {
    const wrong = startCodeActor({ sent: sentCode, refusal: { code: 'sms_code_wrong' }, tries_left: 3 });
    expect(wrong.getSnapshot().value).toEqual({ entering: 'counting' });
    expect(wrong.getSnapshot().context).toMatchObject({ refusal: { code: 'sms_code_wrong' }, tries_left: 3 });
    expect(startCodeActor({ sent: sentCode }).getSnapshot().value).toEqual({ entering: 'counting' });
  });

  it.each([
    ['sms_code_expired', { asking: 'again' }],
    ['sms_code_exhausted', { asking: 'again' }],
    ['sms_code_missing', { asking: { captcha: 'idle' } }],
    ['mobile_invalid', { asking: { captcha: 'idle' } }],
  ] as const)(
    'a one-time code can no longer be entered after %s, and another one has to be requested [COD-01]',
    (code, value) => {
      const refusal = { code };
      const actor = startCodeActor({ sent: sentCode, refusal });
      expect(actor.getSnapshot().value).toEqual(value);
      expect(actor.getSnapshot().context).toMatchObject({ sent: null, refusal });
      expect(actor.getSnapshot().can({ type: 'code.have' })).toBe(false);
    },
  );

  it('an expired code is requested again for the same mobile number without captcha and image [COD-01]', () => {
    const actor = startCodeActor({ sent: sentCode, mobile: '138-0013-8000', refusal: { code: 'sms_code_expired' } });
    expect(actor.getSnapshot().context).toMatchObject({ mobile: '138-0013-8000', passed: true });
    actor.send({ type: 'code.send', mobile: sentCode.mobile, image_code: '', key: 'key-1' });
    expect(actor.getSnapshot().context.request).toMatchObject({
      mobile: sentCode.mobile,
      image_code_id: '',
      key: 'key-1',
    });
  });

  it('an expired code requires captcha and image again when another mobile number is typed [COD-01]', () => {
    const actor = startCodeActor({ sent: sentCode, refusal: { code: 'sms_code_expired' } });
    actor.send({ type: 'mobile.type', mobile: '139' });
    expect(actor.getSnapshot().value).toEqual({ asking: { captcha: 'idle' } });
    expect(actor.getSnapshot().can({ type: 'code.send', mobile: '+8613912345678', image_code: '', key: 'key-1' })).toBe(
      false,
    );
  });

  it('entering a code ends the one-time code machine with the mobile number as typed and the one it was sent to', () => {
    const actor = startCodeActor({ sent: sentCode, mobile: '138-0013-8000' });
    actor.send({ type: 'code.enter', code: '204816' });
    const code = { mobile: '138-0013-8000', code: '204816', sent: sentCode };
    expect(actor.getSnapshot().output).toEqual({ kind: 'entered', code });
  });

  it('a code is entered for the number it was sent to after a change of the number was abandoned', () => {
    const actor = startCodeActor({ sent: sentCode });
    actor.send({ type: 'mobile.change' });
    actor.send({ type: 'mobile.type', mobile: '139' });
    actor.send({ type: 'code.have' });
    actor.send({ type: 'code.enter', code: '204816' });
    expect(actor.getSnapshot().output).toMatchObject({ code: { mobile: oneTimeCodeInput.mobile, sent: sentCode } });
  });
});

describe('leaving the one-time code machine without a code', () => {
  it('leaving without a code keeps the mobile number as typed and the code that was sent to it', () => {
    const typing = startCodeActor({ mobile: '' });
    typing.send({ type: 'mobile.type', mobile: '139 1234' });
    typing.send({ type: 'code.leave' });
    expect(typing.getSnapshot().output).toEqual({ kind: 'left', unproven: { mobile: '139 1234', sent: null } });
    const waiting = startCodeActor({ sent: sentCode });
    waiting.send({ type: 'code.leave' });
    expect(waiting.getSnapshot().output).toEqual({
      kind: 'left',
      unproven: { mobile: '138 0013 8000', sent: sentCode },
    });
  });

  it('leaving while another mobile number is being typed drops the code sent to the previous number', () => {
    const actor = startCodeActor({ sent: sentCode });
    actor.send({ type: 'mobile.change' });
    actor.send({ type: 'mobile.type', mobile: '139' });
    actor.send({ type: 'code.leave' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', unproven: { mobile: '139', sent: null } });
  });
});

describe('phone kept by a flow', () => {
  const asked = { purpose: 'registration', zone: 'TW' } as const;
  const code = { mobile: sentCode.mobile, code: '204816', sent: sentCode };
  const refused: PhoneContext = { code, unproven: null, refusal: { code: 'sms_code_wrong' }, tries_left: 4 };

  it('a reopened one-time code machine starts with the mobile number typed before it was left', () => {
    const left = applyCodeResult(
      { ...emptyPhoneContext, refusal: null },
      { kind: 'left', unproven: { mobile: '0912 34', sent: null } },
    );
    expect(oneTimeCodeInputOf({ ...emptyPhoneContext, refusal: null, ...left }, asked)).toEqual({
      ...asked,
      mobile: '0912 34',
      sent: null,
      refusal: null,
      tries_left: null,
    });
  });

  it('the refusal of a code and the tries left remain until another code is sent', () => {
    const told = { ...asked, mobile: sentCode.mobile, refusal: { code: 'sms_code_wrong' }, tries_left: 4 } as const;
    expect(oneTimeCodeInputOf(refused, asked)).toEqual({ ...told, sent: sentCode });
    const same: PhoneContext = { ...refused, unproven: { mobile: sentCode.mobile, sent: sentCode } };
    expect(oneTimeCodeInputOf(same, asked)).toEqual({ ...told, sent: sentCode });
    const later = { ...sentCode, resend_at: '2026-11-21T10:09:00+00:00' };
    const another: PhoneContext = { ...refused, unproven: { mobile: sentCode.mobile, sent: later } };
    expect(oneTimeCodeInputOf(another, asked)).toEqual({ ...told, sent: later, refusal: null, tries_left: null });
  });

  it('the migration from version 1 adds an empty unproven mobile number', () => {
    const parts = { value: 'entering', context: { code: null }, userInput: null };
    expect(migrateRun([unprovenPhoneMigration], parts, 1, 2)).toEqual({
      ...parts,
      context: { code: null, unproven: null },
    });
  });
});

describe('restored run with a one-time code', () => {
  const image = {
    image_code_id: 'image-1',
    image: 'data:,',
    challenge: oneTimeCodeExamples.ports.drawImage[0].output.image.challenge,
  };

  /** A flow that invokes the machine, with `send` as the server; records the queries and awaited moments of both. */
  function flowBy(send: () => Promise<CodeOutcome>) {
    const asked: { readonly codes: CodeQuery[]; readonly moments: string[] } = { codes: [], moments: [] };
    const part = oneTimeCodeMachine.provide({
      actors: {
        passCaptcha: fromPromise<CaptchaOutcome, { readonly purpose: CodePurpose }>(async () => ({
          kind: 'passed',
          captcha_id: 'captcha-1',
        })),
        drawImage: fromPromise<ImageOutcome, { readonly captcha_id: string }>(async () => ({ kind: 'drawn', image })),
        sendCode: fromPromise<CodeOutcome, CodeQuery>(({ input }) => {
          asked.codes.push(input);
          return send();
        }),
        untilMoment: fromPromise<null, { readonly at: string }>(({ input }) => {
          asked.moments.push(input.at);
          return new Promise<null>(() => {});
        }),
      },
    });
    const machine = setup({ actors: { oneTimeCode: part } }).createMachine({
      invoke: { id: 'oneTimeCode', src: 'oneTimeCode', input: oneTimeCodeInput },
    });
    return { asked, machine };
  }

  async function askedBy({ machine }: ReturnType<typeof flowBy>) {
    const flow = createActor(machine).start();
    const part = flow.getSnapshot().children.oneTimeCode;
    if (part === undefined) throw new Error('the part is not there');
    part.send({ type: 'captcha.slide' });
    await waitFor(part, (snapshot) => snapshot.matches({ asking: { image: 'ready' } }));
    part.send({ type: 'code.send', mobile: '+8613800138000', image_code: '7KMP3', key: 'key-1' });
    return { flow, part };
  }

  it('a restored run requests the code that was in flight again with the same key [COD-03]', async () => {
    const before = flowBy(() => new Promise(() => {}));
    const { flow } = await askedBy(before);
    const kept = JSON.parse(JSON.stringify(flow.getPersistedSnapshot()));
    const after = flowBy(async () => ({ kind: 'sent', resend_at: sentCode.resend_at }));
    const restored = createActor(after.machine, { snapshot: kept }).start();
    const part = restored.getSnapshot().children.oneTimeCode;
    if (part === undefined) throw new Error('the part is not there');
    await waitFor(part, (snapshot) => snapshot.matches('entering'));
    expect(after.asked.codes).toEqual(before.asked.codes);
    expect(after.asked.codes).toMatchObject([{ key: 'key-1', image_code: '7KMP3' }]);
  });

  it('a restored run counts down to the resend time from the server and sends no code [COD-03]', async () => {
    const before = flowBy(async () => ({ kind: 'sent', resend_at: sentCode.resend_at }));
    const { flow, part } = await askedBy(before);
    await waitFor(part, (snapshot) => snapshot.matches('entering'));
    const kept = JSON.parse(JSON.stringify(flow.getPersistedSnapshot()));
    const after = flowBy(async () => ({ kind: 'refused', refusal: { code: 'sms_daily_limit' }, retry_at: null }));
    createActor(after.machine, { snapshot: kept }).start();
    expect(after.asked).toEqual({ codes: [], moments: [sentCode.resend_at] });
  });
});
