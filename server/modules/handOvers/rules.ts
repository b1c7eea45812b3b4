import { eq } from 'drizzle-orm';
import type { FlowName } from '#contract/calls/session.ts';
import type { HandedOverPurpose } from '#contract/entities/handOver.ts';
import { mainlandVerification, verificationTypeOf } from '#contract/entities/verification.ts';
import { openVerificationFields } from '#machines/lifecycles/verification.ts';
import type { Deps } from '../../deps.ts';
import { type ClientUser, type Refused, refuse } from '../../wire/handler.ts';
import { subjects } from '../flows/subjects.ts';
import { clients } from '../identity/tables.ts';
import { lastSubmission } from '../verification/readVerification.ts';

/** What somebody wants to hand over. */
export interface Wanted {
  readonly caller: ClientUser;
  readonly flow: FlowName;
  readonly subject: string;
  readonly purpose: HandedOverPurpose;
}

/** What stands against handing a file of a flow over, by the rules of what the flow does; null where nothing does. */
type Rule = (wanted: Wanted, deps: Pick<Deps, 'db'>) => Promise<Refused | null>;

/** A document of a verification: where the lifecycle lets the main account hand it in. */
const ofVerification: Rule = async ({ caller, flow, purpose }, { db }) => {
  if (!caller.is_admin) return refuse('main_account_only');
  const [client] = await db.select().from(clients).where(eq(clients.client_id, caller.client_id));
  if (client === undefined) throw new Error('a user of a client belongs to none');
  const own_type = verificationTypeOf(client.use_zone);
  const last = await lastSubmission(db, caller.client_id);
  const open = openVerificationFields({
    status: client.verification_status,
    verification_type: client.verification_type,
    refusal: last?.row.refusal ?? null,
    own_type,
  });
  const isItsFlow = (own_type === mainlandVerification) === (flow === 'mainlandVerification');
  return isItsFlow && open.includes(purpose) ? null : refuse('hand_over_closed');
};

/** The flows of which something can be handed over, each with its rule. */
const rules: Readonly<Record<FlowName, Rule | null>> = {
  purchase: null,
  cancelOrder: null,
  transferPayment: null,
  mobilePayment: null,
  invoice: null,
  activation: null,
  customerExport: null,
  registration: null,
  appointment: null,
  mainlandVerification: ofVerification,
  overseasVerification: ofVerification,
};

/** What stands against a hand-over now; null where nothing does. It is asked at each step, as the flow may go on meanwhile. */
export async function refusalOf(wanted: Wanted, deps: Pick<Deps, 'db'>): Promise<Refused | null> {
  const { flow, subject, caller } = wanted;
  const rule = rules[flow];
  if (rule === null || !(await subjects[flow].user(subject, caller, deps))) return refuse('hand_over_closed');
  return rule(wanted, deps);
}
