import { numberTellings } from '#contract/calls/verification.ts';
import type { ErrorName } from '#contract/codes.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { RegisterAnswer } from '#contract/entities/invoice.ts';
import { enterpriseNumberProblem, plainEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, refuse } from '../../wire/handler.ts';
import { isEnterpriseNumberTaken } from '../identity/index.ts';
import { askRegister } from './register.ts';

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
    isEnterpriseNumberTaken(db, { number, client_id: of.client_id }),
    askRegister(register, of.zone, number),
  ]);
  return { number, valid: listed !== 'not_listed', taken, register: listed === 'listed' ? 'listed' : 'not_asked' };
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
