import { expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { childrenAlong } from '#pathways/trace/children.ts';
import { readDeskTrace } from '#src/desk/trace/readTrace.ts';
import { childMachineIdsIn, createFrozenActor } from '#src/flowkit/frozen/frozenActor.ts';
import { replayTrace, traceOf } from '../flowkit/recordTrace.ts';
import { mobile, recordWrongCodeRun } from '../flowkit/runWithCode.ts';

async function openTrace(text: string) {
  const found = await readDeskTrace(text, null);
  if (found.kind === 'refused') throw new Error(found.reason);
  const { replayed: run, trace } = found;
  const snapshots = [run.first, ...run.steps.map(({ configuration }) => configuration)].map(({ snapshot }) => snapshot);
  const parts = childrenAlong(trace);
  const places = snapshots.map((snapshot, index) => ({ snapshot, parts: parts[index] ?? {} }));
  return { ...found, places };
}

const stateOf = (part: AnyActorRef | undefined) => {
  const { value, context } = part?.getSnapshot() ?? {};
  return part && { value, context };
};

/** State of the code's child machine at each place of a replay; null if the page shows none. */
const childMachinesShown = async (text: string) =>
  (await openTrace(text)).places.map(({ snapshot: { value, context }, parts }) => {
    const frozen = createFrozenActor(
      overseasVerificationMachine,
      { key: '', userInput: null },
      { value, context, parts },
    );
    return stateOf(frozen.getSnapshot().children.provePhone) ?? null;
  });

it('the support desk shows the code form after a wrong code and while a code was being requested, as the client saw it [SUP-05]', async () => {
  const { recorder, part } = await recordWrongCodeRun();
  const field_faults = { code: { code: 'not_well_formed', limit: null, shown: 'field' } } as const;
  part().send({ type: 'form.checked', field_faults });
  const { text } = traceOf(recorder);
  const shown = await childMachinesShown(text);
  expect(replayTrace(text).identical).toBe(true);
  expect(shown.map((one) => one?.value ?? null)).toEqual([
    null,
    { asking: { captcha: 'idle' } },
    { asking: { captcha: 'idle' } },
    { asking: { captcha: 'idle' } },
    { asking: { captcha: 'idle' } },
    null,
    { entering: 'counting' },
    null,
    null,
    { entering: 'counting' },
  ]);
  expect(shown.at(-1)?.value).toEqual(part().getSnapshot().value);
  expect(shown.at(-1)?.context).toEqual({
    purpose: '‹7›',
    zone: 'HK',
    mobile: '',
    mobile_of_sent: null,
    passed: false,
    retry_at: null,
    sent: { mobile: '‹16›', resend_at: '2000-01-01T00:00:00+00:00' },
    refusal: { code: 'sms_code_wrong', message: { text: '‹18›', language: '‹19›' } },
    tries_left: 4,
    field_faults,
    asks_anew: false,
    captcha_id: null,
    image: null,
    solution: null,
    request: null,
    fault: null,
    entered: null,
  });
});

it('a trace contains neither the mobile number nor its code nor the data used to request the code [SUP-02]', async () => {
  const { recorder, sendCode, part } = await recordWrongCodeRun();
  part().send({ type: 'mobile.change' });
  part().send({ type: 'mobile.type', mobile: '5987 6543' });
  await sendCode();
  const { text } = traceOf(recorder);
  const secrets = [mobile, '5987', '999888', '7KMP3', 'key-of', 'captcha-1', 'image-1', 'salt', '10:06'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('the support desk detects a child machine that ran but was not recorded [SUP-05]', async () => {
  const { recorder } = await recordWrongCodeRun();
  const { trace } = traceOf(recorder);
  const entries = trace.entries.map(({ parts: _parts, ...entry }) => entry);
  const lacking = async (text: string) =>
    (await openTrace(text)).places.map(({ snapshot, parts }) =>
      childMachineIdsIn(snapshot).filter((id) => !Object.hasOwn(parts, id)),
    );
  expect((await lacking(JSON.stringify({ ...trace, entries }))).at(-1)).toEqual(['provePhone']);
  expect((await lacking(JSON.stringify(trace))).at(-1)).toEqual([]);
});
