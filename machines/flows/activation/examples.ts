import type { ActivationReason, ActivationView } from '#contract/entities/activation.ts';
import type { SigningTask } from '#contract/entities/signing.ts';
import {
  commonFaults,
  type Examples,
  receiptRunExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import { cny, exampleSummary, growthName } from '../../parts/orderExamples.ts';
import type { ActivationEvent, ActivationOutcome, ActivationPorts } from './types.ts';

/** An order that adds accounts to a product, ready to be activated. */
const readyActivation: ActivationView = {
  order: { ...exampleSummary, order_type: 'append', status: 'paid', payment_status: 'received' },
  as_of: '2026-11-22T10:00:00+00:00',
  reasons: [],
  verification: { status: 'pass', verification_type: 1, message: '' },
  invoice_status: 'applied',
  signing: { is_offered: true, task: null },
  terms: {
    revision: 'revision-1',
    plan: growthName,
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
const activationWithCredit: ActivationView = {
  ...readyActivation,
  order: { ...readyActivation.order, order_type: 'upgrade_renew' },
  remaining_credit: cny(910_156),
};

/** The first plan of a client with a single user. */
const firstPlan: ActivationView = {
  ...readyActivation,
  order: { ...readyActivation.order, order_type: 'new' },
  terms: readyActivation.terms && {
    ...readyActivation.terms,
    revision: 'revision-2',
    ends_at: null,
    days: null,
    before: null,
  },
  members: readyActivation.members.slice(0, 1),
};

const activationLacking = (
  reasons: readonly ActivationReason[],
  changes: Partial<ActivationView> = {},
): ActivationView => ({
  ...readyActivation,
  reasons: [...reasons],
  ...changes,
});

const unsignedActivation = activationLacking(['unsigned']);
const unpaidOrder = { ...readyActivation.order, status: 'unpaid' } as const;
const activationLackingMuch = activationLacking(['receipt_incomplete', 'unverified', 'without_invoice', 'unsigned'], {
  order: { ...unpaidOrder, payment_status: 'proof_submitted' },
  verification: { status: 'pending', verification_type: 1, message: '' },
  invoice_status: 'refused',
});
const activationOfRefusedCompany = activationLacking(['not_paid', 'unverified', 'unsigned'], {
  order: { ...unpaidOrder, payment_status: 'none' },
  verification: { status: 'refuse', verification_type: 2, message: 'The licence has expired.' },
});
const activationUnverifiedAs = (status: ActivationView['verification']['status']) =>
  activationLacking(['unverified', 'unsigned'], {
    order: { ...readyActivation.order, order_type: 'upgrade' },
    verification: { status, verification_type: 1, message: '' },
  });
const activationWithoutProduct = activationLacking(['nothing_to_activate'], { terms: null });
const activationOfClosedOrder = activationLacking(['order_closed'], {
  order: { ...unpaidOrder, status: 'cancelled', payment_status: 'none' },
  terms: null,
});
const activationOfChildAccount = activationLacking(['unsigned', 'main_account_only']);
const activationBySales = activationLacking(['unsigned'], {
  order: { ...readyActivation.order, order_type: 'renew' },
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
const activationWithTask = (
  changes: Partial<SigningTask>,
  reasons: readonly ActivationReason[] = ['unsigned'],
): ActivationView => activationLacking(reasons, { signing: { is_offered: true, task: { ...task, ...changes } } });

const activationBeingSigned = activationWithTask({});
const activationWithProof = activationWithTask({
  task_id: 'task-2',
  document: 'payment_by_others',
  link: { content: '/sign/abc', expires_at: '2026-11-22T10:15:00+00:00' },
});
const activationWithExpiredLink = activationWithTask({ status: 'opened', link: null });
const signedActivation = activationWithTask({ status: 'signed', link: null }, []);
const activationLackingInvoice = activationWithTask({}, ['without_invoice', 'unsigned']);

const activationResult = {
  at: '2026-11-22T10:01:00+00:00',
  plan: growthName,
  starts_at: '2026-11-22T10:01:00+00:00',
  ends_at: '2027-05-21T10:00:00+00:00',
  days: 180,
  allowance: { accounts: 20, storage_gb: 400, edm: 250_000, api_calls: 0 },
  administrator: 'Owner',
};
const completedActivation: ActivationView = {
  ...readyActivation,
  order: { ...readyActivation.order, status: 'completed' },
  reasons: ['already_activated'],
  terms: null,
  activated: activationResult,
};
const completedWithoutEnd: ActivationView = {
  ...completedActivation,
  activated: { ...activationResult, ends_at: null, days: null },
};
const completedWithCredit: ActivationView = {
  ...completedActivation,
  order: { ...activationWithCredit.order, status: 'completed' },
  remaining_credit: activationWithCredit.remaining_credit,
};
/** Activated before the result was recorded. */
const completedWithoutResult: ActivationView = { ...completedActivation, activated: null };

const foundAnswer = (activation: ActivationView) => ({ kind: 'found', activation }) as const;
const updatedOutcome = (activation: ActivationView): ActivationOutcome => ({ kind: 'updated', activation });
const childAccountOutcome: ActivationOutcome = { kind: 'child', refusal: { code: 'fadada_child_account' } };
const refusedOutcome = (refusal: Extract<ActivationOutcome, { kind: 'refused' }>['refusal']): ActivationOutcome => ({
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
      { name: 'nothing is missing', output: foundAnswer(readyActivation) },
      { name: 'a first plan, and nothing is missing', output: foundAnswer(firstPlan) },
      { name: 'a credit leaves something', output: foundAnswer(activationWithCredit) },
      { name: 'a signature is missing', output: foundAnswer(unsignedActivation) },
      { name: 'much is missing', output: foundAnswer(activationLackingMuch) },
      { name: 'unpaid, and the company was refused', output: foundAnswer(activationOfRefusedCompany) },
      { name: 'the company was never verified', output: foundAnswer(activationUnverifiedAs('none')) },
      { name: 'the company was accepted for now', output: foundAnswer(activationUnverifiedAs('trial_pass')) },
      { name: 'the company is to be corrected', output: foundAnswer(activationUnverifiedAs('refuse_alternate')) },
      { name: 'its product has ended', output: foundAnswer(activationWithoutProduct) },
      { name: 'cancelled', output: foundAnswer(activationOfClosedOrder) },
      { name: 'for a child account', output: foundAnswer(activationOfChildAccount) },
      { name: 'sales attaches what is signed', output: foundAnswer(activationBySales) },
      { name: 'being signed', output: foundAnswer(activationBeingSigned) },
      { name: 'being signed, and an invoice is missing', output: foundAnswer(activationLackingInvoice) },
      { name: 'the proof is being signed', output: foundAnswer(activationWithProof) },
      { name: 'the address has expired', output: foundAnswer(activationWithExpiredLink) },
      { name: 'rejected', output: foundAnswer(activationWithTask({ status: 'rejected', link: null })) },
      { name: 'nobody has signed in time', output: foundAnswer(activationWithTask({ status: 'expired', link: null })) },
      {
        name: 'its signing was cancelled',
        output: foundAnswer(activationWithTask({ status: 'cancelled', link: null })),
      },
      { name: 'signed', output: foundAnswer(signedActivation) },
      { name: 'activated', output: foundAnswer(completedActivation) },
      { name: 'activated without an end', output: foundAnswer(completedWithoutEnd) },
      { name: 'activated long ago', output: foundAnswer(completedWithoutResult) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    watchActivation: [
      { name: 'nothing is missing any more', output: foundAnswer(signedActivation) },
      { name: 'opened', output: foundAnswer(activationWithTask({ status: 'opened' })) },
      { name: 'rejected', output: foundAnswer(activationWithTask({ status: 'rejected', link: null })) },
      { name: 'a signature is missing', output: foundAnswer(unsignedActivation) },
      { name: 'activated elsewhere', output: foundAnswer(completedActivation) },
      { name: 'none', output: { kind: 'none' } },
    ],
    beginSigning: [
      { name: 'an address', output: updatedOutcome(activationBeingSigned) },
      { name: 'an address for the proof', output: updatedOutcome(activationWithProof) },
      { name: 'of a child account', output: childAccountOutcome },
      { name: 'signed meanwhile', output: refusedOutcome({ code: 'order_state_refuses' }) },
      { name: 'not verified any more', output: refusedOutcome(refusalWithMessage('activation_unverified')) },
      { name: 'no such order', output: refusedOutcome({ code: 'order_not_found' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    checkSigning: [
      { name: 'not signed yet', output: updatedOutcome(activationBeingSigned) },
      { name: 'not signed yet, and an invoice is missing', output: updatedOutcome(activationLackingInvoice) },
      { name: 'signed', output: updatedOutcome(signedActivation) },
      { name: 'rejected', output: updatedOutcome(activationWithTask({ status: 'rejected', link: null })) },
      { name: 'of a child account', output: childAccountOutcome },
      { name: 'no such signing', output: refusedOutcome({ code: 'not_found' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    activateOrder: [
      { name: 'activated', output: updatedOutcome(completedActivation) },
      { name: 'activated, and a voucher issued', output: updatedOutcome(completedWithCredit) },
      { name: 'it brings something else by now', output: refusedOutcome({ code: 'activation_changed' }) },
      { name: 'activated meanwhile', output: refusedOutcome({ code: 'order_state_refuses' }) },
      { name: 'not verified any more', output: refusedOutcome({ code: 'activation_unverified' }) },
      { name: 'the invoice was refused', output: refusedOutcome({ code: 'activation_without_invoice' }) },
      { name: 'the contract was taken back', output: refusedOutcome({ code: 'activation_unsigned' }) },
      { name: 'the payment is being checked', output: refusedOutcome(refusalWithMessage('receipt_incomplete')) },
      { name: 'no such order', output: refusedOutcome({ code: 'order_not_found' }) },
      { name: 'the member is gone', output: refusedOutcome({ code: 'member_unknown' }) },
      { name: 'its product has ended', output: refusedOutcome({ code: 'activation_failed' }) },
      { name: 'not the main account any more', output: refusedOutcome({ code: 'main_account_only' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'activated', output: foundAnswer(completedActivation) },
      { name: 'still not activated', output: foundAnswer(readyActivation) },
      { name: 'a signature is missing', output: foundAnswer(unsignedActivation) },
      { name: 'none', output: { kind: 'none' } },
    ],
    untilExpiry: [
      { name: 'its time is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<ActivationEvent, ActivationPorts>;
