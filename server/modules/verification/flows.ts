import { mainlandVerificationType, verificationTypeOf } from '#contract/entities/verification.ts';
import { editableVerificationFields } from '#machines/lifecycles/verification.ts';
import { type FlowAccess, noSubject } from '../flows/index.ts';
import { clientOf } from '../identity/index.ts';
import { findLastSubmission } from './readVerification.ts';

/** A document can be handed over if the lifecycle lets the main account submit it. */
const checkDocumentHandOver: FlowAccess['handOver'] = async ({ caller, flow, purpose }, { db }) => {
  if (!caller.is_admin) return 'main_account_only';
  const client = await clientOf(db, caller);
  const own_type = verificationTypeOf(client.use_zone);
  const last = await findLastSubmission(db, caller.client_id);
  const open = editableVerificationFields({
    status: client.verification_status,
    verification_type: client.verification_type,
    refusal: last?.row.refusal ?? null,
    own_type,
  });
  const isItsFlow = (own_type === mainlandVerificationType) === (flow === 'mainlandVerification');
  return isItsFlow && open.includes(purpose) ? null : 'hand_over_closed';
};

export const verificationFlowAccess: readonly FlowAccess[] = [
  { flow: 'mainlandVerification', user: noSubject, tab: null, handOver: checkDocumentHandOver },
  { flow: 'overseasVerification', user: noSubject, tab: null, handOver: checkDocumentHandOver },
];
