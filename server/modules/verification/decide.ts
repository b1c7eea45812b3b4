import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { DeskVerificationRow } from '#contract/calls/deskVerifications.ts';
import { calls } from '#contract/calls/index.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import {
  nextVerificationStatus,
  type VerificationEvent,
  type VerificationStatus,
  verificationFieldsOf,
} from '#machines/lifecycles/verification.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, refuse, type StaffOf } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { holdClient, isEnterpriseNumberTaken, setVerification } from '../identity/index.ts';
import { readDeskRow } from './deskVerifications.ts';
import type { VerificationNotification } from './messages.ts';
import { notifyOfVerification } from './notify.ts';
import { findLastSubmission } from './readVerification.ts';
import { verifications } from './tables.ts';

interface DecisionRequest<Body> {
  readonly body: Body;
  readonly key: string;
  readonly caller: StaffOf<'reviewer'>;
}

type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.output<C['body']> : never;

interface Decision {
  readonly event: VerificationEvent;
  readonly telling: VerificationNotification;
  readonly refusal: VerificationRefusal | null;
}

/** `for_now` names what is still missing. */
export function acceptVerification(
  deciding: DecisionRequest<BodyOf<typeof calls.deskVerificationAccept>>,
  deps: Deps,
): Promise<Answer<DeskVerificationRow>> {
  const refusal = deciding.body.for_now ?? null;
  const for_now = refusal !== null;
  const event = { type: 'verification.accept', for_now } as const;
  const telling = for_now ? 'passed_for_now' : 'passed';
  return decide(calls.deskVerificationAccept, deciding, { event, telling, refusal }, deps);
}

/** Refuses the named fields; all of them if none is named. */
export function refuseVerification(
  deciding: DecisionRequest<BodyOf<typeof calls.deskVerificationRefuse>>,
  deps: Deps,
): Promise<Answer<DeskVerificationRow>> {
  const { refusal } = deciding.body;
  const by_field = refusal.fields.length > 0;
  const event = { type: 'verification.refuse', by_field } as const;
  const telling = by_field ? 'refused_by_field' : 'refused';
  return decide(calls.deskVerificationRefuse, deciding, { event, telling, refusal }, deps);
}

/** Rejects a second decision. Locks the client's row. */
function decide(
  call: typeof calls.deskVerificationAccept | typeof calls.deskVerificationRefuse,
  { body, key, caller }: DecisionRequest<{ readonly verification_id: string }>,
  decision: Decision,
  deps: Deps,
): Promise<Answer<DeskVerificationRow>> {
  return runIdempotently(deps, { call, scope: caller.user_id, key, content: body }, async (tx) => {
    const { verification_id } = body;
    const own = eq(verifications.verification_id, verification_id);
    const [named] = await tx.select({ client_id: verifications.client_id }).from(verifications).where(own);
    if (named === undefined) return refuse('not_found');
    const { client_id } = named;
    const client = await holdClient(tx, named);
    const last = await findLastSubmission(tx, client_id);
    if (last === null) throw new Error('a verification that is decided was never handed in');
    const { row } = last;
    const status = nextVerificationStatus(client.verification_status, decision.event);
    // Only the newest submission of a client can be decided.
    if (row.verification_id !== verification_id || status === null) return refuse('already_decided');
    const foreign = unknownFieldIn(decision.refusal, row.verification_type);
    if (foreign !== null) return refuse('invalid_request', foreign);
    if (status === 'pass' && (await lockAndCheckTaken(tx, row.credit_code, client_id)))
      return refuse('credit_code_taken');
    await write(tx, { row, status, decision, caller }, deps);
    const told = await readDeskRow(tx, verification_id);
    if (told === null) throw new Error('a verification vanished while it was decided');
    return ok(told);
  });
}

interface WrittenDecision {
  readonly row: typeof verifications.$inferSelect;
  readonly status: VerificationStatus;
  readonly decision: Decision;
  readonly caller: StaffOf<'reviewer'>;
}

async function write(tx: Database, { row, status, decision, caller }: WrittenDecision, deps: Deps): Promise<void> {
  const { telling, refusal } = decision;
  const { verification_id, client_id, company_name, credit_code, verification_type } = row;
  await tx
    .update(verifications)
    .set({ status, refusal, decided_at: deps.now(), decided_by: caller.user_id })
    .where(eq(verifications.verification_id, verification_id));
  await setVerification(tx, row, {
    verification_status: status,
    verification_type,
    verification_refusal: refusal,
    ...(status === 'pass' && { full_name: company_name, enterprise_number: credit_code }),
  });
  await notifyOfVerification(tx, { client_id, company_name, verification_type, telling, refusal }, deps);
}

/** A field that this type of verification does not have. */
function unknownFieldIn(refusal: VerificationRefusal | null, verification_type: number) {
  const known = verificationFieldsOf(verification_type);
  const at = refusal?.fields.findIndex(({ field }) => !known.includes(field)) ?? -1;
  return at < 0 ? null : { fields: [{ path: `fields.${at}.field`, problem: 'is not asked for in this verification' }] };
}

/** Serialised by number, so that two clients cannot get it at the same time. */
async function lockAndCheckTaken(tx: Database, number: string, client_id: string): Promise<boolean> {
  await takeAdvisoryLock(tx, `enterprise ${number}`);
  return isEnterpriseNumberTaken(tx, { number, client_id });
}
