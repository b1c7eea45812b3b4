import { and, eq, ne } from 'drizzle-orm';
import { numberTellings } from '#contract/calls/verification.ts';
import type { ErrorName } from '#contract/codes.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { RegisterAnswer } from '#contract/entities/invoice.ts';
import { enterpriseNumberProblem, plainEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, refuse } from '../../wire/handler.ts';
import { clients } from '../identity/tables.ts';
import { registerAnswer } from './register.ts';

/** What is known of a number by which authorities know an enterprise. */
export interface NumberChecked {
  readonly number: string;
  readonly valid: boolean;
  readonly taken: boolean;
  readonly register: RegisterAnswer;
}

/** Checks a number by the rules of its zone, by its register, and by the other clients. */
export async function checkNumber(
  { db, register }: Pick<Deps, 'db' | 'register'>,
  of: { readonly zone: Zone; readonly number: string; readonly client_id: string },
): Promise<NumberChecked> {
  const number = plainEnterpriseNumber(of.zone, of.number);
  if (enterpriseNumberProblem(of.zone, number) === 'wrong')
    return { number, valid: false, taken: false, register: 'not_asked' };
  const [taken, listed] = await Promise.all([
    isTaken(db, { number, client_id: of.client_id }),
    registerAnswer(register, of.zone, number),
  ]);
  return { number, valid: listed !== 'not_listed', taken, register: listed === 'listed' ? 'listed' : 'not_asked' };
}

/** Whether another client's verified enterprise has the number. */
export async function isTaken(
  db: Database,
  { number, client_id }: { readonly number: string; readonly client_id: string },
): Promise<boolean> {
  const [other] = await db
    .select({ client_id: clients.client_id })
    .from(clients)
    .where(and(eq(clients.enterprise_number, number), ne(clients.client_id, client_id)))
    .limit(1);
  return other !== undefined;
}

/** The refusals by which a client learns that a number is another's. */
const tellTaken: ReadonlySet<ErrorName> = new Set(['taxpayer_id_taken', 'credit_code_taken']);

/**
 * An answer to a client that may tell it that a number is another's: after as many as the search gives in an hour it tells nothing more.
 */
export function tellingTaken<Data>(
  answer: Answer<Data>,
  client_id: string,
  { load, now }: Pick<Deps, 'load' | 'now'>,
): Answer<Data> {
  const isTold = answer.kind === 'refused' && tellTaken.has(answer.error);
  const wait = isTold ? load.calls.accounts.take(`taken number ${client_id}`, numberTellings, now()) : null;
  return wait === null ? answer : refuse('too_many_requests', { retry_after_seconds: wait });
}
