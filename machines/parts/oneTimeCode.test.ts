import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import type { CodePurpose } from '#contract/entities/code.ts';
import { oneTimeCodeMachine } from './oneTimeCode.ts';
import { oneTimeCodeExamples, oneTimeCodeInput } from './oneTimeCodeExamples.ts';
import type { CaptchaOutcome, CodeOutcome, CodeQuery, ImageOutcome, OneTimeCodeInput } from './oneTimeCodeTypes.ts';

const sent = { mobile: '+8613800138000', resend_at: '2026-11-21T10:05:00+00:00' };

/** The part as a flow invokes it anew; its clock stands still. */
function begun(input: Partial<OneTimeCodeInput>) {
  const machine = oneTimeCodeMachine.provide({
    actors: { untilMoment: fromPromise<null, { readonly at: string }>(() => new Promise<null>(() => {})) },
  });
  return createActor(machine, { input: { ...oneTimeCodeInput, ...input } }).start();
}

describe('a code that was handed in', () => {
  it('can be entered again where it was wrong, and where somebody has come back', () => {
    const wrong = begun({ sent, refusal: 'sms_code_wrong', tries_left: 3 });
    expect(wrong.getSnapshot().value).toEqual({ entering: 'counting' });
    expect(wrong.getSnapshot().context).toMatchObject({ refusal: 'sms_code_wrong', tries_left: 3 });
    expect(begun({ sent }).getSnapshot().value).toEqual({ entering: 'counting' });
  });

  it.each(['sms_code_missing', 'sms_code_expired', 'sms_code_exhausted', 'mobile_invalid'] as const)(
    'is followed by another after %s, and cannot be entered any more',
    (refusal) => {
      const actor = begun({ sent, refusal });
      expect(actor.getSnapshot().value).toEqual({ asking: { captcha: 'idle' } });
      expect(actor.getSnapshot().context).toMatchObject({ sent: null, refusal });
      expect(actor.getSnapshot().can({ type: 'code.have' })).toBe(false);
    },
  );

  it('ends the part with the number that it was sent to, whatever stands in the field', () => {
    const actor = begun({ sent, mobile: '139' });
    actor.send({ type: 'code.enter', code: '204816' });
    expect(actor.getSnapshot().output).toEqual({ mobile: '+8613800138000', code: '204816', sent });
  });
});

describe('a run that is reloaded', () => {
  const image = {
    image_code_id: 'image-1',
    image: 'data:,',
    challenge: oneTimeCodeExamples.ports.drawImage[0].output.image.challenge,
  };

  /** A flow that has invoked the part, by a server that answers a code as it is told to; and what both were asked. */
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

  it('asks for the code that was on its way under the same key [COD-03]', async () => {
    const before = flowBy(() => new Promise(() => {}));
    const { flow } = await askedBy(before);
    const kept = JSON.parse(JSON.stringify(flow.getPersistedSnapshot()));
    const after = flowBy(async () => ({ kind: 'sent', resend_at: sent.resend_at }));
    const restored = createActor(after.machine, { snapshot: kept }).start();
    const part = restored.getSnapshot().children.oneTimeCode;
    if (part === undefined) throw new Error('the part is not there');
    await waitFor(part, (snapshot) => snapshot.matches('entering'));
    expect(after.asked.codes).toEqual(before.asked.codes);
    expect(after.asked.codes).toMatchObject([{ key: 'key-1', image_code: '7KMP3' }]);
  });

  it('counts down to the moment that the server has said, and sends nothing [COD-03]', async () => {
    const before = flowBy(async () => ({ kind: 'sent', resend_at: sent.resend_at }));
    const { flow, part } = await askedBy(before);
    await waitFor(part, (snapshot) => snapshot.matches('entering'));
    const kept = JSON.parse(JSON.stringify(flow.getPersistedSnapshot()));
    const after = flowBy(async () => ({ kind: 'refused', refusal: 'sms_daily_limit' }));
    createActor(after.machine, { snapshot: kept }).start();
    expect(after.asked).toEqual({ codes: [], moments: [sent.resend_at] });
  });
});
