import { handOverBegin, handOverEnd, handOverRead } from '#contract/calls/handOver.ts';
import type { HandOver } from '#contract/entities/handOver.ts';
import {
  type BeginOutcome,
  type HandOverInput,
  type HandOverPorts,
  handOverMachine,
  handOverPorts,
  type PhoneOutcome,
  parseFollowQuery,
} from '#machines/parts/handOver.ts';
import type { Api } from '../api/api.ts';
import type { Result } from '../api/result.ts';
import { createUntilMoment, momentAfter } from './clock.ts';
import { createPort } from './createPort.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';
import { createPolling } from './polling.ts';

export interface HandOverOptions {
  readonly api: Api;
  readonly now: () => Date;
  /** Id of the flow that gets the file. */
  readonly flow: string;
  /** Id of the flow's subject; empty if it has none. */
  readonly subject: string;
  /** Address at which a phone opens the code with this secret. */
  readonly addressOf: (secret: string) => string;
}

export function createHandOvers({ api, now, flow, subject, addressOf }: HandOverOptions) {
  /** Only in memory: a secret must not get into a draft, a trace or storage. */
  const secrets = new Map<string, string>();

  const begin = async ({ purpose }: HandOverInput): Promise<BeginOutcome> => {
    const answer = expectAnswer(await api.call(handOverBegin, { body: { flow, subject, purpose } }));
    if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal };
    const { hand_over_id, secret, check_code, seconds_left } = answer.data;
    secrets.set(hand_over_id, secret);
    const expires_at = momentAfter(now, seconds_left * 1000);
    return { kind: 'begun', begun: { hand_over_id, check_code, expires_at } };
  };

  const ports: HandOverPorts = {
    begin: createPort(begin),
    follow: createPolling(
      handOverPorts.follow,
      async (query, signal) => {
        const { hand_over_id, seen } = parseFollowQuery(query);
        const outcome = outcomeOf(await api.call(handOverRead, { query: { hand_over_id }, signal }));
        return outcome.state === seen || outcome.state === 'waiting' ? null : { ...outcome };
      },
      now,
    ),
    end: createPort(async ({ hand_over_id }) => outcomeOf(await api.call(handOverEnd, { body: { hand_over_id } }))),
    untilMoment: createUntilMoment(now),
  };

  return {
    machine: handOverMachine.provide({ actors: ports }),
    codes: {
      /** Null if this page did not begin the hand-over. */
      codeOf: (hand_over_id: string): string | null => {
        const secret = secrets.get(hand_over_id);
        return secret === undefined ? null : addressOf(secret);
      },
    },
  };
}

/** A hand-over that the server has deleted counts as expired. */
function outcomeOf(result: Result<HandOver>): PhoneOutcome {
  if (result.kind === 'refused' && result.refusal.code === 'not_found') return { state: 'expired', file: null };
  const { state, file } = expectData(result);
  return { state, file };
}
