import {
  type DeskInvoice,
  deskInvoiceIssue,
  deskInvoiceMail,
  deskInvoiceRead,
  deskInvoiceRefuse,
} from '#contract/calls/deskInvoices.ts';
import { applicationField, carrier, invoiceFormats, invoiceRefusalCode } from '#contract/entities/invoice.ts';
import type { Decision, DecisionQuery, reviewMachine } from '#machines/parts/review.ts';
import type { Api } from '../api/api.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';
import { createReview } from './review.ts';

const decisionOn = ({ invoice, decided_by, decided_at, mailed_by }: DeskInvoice): Decision => {
  if (invoice.status === 'mailed') return { verdict: 'mail', by: mailed_by, at: invoice.mailed_at };
  return { verdict: invoice.status === 'refused' ? 'refuse' : 'issue', by: decided_by, at: decided_at };
};

function send(api: Api, { subject_id: invoice_id, verdict, marks, details, key }: DecisionQuery) {
  switch (verdict) {
    case 'issue': {
      const { invoice_number = '', invoiced_on = '' } = details;
      const files = invoiceFormats.flatMap((format) => {
        const file_id = details[format];
        return file_id === undefined ? [] : [{ format, file_id }];
      });
      return api.call(deskInvoiceIssue, { body: { invoice_id, invoice_number, invoiced_on, files }, key });
    }
    case 'mail': {
      const { tracking_number = '' } = details;
      const body = { invoice_id, carrier: carrier.parse(details.carrier), tracking_number };
      return api.call(deskInvoiceMail, { body, key });
    }
    default: {
      const fields = marks.map(({ part, words }) => ({ field: applicationField.parse(part), words }));
      const refusal = { code: invoiceRefusalCode.parse(details.code), fields };
      return api.call(deskInvoiceRefuse, { body: { invoice_id, refusal }, key });
    }
  }
}

export const createInvoiceReview = (api: Api, now: () => Date): typeof reviewMachine =>
  createReview(async (query) => {
    const answer = expectAnswer(await send(api, query));
    if (answer.kind === 'ok') return { kind: 'decided', decision: decisionOn(answer.data) };
    if (answer.refusal.code !== 'already_decided') return { kind: 'refused', refusal: answer.refusal };
    const read = expectData(await api.call(deskInvoiceRead, { query: { invoice_id: query.subject_id } }));
    return { kind: 'overtaken', decision: decisionOn(read) };
  }, now);
