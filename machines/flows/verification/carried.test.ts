import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Verification } from '#contract/entities/verification.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { overseas } from './exampleStandings.ts';
import { overseasVerificationFlow } from './flow.ts';
import { overseasVerificationMachine } from './overseas.ts';
import { fieldProblem } from './reasons.ts';
import type { VerificationKept } from './types.ts';

/** A run that goes on with what was kept of another, where the verification stands so. */
async function goingOn(userInput: VerificationKept, told: Verification) {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(overseasVerificationMachine, ports), { input: { key: 'key', userInput } }).start();
  ports.last('readVerification').answer({ told });
  await waitFor(actor, (snapshot) => snapshot.matches('enterprise'));
  return actor;
}

const entered = {
  company_name: 'Corrected name',
  translated_name: '示例貿易有限公司',
  credit_code: '62478813',
  legal_person_name: null,
  legal_person_id: null,
  vouched_by: 'authorisation',
  power_of_attorney: null,
  business_license: { file_id: 'file-1', name: 'licence.png', size: 1, type: 'image/png' },
} as const;

it('what is kept of a run goes on in the next: the number stands, and is looked up', async () => {
  const kept: VerificationKept = { entered, answers: null, has_number: true };
  expect(overseasVerificationFlow.userInput?.check(kept)).toEqual(kept);
  const actor = await goingOn(kept, overseas.none);
  const { context, value } = actor.getSnapshot();
  expect(fieldProblem({ ...context, is_asked_for: true }, 'credit_code')).toBeNull();
  expect(value).toMatchObject({ enterprise: { number: 'checking' } });
});

it('what was corrected after a decision stays, as the run has answered to it before', async () => {
  const kept: VerificationKept = { entered, answers: overseas.namesRefused.verification_id, has_number: true };
  const actor = await goingOn(kept, overseas.namesRefused);
  expect(actor.getSnapshot().context.entered.company_name).toBe('Corrected name');
});
