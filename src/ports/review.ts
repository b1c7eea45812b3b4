import {
  type DeskReceipt,
  deskMoneyDecide,
  deskReceiptAccept,
  deskReceiptRead,
  deskReceiptRefuse,
} from '#contract/calls/deskPayments.ts';
import { decidedSettlement, proofPart } from '#contract/entities/payment.ts';
import {
  type Decision,
  type DecisionOutcome,
  type DecisionQuery,
  parseDecisionQuery,
  reviewMachine,
  reviewPorts,
} from '#machines/parts/review.ts';
import type { Api } from '../api/api.ts';
import { createPort } from './createPort.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';
import { createPolling } from './polling.ts';

const decisionOn = ({ status, decided_by, decided_at }: DeskReceipt): Decision => ({
  verdict: status === 'accepted' ? 'accept' : 'refuse',
  by: decided_by,
  at: decided_at,
});

/** Verdicts are not aborted: a sent verdict cannot be undone. */
export const createReview = (decide: (query: DecisionQuery) => Promise<DecisionOutcome>, now: () => Date) =>
  reviewMachine.provide({
    actors: {
      decide: createPort<DecisionQuery, DecisionOutcome>(decide),
      checkOutcome: createPolling(reviewPorts.checkOutcome, (query) => decide(parseDecisionQuery(query)), now),
    },
  });

export const createReceiptReview = (api: Api, now: () => Date): typeof reviewMachine =>
  createReview(async ({ subject_id: proof_id, verdict, marks, key }) => {
    const refusal = marks.map(({ part, words }) => ({ part: proofPart.parse(part), words }));
    const sent =
      verdict === 'accept'
        ? await api.call(deskReceiptAccept, { body: { proof_id }, key })
        : await api.call(deskReceiptRefuse, { body: { proof_id, refusal }, key });
    const answer = expectAnswer(sent);
    if (answer.kind === 'ok') return { kind: 'decided', decision: decisionOn(answer.data) };
    if (answer.refusal.code !== 'already_decided') return { kind: 'refused', refusal: answer.refusal };
    const receipt = expectData(await api.call(deskReceiptRead, { query: { proof_id } }));
    return { kind: 'overtaken', decision: decisionOn(receipt) };
  }, now);

export const createMoneyReview = (api: Api, now: () => Date): typeof reviewMachine =>
  createReview(async ({ subject_id: received_id, verdict, key }) => {
    const next = decidedSettlement.parse(verdict);
    const answer = expectAnswer(await api.call(deskMoneyDecide, { body: { received_id, settlement: next }, key }));
    if (answer.kind === 'ok') {
      const { decided_by: by, decided_at: at } = answer.data;
      return { kind: 'decided', decision: { verdict, by, at } };
    }
    if (answer.refusal.code !== 'already_decided') return { kind: 'refused', refusal: answer.refusal };
    return { kind: 'overtaken', decision: { verdict: '', by: null, at: null } };
  }, now);
