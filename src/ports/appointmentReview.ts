import { appointmentSettlement, deskAppointmentSettle } from '#contract/calls/deskAppointments.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import type { Api } from '../api/api.ts';
import { expectAnswer } from './expectAnswer.ts';
import { createReview } from './review.ts';

/** The message to the client is `details.words`. */
export const createAppointmentReview = (api: Api, now: () => Date): typeof reviewMachine =>
  createReview(async ({ subject_id: appointment_id, verdict, details, key }) => {
    const body = { appointment_id, settlement: appointmentSettlement.parse(verdict), words: details.words ?? '' };
    const answer = expectAnswer(await api.call(deskAppointmentSettle, { body, key }));
    if (answer.kind === 'ok') return { kind: 'decided', decision: { verdict, by: answer.data.settled_by, at: null } };
    if (answer.refusal.code !== 'already_decided') return { kind: 'refused', refusal: answer.refusal };
    return { kind: 'overtaken', decision: { verdict: '', by: null, at: null } };
  }, now);
