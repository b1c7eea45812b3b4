import { handOverBegin, handOverEnd, handOverRead } from '#contract/calls/handOver.ts';
import type { HandOver } from '#contract/entities/handOver.ts';
import {
  type BeginOutcome,
  followQueryOf,
  type HandOverInput,
  type HandOverPorts,
  handOverMachine,
  handOverPorts,
  type PhoneOutcome,
} from '#machines/parts/handOver.ts';
import type { Api } from '../api/api.ts';
import type { Result } from '../api/result.ts';
import { answered, dataOf } from './answered.ts';
import { momentAfter, untilMomentBy } from './clock.ts';
import { pollingBy } from './polling.ts';
import { portOf } from './portOf.ts';

export interface HandOverOptions {
  readonly api: Api;
  readonly now: () => Date;
  /** To which flow the file comes. */
  readonly flow: string;
  /** What the flow is about; empty where it is about nothing. */
  readonly subject: string;
  /** Where a phone opens a code, by its secret. */
  readonly addressOf: (secret: string) => string;
}

/** The hand-overs of a page: the part, and the codes that this page may show. */
export function handOversBy({ api, now, flow, subject, addressOf }: HandOverOptions) {
  /** What the codes hold. It is nowhere else, so that no draft, trace or storage tells it. */
  const secrets = new Map<string, string>();

  const begin = async ({ purpose }: HandOverInput): Promise<BeginOutcome> => {
    const answer = answered(await api.call(handOverBegin, { body: { flow, subject, purpose } }));
    if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal };
    const { hand_over_id, secret, check_code, seconds_left } = answer.data;
    secrets.set(hand_over_id, secret);
    const expires_at = momentAfter(now, seconds_left * 1000);
    return { kind: 'begun', begun: { hand_over_id, check_code, expires_at } };
  };

  const ports: HandOverPorts = {
    begin: portOf(begin),
    follow: pollingBy(
      handOverPorts.follow,
      async (query, signal) => {
        const { hand_over_id, seen } = followQueryOf(query);
        const outcome = outcomeOf(await api.call(handOverRead, { query: { hand_over_id }, signal }));
        return outcome.state === seen || outcome.state === 'waiting' ? null : { ...outcome };
      },
      now,
    ),
    end: portOf(async ({ hand_over_id }) => outcomeOf(await api.call(handOverEnd, { body: { hand_over_id } }))),
    untilMoment: untilMomentBy(now),
  };

  return {
    machine: handOverMachine.provide({ actors: ports }),
    codes: {
      /** What the code of a hand-over says; null where this page has not begun it. */
      codeOf: (hand_over_id: string): string | null => {
        const secret = secrets.get(hand_over_id);
        return secret === undefined ? null : addressOf(secret);
      },
    },
  };
}

/** How far the phone is. A hand-over that the server has forgotten is over its time. */
function outcomeOf(result: Result<HandOver>): PhoneOutcome {
  if (result.kind === 'refused' && result.refusal.code === 'not_found') return { state: 'expired', file: null };
  const { state, file } = dataOf(result);
  return { state, file };
}
