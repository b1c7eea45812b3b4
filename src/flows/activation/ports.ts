import { activationRead, orderActivate, orderActiveQrcode, signingCheck } from '#contract/calls/activation.ts';
import type { ActivationView } from '#contract/entities/activation.ts';
import { revisionOf } from '#machines/flows/activation/reasons.ts';
import {
  type ActivationAnswer,
  type ActivationOutcome,
  type ActivationPorts,
  activationPorts,
} from '#machines/flows/activation/types.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { type OrderQuery, type PollingValue, parseOrderQuery } from '#machines/parts/polling.ts';
import type { Api } from '../../api/api.ts';
import type { Result } from '../../api/result.ts';
import { createUntilPassed } from '../../ports/clock.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer } from '../../ports/expectAnswer.ts';
import { createChangePolling, createPolling } from '../../ports/polling.ts';

/** Signing and activation requests are not aborted: once sent, they cannot be undone. */
export const createActivationPorts = (api: Api, now: () => Date): ActivationPorts => {
  const read = async ({ order_id }: OrderQuery, signal: AbortSignal): Promise<ActivationAnswer> => {
    const answer = expectAnswer(await api.call(activationRead, { query: { order_id }, signal }));
    if (answer.kind === 'ok') return { kind: 'found', activation: answer.data };
    if (answer.refusal.code === 'order_not_found') return { kind: 'none' };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  };
  const polled = (query: PollingValue, signal: AbortSignal) => read(parseOrderQuery(query), signal);
  return {
    readActivation: createPort(read),
    watchActivation: createChangePolling(
      activationPorts.watchActivation,
      polled,
      (answer) => (answer.kind === 'none' ? null : revisionOf(answer.activation)),
      now,
    ),
    beginSigning: createPort(async (query) => outcomeOf(await api.call(orderActiveQrcode, { query }))),
    checkSigning: createPort(async (body) => outcomeOf(await api.call(signingCheck, { body }))),
    activateOrder: createPort(async ({ key, ...body }) => outcomeOf(await api.call(orderActivate, { body, key }))),
    checkOutcome: createPolling(activationPorts.checkOutcome, polled, now),
    untilExpiry: createUntilPassed(now),
  };
};

/** The refusal of a child account is an outcome of its own: it must survive the clearing of other refusals. */
function outcomeOf(result: Result<ActivationView>): ActivationOutcome {
  if (result.kind === 'refused' && result.refusal.code === 'fadada_child_account')
    return { kind: 'child', refusal: result.refusal };
  const answer = expectAnswer(result);
  return answer.kind === 'ok'
    ? { kind: 'updated', activation: answer.data }
    : { kind: 'refused', refusal: answer.refusal };
}
