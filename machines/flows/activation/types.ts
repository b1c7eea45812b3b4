import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import { type ActivationView, activationView } from '#contract/entities/activation.ts';
import { type DocumentKind, documentKind } from '#contract/entities/document.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { foundOrNone, letIn } from '../../kit/answer.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { type OrderQuery, pollingOf } from '../../parts/polling.ts';

/** What a person chooses: it outlives a version of the machine. */
export const activationInput = z.object({
  /** Who administers the product; null until somebody was chosen. */
  member_id: z.nullable(itemId),
  document: documentKind,
});
export type ActivationUserInput = Readonly<z.infer<typeof activationInput>>;

export const activationContext = z.object({
  /** The key under which the order is activated, that of the draft: whatever happens, it is activated once. */
  key: z.string(),
  order_id: itemId,
  /** How the activation stands, as it was read last. */
  activation: z.nullable(activationView),
  chosen: activationInput,
  /** What the signing provider says to a child account. */
  child_refusal: z.nullable(refusalSchema),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** Whether a look-up has shown that the last attempt activated nothing. */
  nothing_activated: z.boolean(),
  /** Whether what it brings was another by the time it was confirmed. */
  terms_changed: z.boolean(),
});
export type ActivationContext = Readonly<z.infer<typeof activationContext>>;

export interface ActivationMachineInput extends Pick<ActivationContext, 'key' | 'order_id'> {
  /** What was chosen in a run before this one. */
  readonly userInput: ActivationUserInput | null;
}

/** What a person, or the page, can send. */
export type ActivationEvent =
  | { readonly type: 'document.choose'; readonly document: DocumentKind }
  /** The document is to be signed: an address is wanted, or a new one. */
  | { readonly type: 'signing.begin' }
  /** Somebody says that they have signed. */
  | { readonly type: 'signing.check' }
  | { readonly type: 'member.choose'; readonly member_id: string }
  /** What was shown is confirmed. */
  | { readonly type: 'order.activate' }
  /** How the activation stands is asked once more. */
  | { readonly type: 'activation.check' }
  | ReceiptLeave
  | RunEvent;

const activationAnswer = foundOrNone({ activation: letIn<ActivationView>() });
/** How an activation stands, or that there is no such order for whoever asks. */
export type ActivationAnswer = z.infer<typeof activationAnswer>;

export type ActivationOutcome =
  | { readonly kind: 'told'; readonly activation: ActivationView }
  /** Whoever asks is a child account at the signing provider, which says so itself. */
  | { readonly kind: 'child'; readonly refusal: Refusal }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface SigningQuery extends OrderQuery {
  readonly document: DocumentKind;
}

export interface TaskQuery extends OrderQuery {
  readonly task_id: string;
}

export interface ActivateQuery extends OrderQuery {
  readonly key: string;
  readonly member_id: string;
  /** What was shown of what it brings. */
  readonly revision: string;
}

const unprovidedUntilExpiry: UntilPassed = unprovidedPort('untilExpiry');

export const activationPorts = {
  readActivation: unprovidedPort<OrderQuery, ActivationAnswer>('readActivation'),
  /** Reads the activation until something has happened. */
  watchActivation: pollingOf(activationAnswer),
  /** Has the provider open a document to be signed. */
  beginSigning: unprovidedPort<SigningQuery, ActivationOutcome>('beginSigning'),
  /** Asks the provider how the signing stands. */
  checkSigning: unprovidedPort<TaskQuery, ActivationOutcome>('checkSigning'),
  activateOrder: unprovidedPort<ActivateQuery, ActivationOutcome>('activateOrder'),
  /** Reads the activation until it is known how it stands. */
  lookUp: pollingOf(activationAnswer),
  /** Answers when the address to sign at holds no longer. */
  untilExpiry: unprovidedUntilExpiry,
};
export type ActivationPorts = typeof activationPorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type ActivationQuestions = { readonly [Port in keyof ActivationPorts]: Port };
