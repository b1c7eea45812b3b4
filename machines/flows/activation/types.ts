import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import { type ActivationView, activationView } from '#contract/entities/activation.ts';
import { type DocumentKind, documentKind } from '#contract/entities/document.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { foundOrNone, trusted } from '../../kit/answer.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { createPollingMachine, type OrderQuery } from '../../parts/polling.ts';

/** Carried over when a run cannot be restored. */
export const activationUserInput = z.object({
  /** The product's administrator; null until one is chosen. */
  member_id: z.nullable(itemId),
  document: documentKind,
});
export type ActivationUserInput = Readonly<z.infer<typeof activationUserInput>>;

export const activationContext = z.object({
  /** The idempotency key of the activation; the draft's key, so that it happens once. */
  key: z.string(),
  order_id: itemId,
  activation: z.nullable(activationView),
  chosen: activationUserInput,
  /** The provider's message to a child account. */
  child_refusal: z.nullable(refusalSchema),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** Whether a lookup showed that the last attempt activated nothing. */
  nothing_activated: z.boolean(),
  /** Whether the terms had changed when the user confirmed them. */
  terms_changed: z.boolean(),
});
export type ActivationContext = Readonly<z.infer<typeof activationContext>>;

export interface ActivationMachineInput extends Pick<ActivationContext, 'key' | 'order_id'> {
  /** From an earlier run. */
  readonly userInput: ActivationUserInput | null;
}

export type ActivationEvent =
  | { readonly type: 'document.choose'; readonly document: DocumentKind }
  /** Requests a signing link, or a new one. */
  | { readonly type: 'signing.begin' }
  /** The user says that they have signed. */
  | { readonly type: 'signing.check' }
  | { readonly type: 'member.choose'; readonly member_id: string }
  /** Confirms the terms on the page. */
  | { readonly type: 'order.activate' }
  | { readonly type: 'activation.check' }
  | ReceiptLeave
  | RunEvent;

const activationAnswer = foundOrNone({ activation: trusted<ActivationView>() });
/** `none` if there is no such order, or the caller may not see it. */
export type ActivationAnswer = z.infer<typeof activationAnswer>;

export type ActivationOutcome =
  | { readonly kind: 'updated'; readonly activation: ActivationView }
  /** The caller is a child account at the signing provider; its message explains it. */
  | { readonly kind: 'child'; readonly refusal: Refusal }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface BeginSigningQuery extends OrderQuery {
  readonly document: DocumentKind;
}

export interface CheckSigningQuery extends OrderQuery {
  readonly task_id: string;
}

export interface ActivateQuery extends OrderQuery {
  readonly key: string;
  readonly member_id: string;
  readonly revision: string;
}

const unprovidedUntilExpiry: UntilPassed = unprovidedPort('untilExpiry');

export const activationPorts = {
  readActivation: unprovidedPort<OrderQuery, ActivationAnswer>('readActivation'),
  watchActivation: createPollingMachine(activationAnswer),
  beginSigning: unprovidedPort<BeginSigningQuery, ActivationOutcome>('beginSigning'),
  checkSigning: unprovidedPort<CheckSigningQuery, ActivationOutcome>('checkSigning'),
  activateOrder: unprovidedPort<ActivateQuery, ActivationOutcome>('activateOrder'),
  /** Reads the activation until its state is known. */
  checkOutcome: createPollingMachine(activationAnswer),
  untilExpiry: unprovidedUntilExpiry,
};
export type ActivationPorts = typeof activationPorts;

export type ActivationChildren = { readonly [Port in keyof ActivationPorts]: Port };
