import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import { overseasVerificationModel } from '#machines/flows/verification/model.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import { stimulusNamed } from '#pathways/readGoldenSuite.ts';
import { Recorder } from '#pathways/trace/record.ts';
import { traceSettingsOf } from '#src/runs/traceSettings.ts';
import { applyStimulus, HeldPorts, holdAll } from '../machines/heldPorts.ts';

const model = overseasVerificationModel;
export const mobile = '+85251234567';
const resend_at = '2026-11-21T10:06:00+00:00';

/** Records a verification with the real code machine as a page does; all its other ports are held. */
function startRun() {
  const ports = new HeldPorts();
  const machine = holdAll(overseasVerificationMachine, ports).provide({
    actors: { provePhone: holdAll(oneTimeCodeMachine, ports) },
  });
  const recorder = new Recorder(traceSettingsOf(overseasVerificationFlow), () => new Date('2026-11-21T10:00:00Z'));
  const actor = createActor(machine, { input: model.input, inspect: recorder.inspect }).start();
  const part = () => {
    const found = actor.getSnapshot().children.provePhone;
    if (found === undefined) throw new Error('the part is not there');
    return found;
  };
  const happen = async (...labels: readonly string[]) => {
    for (const label of labels) await applyStimulus(actor, ports, stimulusNamed(model, label));
  };
  const until = (isThere: (snapshot: SnapshotFrom<typeof oneTimeCodeMachine>) => boolean) => waitFor(part(), isThere);
  const sendCode = async () => {
    part().send({ type: 'captcha.slide' });
    ports.last('passCaptcha').answer({ kind: 'passed', captcha_id: 'captcha-1' });
    await until((snapshot) => snapshot.matches({ asking: { image: 'loading' } }));
    ports
      .last('drawImage')
      .answer({ kind: 'drawn', image: { image_code_id: 'image-1', image: 'data:,7KMP3', challenge } });
    await until((snapshot) => snapshot.matches({ asking: { image: 'ready' } }));
    part().send({ type: 'code.send', mobile, image_code: '7KMP3', key: 'key-of-the-code' });
    ports.last('sendCode').answer({ kind: 'sent', resend_at });
    await until((snapshot) => snapshot.matches('entering'));
  };
  return { actor, recorder, part, happen, sendCode };
}

const challenge = { algorithm: 'SHA-256', challenge: 'a', salt: 'salt', signature: 'b', max_number: 10 } as const;

export async function recordWrongCodeRun() {
  const run = startRun();
  await run.happen('readVerification: nothing yet', 'uploadLicense: uploaded', 'enterprise.enter (all of it)');
  await run.happen('searchNumber: free');
  run.part().send({ type: 'code.leave' });
  await run.happen('phone.change (asked)');
  await run.sendCode();
  run.part().send({ type: 'code.enter', code: '999888' });
  await run.happen('verification.submit (understood)', 'submitVerification: the code is wrong');
  return run;
}
