import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Verification } from '#contract/entities/verification.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { openSnapshot } from '../../kit/snapshot.ts';
import { mainlandVerifications, overseasVerifications } from './exampleData.ts';
import { mainlandVerificationFlow, overseasVerificationFlow } from './flow.ts';
import { overseasVerificationMachine } from './overseas.ts';
import { fieldProblem } from './reasons.ts';
import { initialContext } from './setup.ts';
import type { VerificationUserInput } from './types.ts';

async function startWithUserInput(userInput: VerificationUserInput, verification: Verification) {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(overseasVerificationMachine, ports), { input: { key: 'key', userInput } }).start();
  ports.last('readVerification').answer({ verification });
  await waitFor(actor, (snapshot) => snapshot.matches('enterprise'));
  return actor;
}

const entered = {
  company_name: 'Corrected name',
  translated_name: '示例貿易有限公司',
  credit_code: '62478813',
  legal_person_name: null,
  legal_person_id: null,
  proof_method: 'authorisation',
  power_of_attorney: null,
  business_license: { file_id: 'file-1', name: 'licence.png', size: 1, type: 'image/png' },
} as const;

it('a new verification run keeps the carried-over enterprise number and looks it up', async () => {
  const kept: VerificationUserInput = { entered, answers: null, has_number: true };
  expect(overseasVerificationFlow.userInput?.check(kept)).toEqual(kept);
  const actor = await startWithUserInput(kept, overseasVerifications.none);
  const { context, value } = actor.getSnapshot();
  expect(fieldProblem({ ...context, is_asked_for: true }, 'credit_code')).toBeNull();
  expect(value).toMatchObject({ enterprise: { number: 'checking' } });
});

it('a correction already made after the decision is carried over to a new verification run', async () => {
  const kept: VerificationUserInput = {
    entered,
    answers: overseasVerifications.namesRefused.verification_id,
    has_number: true,
  };
  const actor = await startWithUserInput(kept, overseasVerifications.namesRefused);
  expect(actor.getSnapshot().context.entered.company_name).toBe('Corrected name');
});

it('a submission that version 1 persisted in flight is submitted again after its migration', () => {
  const { registered_number: _, ...told } = overseasVerifications.none;
  const input = { key: 'key', userInput: { entered, answers: null, has_number: true } };
  const sent = { mobile: '+8613800138000', resend_at: '2026-11-21T10:06:00+00:00' };
  const {
    unproven: __,
    verification: ___,
    ...context
  } = {
    ...initialContext(input),
    code: { mobile: sent.mobile, code: '204816', sent },
  };
  const sealed = {
    flow: 'overseasVerification',
    version: 1,
    structure: 'that of version 1',
    typed: input.userInput,
    snapshot: { status: 'active', value: 'submitting', context: { ...context, told } },
  };
  const opened = openSnapshot(overseasVerificationFlow, JSON.stringify(sealed));
  if (opened.kind !== 'restored') throw new Error(`the run is ${opened.kind}`);
  const ports = new HeldPorts();
  const actor = createActor(holdAll(overseasVerificationMachine, ports), { input, snapshot: opened.snapshot }).start();
  expect(actor.getSnapshot().context).toEqual({ ...context, unproven: null, verification: overseasVerifications.none });
  expect(ports.requests.map(({ port }) => port)).toEqual(['submitVerification']);
  actor.stop();
});

it('the proof method that version 4 persisted as a voucher is kept, and so is its place among the states', () => {
  const input = { key: 'key', userInput: { entered, answers: null, has_number: true } };
  const { verification, ...context } = { ...initialContext(input), verification: mainlandVerifications.none };
  const { proof_method: vouched_by, ...others } = context.entered;
  const before = { ...others, vouched_by };
  const sealed = {
    flow: 'mainlandVerification',
    version: 4,
    structure: 'that of version 4',
    typed: { ...input.userInput, entered: before },
    snapshot: {
      status: 'active',
      value: { person: { voucher: { attorney: 'given' } } },
      context: { ...context, entered: before, told: verification },
    },
  };
  expect(openSnapshot(mainlandVerificationFlow, JSON.stringify(sealed))).toMatchObject({
    kind: 'restored',
    snapshot: {
      value: { person: { proofMethod: { attorney: 'provided' } } },
      context: { ...context, verification: mainlandVerifications.none },
    },
  });
});
