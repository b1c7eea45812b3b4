import {
  type DeskVerificationRow,
  deskVerificationAccept,
  deskVerificationRead,
  deskVerificationRefuse,
} from '#contract/calls/deskVerifications.ts';
import { verificationField, verificationRefusalCode } from '#contract/entities/verification.ts';
import type { Decision, DecisionQuery, reviewMachine } from '#machines/parts/review.ts';
import type { Api } from '../api/api.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';
import { createReview } from './review.ts';

const verdictOfStatus = {
  pending: '',
  pass: 'accept',
  trial_pass: 'accept_for_now',
  refuse_alternate: 'refuse',
  refuse: 'refuse_whole',
} as const satisfies Record<DeskVerificationRow['status'], string>;

const decisionOn = ({ status, decided_by, decided_at }: DeskVerificationRow): Decision => ({
  verdict: verdictOfStatus[status],
  by: decided_by,
  at: decided_at,
});

function send(api: Api, { subject_id: verification_id, verdict, marks, details, key }: DecisionQuery) {
  if (verdict === 'accept') return api.call(deskVerificationAccept, { body: { verification_id }, key });
  const fields = marks.map(({ part, words }) => ({ field: verificationField.parse(part), words }));
  const refusal = { code: verificationRefusalCode.parse(details.code), fields };
  return verdict === 'accept_for_now'
    ? api.call(deskVerificationAccept, { body: { verification_id, for_now: refusal }, key })
    : api.call(deskVerificationRefuse, { body: { verification_id, refusal }, key });
}

export const createVerificationReview = (api: Api, now: () => Date): typeof reviewMachine =>
  createReview(async (query) => {
    const answer = expectAnswer(await send(api, query));
    if (answer.kind === 'ok') return { kind: 'decided', decision: decisionOn(answer.data) };
    if (answer.refusal.code !== 'already_decided') return { kind: 'refused', refusal: answer.refusal };
    const { subject_id: verification_id } = query;
    const read = expectData(await api.call(deskVerificationRead, { query: { verification_id } }));
    return { kind: 'overtaken', decision: decisionOn(read) };
  }, now);
