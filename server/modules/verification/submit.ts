import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { isSameVerificationType, type Verification, verificationTypeOf } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { editableVerificationFields, nextVerificationStatus } from '#machines/lifecycles/verification.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { spendCode, type TriedCode, tryCode } from '../codes/index.ts';
import { checkNumber } from '../enterprises/index.ts';
import { holderOf, type KeepAttachment, withAttachments } from '../files/index.ts';
import { clientOf, holdClient, setVerification } from '../identity/index.ts';
import { missingFieldsRefusal, readSubmittedValues, type SubmittedContent } from './content.ts';
import { findLastSubmission, readVerification } from './readVerification.ts';
import { verifications } from './tables.ts';

type Body = z.output<typeof calls.verificationSave.body>;

interface SubmissionRequest {
  readonly body: Body;
  readonly key: string;
  readonly caller: MainAccount;
  readonly language: Language;
}

/** After a refusal only the refused fields are submitted. */
export const submitVerification = (submitting: SubmissionRequest, deps: Deps): Promise<Answer<Verification>> =>
  withAttachments(deps, (keepFile) => submitWithFiles(submitting, keepFile, deps));

async function submitWithFiles(
  { body, key, caller, language }: SubmissionRequest,
  keepFile: KeepAttachment,
  deps: Deps,
): Promise<Answer<Verification>> {
  const license = await storeDocument(keepFile, {
    file: body.business_license,
    purpose: 'business_license',
    key,
    caller,
  });
  if (typeof license !== 'string' && license !== undefined) return license;
  const attorney = await storeDocument(keepFile, {
    file: body.power_of_attorney,
    purpose: 'power_of_attorney',
    key,
    caller,
  });
  if (typeof attorney !== 'string' && attorney !== undefined) return attorney;
  // A wrong code counts as an attempt although the request is rejected; a right one is spent in the transaction below.
  const code = body.mobile === undefined ? null : await trySmsCode(deps, { body, key, caller });
  if (code?.kind === 'refused') return code;
  const content: SubmittedContent = {
    ...body,
    business_license: license,
    power_of_attorney: attorney,
    mobile: code?.mobile,
  };
  // Before the client is locked: a register may take long to answer.
  const checked = await checkSubmittedNumber(deps, content, caller);
  const intent = { call: calls.verificationSave, scope: caller.client_id, key, content };
  return runIdempotently(deps, intent, async (tx) => {
    const inTx = { ...deps, db: tx };
    const client = await holdClient(tx, caller);
    const own_type = verificationTypeOf(client.use_zone);
    const status = nextVerificationStatus(client.verification_status, { type: 'verification.submit' });
    if (status === null || !isSameVerificationType(body.verification_type, own_type))
      return refuse('verification_state_refuses');
    const last = await findLastSubmission(tx, caller.client_id);
    const standing = {
      status: client.verification_status,
      verification_type: client.verification_type,
      refusal: last?.row.refusal ?? null,
      own_type,
    };
    const open = editableVerificationFields(standing);
    if (code !== null && open.includes('mobile')) {
      const refused = await spendCode(tx, code, deps);
      if (refused !== null) return refused;
    }
    const said = await readSubmittedValues(inTx, { content, open, last, checked, caller });
    if (said.kind === 'refused') return said;
    await tx.insert(verifications).values({
      ...said.values,
      verification_id: deps.secret(96),
      client_id: caller.client_id,
      verification_type: own_type,
      status,
      submitted_at: deps.now(),
      submitted_by: caller.user_id,
    });
    const changes = { verification_status: status, verification_type: own_type, verification_refusal: null } as const;
    await setVerification(tx, caller, changes);
    return ok(await readVerification(inTx, caller, language));
  });
}

async function trySmsCode(
  deps: Deps,
  { body, key, caller }: Omit<SubmissionRequest, 'language'>,
): Promise<TriedCode | Refused> {
  const { mobile, sms_code: code } = body;
  if (mobile === undefined || code === undefined) return missingFieldsRefusal({ mobile, sms_code: code });
  const { use_zone: zone } = await clientOf(deps.db, caller);
  return tryCode({ purpose: 'verification', holder: { kind: 'user', user: caller }, zone, mobile, code, key }, deps);
}

interface DocumentUpload {
  readonly file: File | string | undefined;
  readonly purpose: 'business_license' | 'power_of_attorney';
  readonly key: string;
  readonly caller: MainAccount;
}

/** `file` is the upload or the id of a file uploaded before. */
async function storeDocument(
  keepFile: KeepAttachment,
  { file, purpose, key, caller }: DocumentUpload,
): Promise<Refused | string | undefined> {
  if (file === undefined) return undefined;
  const about = { file, key: `${key}-${purpose}`, purpose, user_id: caller.user_id };
  const kept = await keepFile({ ...about, holder: async () => holderOf(caller) });
  return kept.kind === 'refused' ? kept : kept.file_id;
}

async function checkSubmittedNumber(deps: Deps, { credit_code }: SubmittedContent, caller: MainAccount) {
  if (credit_code === undefined) return null;
  const { use_zone: zone, client_id } = await clientOf(deps.db, caller);
  return checkNumber(deps, { zone, number: credit_code, client_id });
}
