import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { ActivationChildren, ActivationContext, ActivationEvent } from '#machines/flows/activation/types.ts';
import { failed, noneFoundMessage, pageRows, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import type { StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { documentKindLabels } from '../../i18n/documentLabels.ts';
import { orderStatusLabels } from '../../i18n/orderLabels.ts';

const tracedActivation = z.object({ order: z.object({ status: z.unknown() }), reasons: z.array(z.unknown()) });

const allMetMessage = msg`all requirements met`;
const missingMessage = msg`requirements missing`;
const childAccountMessage = msg`child account`;

function describeActivation({ kind, activation }: Payload, { say, wordOf }: StepFormatter): StepResult {
  const read = tracedActivation.safeParse(activation).data;
  if (kind !== 'found' || read === undefined) return succeeded(say(noneFoundMessage));
  const status = wordOf(orderStatusLabels, read.order.status);
  return succeeded(`${status} · ${say(read.reasons.length === 0 ? allMetMessage : missingMessage)}`);
}

function describeOutcome({ kind, refusal, ...told }: Payload, teller: StepFormatter): StepResult {
  if (kind === 'updated') return describeActivation({ ...told, kind: 'found' }, teller);
  return failed(kind === 'child' ? teller.say(childAccountMessage) : teller.refused(refusal));
}

export const activationTraceSteps = {
  'document.choose': {
    by: 'person',
    can: msg`Choose document to sign`,
    did: msg`Chose the document to sign`,
    detail: ({ document }, { wordOf }) => wordOf(documentKindLabels, document),
    tries: () => [
      { type: 'document.choose', document: 'contract' },
      { type: 'document.choose', document: 'payment_by_others' },
    ],
  },
  'signing.begin': { by: 'person', can: msg`Start signing`, did: msg`Tried to start signing` },
  'signing.check': {
    by: 'person',
    can: msg`Check signature`,
    did: msg`Tried to check the signature`,
  },
  'member.choose': {
    by: 'person',
    can: msg`Choose administrator`,
    did: msg`Chose the administrator`,
    detail: () => null,
    tries: ({ activation }) =>
      (activation?.members ?? []).map(({ member_id }) => ({ type: 'member.choose' as const, member_id })),
  },
  'order.activate': { by: 'person', can: msg`Activate order`, did: msg`Tried to activate the order` },
  'activation.check': {
    by: 'person',
    can: msg`Check activation requirements`,
    did: msg`Tried to check the activation requirements`,
  },
  ...pageRows,
  'flow.resume': resumeRow,

  readActivation: { by: 'server', did: msg`Loading activation requirements`, answer: describeActivation },
  watchActivation: { by: 'server', did: msg`Waiting for activation updates`, answer: describeActivation },
  beginSigning: { by: 'server', did: msg`Requesting a document to sign`, answer: describeOutcome },
  checkSigning: { by: 'server', did: msg`Checking signature with the provider`, answer: describeOutcome },
  activateOrder: { by: 'server', did: msg`Activating order`, answer: describeOutcome },
  checkOutcome: { by: 'server', did: msg`Checking activation status`, answer: describeActivation },
  untilExpiry: { by: 'clock', did: msg`The signing code expired` },
} as const satisfies StepRows<ActivationContext, ActivationEvent, ActivationChildren>;
