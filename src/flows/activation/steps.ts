import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { ActivationContext, ActivationEvent, ActivationQuestions } from '#machines/flows/activation/types.ts';
import { answered, failed, pageRows, resumeRow, thereIsNone } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import type { Teller } from '../../flowkit/steps/teller.ts';
import { documentKindWords } from '../../i18n/documentWords.ts';
import { orderStatusWords } from '../../i18n/orderWords.ts';

const standing = z.object({ order: z.object({ status: z.unknown() }), reasons: z.array(z.unknown()) });

const nothingMissing = msg`all requirements met`;
const somethingMissing = msg`requirements missing`;
const childAccount = msg`child account`;

function activationAnswer({ kind, activation }: Payload, { say, wordOf }: Teller): Answer {
  const read = standing.safeParse(activation).data;
  if (kind !== 'found' || read === undefined) return answered(say(thereIsNone));
  const status = wordOf(orderStatusWords, read.order.status);
  return answered(`${status} · ${say(read.reasons.length === 0 ? nothingMissing : somethingMissing)}`);
}

function outcomeAnswer({ kind, refusal, ...told }: Payload, teller: Teller): Answer {
  if (kind === 'told') return activationAnswer({ ...told, kind: 'found' }, teller);
  return failed(kind === 'child' ? teller.say(childAccount) : teller.refused(refusal));
}

export const activationSteps = {
  'document.choose': {
    by: 'person',
    can: msg`Choose document to sign`,
    did: msg`Chose the document to sign`,
    detail: ({ document }, { wordOf }) => wordOf(documentKindWords, document),
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

  readActivation: { by: 'server', did: msg`Loading activation requirements`, answer: activationAnswer },
  watchActivation: { by: 'server', did: msg`Waiting for activation updates`, answer: activationAnswer },
  beginSigning: { by: 'server', did: msg`Requesting a document to sign`, answer: outcomeAnswer },
  checkSigning: { by: 'server', did: msg`Checking signature with the provider`, answer: outcomeAnswer },
  activateOrder: { by: 'server', did: msg`Activating order`, answer: outcomeAnswer },
  lookUp: { by: 'server', did: msg`Checking activation status`, answer: activationAnswer },
  untilExpiry: { by: 'clock', did: msg`The signing code expired` },
} as const satisfies StepRows<ActivationContext, ActivationEvent, ActivationQuestions>;
