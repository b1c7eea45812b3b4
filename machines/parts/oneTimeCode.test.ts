import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { oneTimeCodeMachine } from './oneTimeCode.ts';
import { oneTimeCodeInput } from './oneTimeCodeExamples.ts';
import type { OneTimeCodeInput } from './oneTimeCodeTypes.ts';

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

  it.each(['sms_code_missing', 'sms_code_expired', 'sms_code_exhausted'] as const)(
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
