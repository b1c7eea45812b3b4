import type { ActivationView, Member } from '#contract/entities/activation.ts';
import type { SigningTask } from '#contract/entities/signing.ts';
import type { Language } from '#contract/languages.ts';
import { reasonsAgainst } from '#machines/lifecycles/activation.ts';
import { daysOfTerm } from '#machines/lifecycles/activationResult.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readMembers } from '../identity/index.ts';
import { type OrderRow, remainingCreditOf, summaryOf } from '../orders/index.ts';
import { readSigning } from '../signing/index.ts';
import { messageOf } from '../verification/index.ts';
import { type ActivationState, readActivationState } from './activationState.ts';

interface ActivationViewRequest {
  readonly order: OrderRow;
  readonly is_admin: boolean;
  readonly language: Language;
}

export async function readActivation(
  db: Database,
  { order, is_admin, language }: ActivationViewRequest,
  deps: Pick<Deps, 'now' | 'signing'>,
): Promise<ActivationView> {
  const now = deps.now();
  const standing = await readActivationState(db, order, { is_admin, now });
  const { client, facts } = standing;
  const task = await readSigning(db, order.order_id, now);
  return {
    order: { ...summaryOf(order, now), full_name: client.full_name },
    as_of: now.toISOString(),
    reasons: reasonsAgainst(facts),
    verification: {
      status: client.verification_status,
      verification_type: client.verification_type,
      message: messageOf(language, client.verification_refusal),
    },
    invoice_status: facts.invoice_status,
    signing: { is_offered: deps.signing !== null, task: is_admin ? task : withoutLink(task) },
    terms: facts.status === 'unpaid' || facts.status === 'paid' ? termsOf(standing) : null,
    remaining_credit: remainingCreditOf(order),
    members: await readAdministrators(db, order.client_id),
    activated: order.activation,
  };
}

/** The link lets anyone who has it sign: only the main account may see it. */
const withoutLink = (task: SigningTask | null): SigningTask | null => task && { ...task, link: null };

function termsOf({ brought, plan, before, revision }: ActivationState): ActivationView['terms'] {
  if (brought === null || plan === null) return null;
  const { product, from, until } = brought;
  return {
    revision,
    plan,
    starts_at: from.toISOString(),
    ends_at: until?.toISOString() ?? null,
    days: daysOfTerm(brought),
    allowance: product.allowance,
    before: before?.allowance ?? null,
  };
}

/** Members who can administer products: all members, main accounts first. */
export async function readAdministrators(db: Database, client_id: string): Promise<Member[]> {
  const members = await readMembers(db, client_id, { by: 'age' });
  return members.map(({ user_id: member_id, real_name, email, is_admin }) => ({
    member_id,
    real_name,
    email,
    is_admin,
  }));
}
