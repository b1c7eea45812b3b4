import { activationRead, orderActivate, orderActiveQrcode, signingCheck } from '#contract/calls/activation.ts';
import type { ActivationView } from '#contract/entities/activation.ts';
import { seenOf } from '#machines/flows/activation/reasons.ts';
import {
  type ActivationAnswer,
  type ActivationOutcome,
  type ActivationPorts,
  type ActivationQuery,
  activationWatchOf,
} from '#machines/flows/activation/types.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { Api } from '../api/api.ts';
import type { Result } from '../api/result.ts';
import { answered } from './answered.ts';
import { untilPassedBy } from './clock.ts';
import { pollingBy } from './polling.ts';
import { portOf } from './portOf.ts';

/** The ports of an activation, answered by the server. What is on its way to a provider is not aborted: it cannot be called back. */
export const activationPortsBy = (api: Api, now: () => Date): ActivationPorts => {
  const read = async ({ order_id }: ActivationQuery, signal: AbortSignal): Promise<ActivationAnswer> => {
    const answer = answered(await api.call(activationRead, { query: { order_id }, signal }));
    if (answer.kind === 'ok') return { kind: 'found', activation: answer.data };
    if (answer.error === 'order_not_found') return { kind: 'none' };
    throw new PortFault({ kind: 'refused', error: answer.error });
  };
  return {
    readActivation: portOf(read),
    watchActivation: pollingBy(async (query, signal) => {
      const { order_id, seen } = activationWatchOf(query);
      const answer = await read({ order_id }, signal);
      return answer.kind === 'none' || seenOf(answer.activation) !== seen ? answer : null;
    }, now),
    beginSigning: portOf(async (query) => outcomeOf(await api.call(orderActiveQrcode, { query }))),
    checkSigning: portOf(async (body) => outcomeOf(await api.call(signingCheck, { body }))),
    activateOrder: portOf(async ({ key, ...body }) => outcomeOf(await api.call(orderActivate, { body, key }))),
    lookUp: pollingBy((query, signal) => read(activationWatchOf({ seen: '', ...query }), signal), now),
    untilExpiry: untilPassedBy(now),
  };
};

/** What a child account is told by the signing provider are words of its own, which are kept. */
function outcomeOf(result: Result<ActivationView>): ActivationOutcome {
  if (result.kind === 'refused' && result.error === 'fadada_child_account') return { kind: 'child', msg: result.msg };
  const answer = answered(result);
  return answer.kind === 'ok' ? { kind: 'told', activation: answer.data } : { kind: 'refused', refusal: answer.error };
}
