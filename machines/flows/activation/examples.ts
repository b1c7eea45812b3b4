import type { ActivationReason, ActivationView } from '#contract/entities/activation.ts';
import type { SigningTask } from '#contract/entities/signing.ts';
import {
  commonFaults,
  type Examples,
  newRefusal,
  newRefusalFault,
  receiptRunExamples,
  worded,
} from '../../kit/examples.ts';
import { cny, exampleSummary, growth } from '../../parts/orderExamples.ts';
import type { ActivationEvent, ActivationOutcome, ActivationPorts } from './types.ts';

/** An order that adds accounts to a product, ready to be activated. */
const ready: ActivationView = {
  order: { ...exampleSummary, order_type: 'append', status: 'paid', payment_status: 'received' },
  as_of: '2026-11-22T10:00:00+00:00',
  reasons: [],
  verification: { status: 'pass', verification_type: 1, message: '' },
  invoice_status: 'applied',
  signing: { is_offered: true, task: null },
  terms: {
    revision: 'revision-1',
    plan: growth,
    starts_at: '2026-11-22T10:00:00+00:00',
    ends_at: '2027-05-21T10:00:00+00:00',
    days: 180,
    allowance: { accounts: 20, storage_gb: 400, edm: 250_000, api_calls: 0 },
    before: { accounts: 15, storage_gb: 400, edm: 250_000, api_calls: 0 },
  },
  remaining_credit: null,
  members: [
    { member_id: 'member-1', real_name: 'Owner', email: 'owner@client.example', is_admin: true },
    { member_id: 'member-2', real_name: 'Colleague', email: 'colleague@client.example', is_admin: false },
  ],
  activated: null,
};

/** A renewal with a remaining credit. */
const withCredit: ActivationView = {
  ...ready,
  order: { ...ready.order, order_type: 'upgrade_renew' },
  remaining_credit: cny(910_156),
};

/** The first plan of a client with a single user. */
const firstPlan: ActivationView = {
  ...ready,
  order: { ...ready.order, order_type: 'new' },
  terms: ready.terms && { ...ready.terms, revision: 'revision-2', ends_at: null, days: null, before: null },
  members: ready.members.slice(0, 1),
};

const lacking = (reasons: readonly ActivationReason[], changes: Partial<ActivationView> = {}): ActivationView => ({
  ...ready,
  reasons: [...reasons],
  ...changes,
});

const unsigned = lacking(['unsigned']);
const unpaid = { ...ready.order, status: 'unpaid' } as const;
const much = lacking(['receipt_incomplete', 'unverified', 'without_invoice', 'unsigned'], {
  order: { ...unpaid, payment_status: 'proof_submitted' },
  verification: { status: 'pending', verification_type: 1, message: '' },
  invoice_status: 'refused',
});
const refusedCompany = lacking(['not_paid', 'unverified', 'unsigned'], {
  order: { ...unpaid, payment_status: 'none' },
  verification: { status: 'refuse', verification_type: 2, message: 'The licence has expired.' },
});
const unverifiedAs = (status: ActivationView['verification']['status']) =>
  lacking(['unverified', 'unsigned'], {
    order: { ...ready.order, order_type: 'upgrade' },
    verification: { status, verification_type: 1, message: '' },
  });
const gone = lacking(['nothing_to_activate'], { terms: null });
const closed = lacking(['order_closed'], {
  order: { ...unpaid, status: 'cancelled', payment_status: 'none' },
  terms: null,
});
const ofChild = lacking(['unsigned', 'main_account_only']);
const bySales = lacking(['unsigned'], {
  order: { ...ready.order, order_type: 'renew' },
  signing: { is_offered: false, task: null },
});

const task: SigningTask = {
  task_id: 'task-1',
  document: 'contract',
  status: 'waiting',
  file: { file_id: 'file-1', name: 'Contract MF-20261121-000001.pdf', size: 48_000, type: 'application/pdf' },
  link: { content: 'https://sign.example/abc', expires_at: '2026-11-22T10:15:00+00:00' },
  begun_at: '2026-11-22T10:00:00+00:00',
  expires_at: '2026-11-29T10:00:00+00:00',
};
const withTask = (changes: Partial<SigningTask>, reasons: readonly ActivationReason[] = ['unsigned']): ActivationView =>
  lacking(reasons, { signing: { is_offered: true, task: { ...task, ...changes } } });

const opened = withTask({});
const proof = withTask({
  task_id: 'task-2',
  document: 'payment_by_others',
  link: { content: '/sign/abc', expires_at: '2026-11-22T10:15:00+00:00' },
});
const lapsed = withTask({ status: 'opened', link: null });
const signed = withTask({ status: 'signed', link: null }, []);
const withoutInvoice = withTask({}, ['without_invoice', 'unsigned']);

const inUse = {
  at: '2026-11-22T10:01:00+00:00',
  plan: growth,
  starts_at: '2026-11-22T10:01:00+00:00',
  ends_at: '2027-05-21T10:00:00+00:00',
  days: 180,
  allowance: { accounts: 20, storage_gb: 400, edm: 250_000, api_calls: 0 },
  administrator: 'Owner',
};
const done: ActivationView = {
  ...ready,
  order: { ...ready.order, status: 'completed' },
  reasons: ['already_activated'],
  terms: null,
  activated: inUse,
};
const doneForGood: ActivationView = { ...done, activated: { ...inUse, ends_at: null, days: null } };
const doneWithCredit: ActivationView = {
  ...done,
  order: { ...withCredit.order, status: 'completed' },
  remaining_credit: withCredit.remaining_credit,
};
/** Activated before the result was recorded. */
const doneBefore: ActivationView = { ...done, activated: null };

const found = (activation: ActivationView) => ({ kind: 'found', activation }) as const;
const told = (activation: ActivationView): ActivationOutcome => ({ kind: 'told', activation });
const child: ActivationOutcome = { kind: 'child', refusal: { code: 'fadada_child_account' } };
const refused = (refusal: Extract<ActivationOutcome, { kind: 'refused' }>['refusal']): ActivationOutcome => ({
  kind: 'refused',
  refusal,
});

export const activationExamples = {
  events: {
    'document.choose': [
      { name: 'the proof', event: { type: 'document.choose', document: 'payment_by_others' } },
      { name: 'the contract', event: { type: 'document.choose', document: 'contract' } },
    ],
    'signing.begin': [{ name: 'asked', event: { type: 'signing.begin' } }],
    'signing.check': [{ name: 'asked', event: { type: 'signing.check' } }],
    'member.choose': [
      { name: 'a colleague', event: { type: 'member.choose', member_id: 'member-2' } },
      { name: 'the main account', event: { type: 'member.choose', member_id: 'member-1' } },
    ],
    'order.activate': [{ name: 'confirmed', event: { type: 'order.activate' } }],
    'activation.check': [{ name: 'asked', event: { type: 'activation.check' } }],
    ...receiptRunExamples,
  },
  ports: {
    readActivation: [
      { name: 'nothing is missing', output: found(ready) },
      { name: 'a first plan, and nothing is missing', output: found(firstPlan) },
      { name: 'a credit leaves something', output: found(withCredit) },
      { name: 'a signature is missing', output: found(unsigned) },
      { name: 'much is missing', output: found(much) },
      { name: 'unpaid, and the company was refused', output: found(refusedCompany) },
      { name: 'the company was never verified', output: found(unverifiedAs('none')) },
      { name: 'the company was accepted for now', output: found(unverifiedAs('trial_pass')) },
      { name: 'the company is to be corrected', output: found(unverifiedAs('refuse_alternate')) },
      { name: 'its product has ended', output: found(gone) },
      { name: 'cancelled', output: found(closed) },
      { name: 'for a child account', output: found(ofChild) },
      { name: 'sales attaches what is signed', output: found(bySales) },
      { name: 'being signed', output: found(opened) },
      { name: 'being signed, and an invoice is missing', output: found(withoutInvoice) },
      { name: 'the proof is being signed', output: found(proof) },
      { name: 'the address has expired', output: found(lapsed) },
      { name: 'rejected', output: found(withTask({ status: 'rejected', link: null })) },
      { name: 'nobody has signed in time', output: found(withTask({ status: 'expired', link: null })) },
      { name: 'its signing was cancelled', output: found(withTask({ status: 'cancelled', link: null })) },
      { name: 'signed', output: found(signed) },
      { name: 'activated', output: found(done) },
      { name: 'activated without an end', output: found(doneForGood) },
      { name: 'activated long ago', output: found(doneBefore) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      newRefusalFault,
    ],
    watchActivation: [
      { name: 'nothing is missing any more', output: found(signed) },
      { name: 'opened', output: found(withTask({ status: 'opened' })) },
      { name: 'rejected', output: found(withTask({ status: 'rejected', link: null })) },
      { name: 'a signature is missing', output: found(unsigned) },
      { name: 'activated elsewhere', output: found(done) },
      { name: 'none', output: { kind: 'none' } },
    ],
    beginSigning: [
      { name: 'an address', output: told(opened) },
      { name: 'an address for the proof', output: told(proof) },
      { name: 'of a child account', output: child },
      { name: 'signed meanwhile', output: refused({ code: 'order_state_refuses' }) },
      { name: 'not verified any more', output: refused(worded('activation_unverified')) },
      { name: 'no such order', output: refused({ code: 'order_not_found' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    checkSigning: [
      { name: 'not signed yet', output: told(opened) },
      { name: 'not signed yet, and an invoice is missing', output: told(withoutInvoice) },
      { name: 'signed', output: told(signed) },
      { name: 'rejected', output: told(withTask({ status: 'rejected', link: null })) },
      { name: 'of a child account', output: child },
      { name: 'no such signing', output: refused({ code: 'not_found' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    activateOrder: [
      { name: 'activated', output: told(done) },
      { name: 'activated, and a voucher issued', output: told(doneWithCredit) },
      { name: 'it brings something else by now', output: refused({ code: 'activation_changed' }) },
      { name: 'activated meanwhile', output: refused({ code: 'order_state_refuses' }) },
      { name: 'not verified any more', output: refused({ code: 'activation_unverified' }) },
      { name: 'the invoice was refused', output: refused({ code: 'activation_without_invoice' }) },
      { name: 'the contract was taken back', output: refused({ code: 'activation_unsigned' }) },
      { name: 'the payment is being checked', output: refused(worded('receipt_incomplete')) },
      { name: 'no such order', output: refused({ code: 'order_not_found' }) },
      { name: 'the member is gone', output: refused({ code: 'member_unknown' }) },
      { name: 'its product has ended', output: refused({ code: 'activation_failed' }) },
      { name: 'not the main account any more', output: refused({ code: 'main_account_only' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'activated', output: found(done) },
      { name: 'still not activated', output: found(ready) },
      { name: 'a signature is missing', output: found(unsigned) },
      { name: 'none', output: { kind: 'none' } },
    ],
    untilExpiry: [
      { name: 'its time is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<ActivationEvent, ActivationPorts>;
