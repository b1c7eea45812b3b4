import { randomBytes } from 'node:crypto';
import type { z } from 'zod/mini';
import { deskVerificationAccept, deskVerificationRefuse } from '#contract/calls/deskVerifications.ts';
import { fadadaStatus } from '#contract/calls/verification.ts';
import { mainlandVerificationType, type VerificationRefusal } from '#contract/entities/verification.ts';
import type { EnterpriseAction } from '#server/modules/signing/sandbox/enterprises.ts';
import { readSettings } from '#server/settings/settings.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { insertSubmittedVerification } from '#server/testing/submittedVerification.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import { phoneProof, wrongPhoneProof } from '../../../flowkit/server/provingPhone.ts';
import { type Setup as ArrangeOf, chooseFile, pressInSandbox } from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import { elsewhereMark, submissionsOf, type VerificationRun } from './run.ts';

type FlowSetup = ArrangeOf<VerificationRun>;

/** Submits everything in another window; in mainland China with a power of attorney. */
export const submitElsewhere: FlowSetup = async ({ world: { db, now }, applicant }) => {
  const { client_id, user_id, verification_type, numbers } = applicant;
  const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');
  const deps = { db, files: memoryStore(), now, secret, settings: readSettings({ MALLFLOW_DEMO: '1' }) };
  const ofMainland = verification_type === mainlandVerificationType;
  await insertSubmittedVerification(deps, {
    verification_id: `${elsewhereMark}-${secret(64)}`,
    client_id,
    submitted_by: user_id,
    verification_type,
    credit_code: numbers.listed,
    ...applicant.elsewhere,
    ...(!ofMainland && {
      legal_person: null,
      is_authorised: null,
      power_of_attorney: null,
      power_of_attorney_until: null,
    }),
  });
};

async function lastIdOf(run: VerificationRun): Promise<string> {
  const last = (await submissionsOf(run)).at(-1);
  if (last === undefined) throw new Error('nothing was handed in that could be decided');
  return last.verification_id;
}

export const accept =
  (for_now?: z.input<typeof deskVerificationAccept.body>['for_now']): FlowSetup =>
  async (run) => {
    const body = { verification_id: await lastIdOf(run), ...(for_now !== undefined && { for_now }) };
    await dataOrThrow(run.desk.call(deskVerificationAccept, { body, key: newKey() }));
  };

export const refuse =
  (refusal: VerificationRefusal): FlowSetup =>
  async (run) => {
    const body = { verification_id: await lastIdOf(run), refusal: { ...refusal, fields: [...refusal.fields] } };
    await dataOrThrow(run.desk.call(deskVerificationRefuse, { body, key: newKey() }));
  };

export const uploadLicense = chooseFile('licence.pdf');
export const uploadAttorney = chooseFile('attorney.pdf');

export const prove: FlowSetup = (run) => phoneProof(run.applicant.mobile)(run);
export const proveWrongly: FlowSetup = (run) => wrongPhoneProof(run.applicant.mobile)(run);

export const actAtProvider =
  (action: EnterpriseAction): FlowSetup =>
  async ({ world, api }) => {
    const { fadada_url } = await dataOrThrow(api.call(fadadaStatus, {}));
    if (fadada_url === null) throw new Error('there is nowhere to authorise');
    await pressInSandbox(world, fadada_url, action);
  };
