import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { ActivationContext, ActivationEvent, ActivationQuestions } from '#machines/flows/activation/types.ts';
import { answered, failed, pageRows, resumeRow, thereIsNone } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import type { Teller } from '../../flowkit/steps/teller.ts';
import { documentKindWords } from '../../i18n/documentWords.ts';
import { orderStatusWords } from '../../i18n/orderWords.ts';

const standing = z.object({ order: z.object({ status: z.unknown() }), reasons: z.array(z.unknown()) });

const nothingMissing = msg`nothing is missing`;
const somethingMissing = msg`something is missing`;
const childAccount = msg`it is a child account`;

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
    can: msg`Choose which document is signed`,
    did: msg`Chose which document is signed`,
    detail: ({ document }, { wordOf }) => wordOf(documentKindWords, document),
    tries: () => [
      { type: 'document.choose', document: 'contract' },
      { type: 'document.choose', document: 'payment_by_others' },
    ],
  },
  'signing.begin': { by: 'person', can: msg`Start signing`, did: msg`Wanted to start signing` },
  'signing.check': {
    by: 'person',
    can: msg`Ask whether the document is signed`,
    did: msg`Wanted to know whether the document is signed`,
  },
  'member.choose': {
    by: 'person',
    can: msg`Choose who administers the product`,
    did: msg`Chose who administers the product`,
    detail: () => null,
    tries: ({ activation }) =>
      (activation?.members ?? []).map(({ member_id }) => ({ type: 'member.choose' as const, member_id })),
  },
  'order.activate': { by: 'person', can: msg`Activate the order`, did: msg`Wanted to activate the order` },
  'activation.check': {
    by: 'person',
    can: msg`Look again what is missing`,
    did: msg`Wanted to know what is missing`,
  },
  ...pageRows,
  'flow.resume': resumeRow,

  readActivation: { by: 'server', did: msg`Reading what is missing`, answer: activationAnswer },
  watchActivation: { by: 'server', did: msg`Waiting for news of the activation`, answer: activationAnswer },
  beginSigning: { by: 'server', did: msg`Having a document handed out to be signed`, answer: outcomeAnswer },
  checkSigning: { by: 'server', did: msg`Asking the provider about the signing`, answer: outcomeAnswer },
  activateOrder: { by: 'server', did: msg`Activating the order`, answer: outcomeAnswer },
  lookUp: { by: 'server', did: msg`Looking how the activation stands`, answer: activationAnswer },
  untilExpiry: { by: 'clock', did: msg`The time of the code to sign by was over` },
} as const satisfies StepRows<ActivationContext, ActivationEvent, ActivationQuestions>;
