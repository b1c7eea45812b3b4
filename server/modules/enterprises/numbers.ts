import { numberLookUpRate } from '#contract/calls/verification.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { RegistryAnswer } from '#contract/entities/invoice.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { enterpriseNumberProblem, normaliseEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, refuse } from '../../wire/handler.ts';
import { isEnterpriseNumberTaken } from '../identity/index.ts';
import { askRegister } from './register.ts';

export interface NumberChecked {
  readonly number: string;
  readonly valid: boolean;
  readonly taken: boolean;
  readonly register: RegistryAnswer;
}

/** Checks a number by its zone's rules, in its register, and against other clients. */
export async function checkEnterpriseNumber(
  { db, register }: Pick<Deps, 'db' | 'register'>,
  of: { readonly zone: Zone; readonly number: string; readonly client_id: string },
): Promise<NumberChecked> {
  const number = normaliseEnterpriseNumber(of.zone, of.number);
  if (enterpriseNumberProblem(of.zone, number) === 'wrong')
    return { number, valid: false, taken: false, register: 'not_asked' };
  const [taken, listed] = await Promise.all([
    isEnterpriseNumberTaken(db, { number, client_id: of.client_id }),
    askRegister(register, of.zone, number),
  ]);
  return { number, valid: listed !== 'not_listed', taken, register: listed === 'listed' ? 'listed' : 'not_asked' };
}

/** Refusals that reveal that another client has the number. */
const refusalsOfTakenNumbers: ReadonlySet<ErrorName> = new Set(['taxpayer_id_taken', 'credit_code_taken']);

/**
 * Limits how often a client learns that a number is another's, at the rate of the search (`numberLookUpRate`); beyond it,
 * the answer reveals nothing.
 */
export function limitTakenNumbers<Data>(
  answer: Answer<Data>,
  client_id: string,
  { load, now }: Pick<Deps, 'load' | 'now'>,
): Answer<Data> {
  const isTold = answer.kind === 'refused' && refusalsOfTakenNumbers.has(answer.error);
  const wait = isTold ? load.calls.accounts.take(`taken number ${client_id}`, numberLookUpRate, now()) : null;
  return wait === null ? answer : refuse('too_many_requests', { retry_after_seconds: wait });
}
