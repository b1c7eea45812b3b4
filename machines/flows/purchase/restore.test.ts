import { describe, expect, it } from 'vitest';
import { type Actor, type AnyStateNode, createActor, waitFor } from 'xstate';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { PortFault } from '../../kit/fault.ts';
import { openSnapshot, sealSnapshot } from '../../kit/snapshot.ts';
import { placedOrder, quoted } from './examples/order.ts';
import { storeWithoutPlan } from './examples/store.ts';
import { purchaseFlow } from './flow.ts';
import { purchaseMachine } from './machine.ts';
import type { PurchasePorts } from './ports.ts';
import { emptySelection } from './selection.ts';
import type { PurchaseEvent } from './types.ts';

const input = { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null };
type Step = PurchaseEvent | ({ readonly port: keyof PurchasePorts } & Ending);
type Ending = { readonly output: unknown } | { readonly error: PortFault };

const later = { ...quoted, quote_id: 'quote-9', expires_at: '2026-11-21T10:31:00+00:00' };
const toQuoted: readonly Step[] = [
  { port: 'loadStore', output: storeWithoutPlan },
  { type: 'plan.choose', plan_id: 'growth' },
  { port: 'quotePrice', output: { kind: 'quoted', quote: quoted, same: false } },
];
const toConfirming: readonly Step[] = [...toQuoted, { type: 'order.review' }];
const toAskingAgain: readonly Step[] = [
  ...toConfirming,
  { port: 'untilMoment', output: null },
  { port: 'quotePrice', output: { kind: 'quoted', quote: later, same: false } },
];
const offline = new PortFault({ kind: 'offline' });
const toLookingAgain: readonly Step[] = [
  ...toConfirming,
  { type: 'order.place' },
  { port: 'placeOrder', error: offline },
  { port: 'findOrder', error: offline },
  { port: 'momentIn', output: { at: later.expires_at } },
];
const toPlaced: readonly Step[] = [
  ...toConfirming,
  { type: 'order.place' },
  { port: 'placeOrder', output: { kind: 'placed', order: placedOrder } },
];

/** The states that wait for a moment, each with the steps that lead there and the moment that it waits for. */
const deadlines = {
  'purchase.choosing.price.quoted': { steps: toQuoted, at: quoted.expires_at },
  'purchase.reviewing.confirming': { steps: toConfirming, at: quoted.expires_at },
  'purchase.reviewing.askingAgain': { steps: toAskingAgain, at: later.expires_at },
  'purchase.orderUnknown.waiting': { steps: toLookingAgain, at: later.expires_at },
} as const;

async function follow(actor: Actor<typeof purchaseMachine>, ports: HeldPorts, steps: readonly Step[]) {
  for (const step of steps) {
    const before = actor.getSnapshot();
    if ('type' in step) actor.send(step);
    else if ('output' in step) ports.last(step.port).answer(step.output);
    else ports.last(step.port).fail(step.error.fault);
    await waitFor(actor, (snapshot) => snapshot !== before);
  }
}

/** What is kept of a purchase after these steps, as JSON text. */
async function keptAfter(steps: readonly Step[]) {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(purchaseMachine, ports), { input }).start();
  await follow(actor, ports, steps);
  const { value, context } = actor.getSnapshot();
  const text = sealSnapshot(purchaseFlow, actor.getPersistedSnapshot());
  actor.stop();
  return { value, context, text };
}

/** What becomes of a kept purchase whose snapshot is changed before it is opened. */
async function openChanged(steps: readonly Step[], change: Readonly<Record<string, unknown>>) {
  const sealed = JSON.parse((await keptAfter(steps)).text);
  const snapshot = { ...sealed.snapshot, ...change };
  return openSnapshot(purchaseFlow, JSON.stringify({ ...sealed, snapshot }));
}

const waitingStates = (node: AnyStateNode): readonly string[] => [
  ...(node.invoke.some(({ src }) => src === 'untilMoment') ? [node.id] : []),
  ...Object.values(node.states).flatMap(waitingStates),
];

describe('a restored purchase', () => {
  it('is known here in every state that waits for a moment', () => {
    expect(waitingStates(purchaseMachine.root).toSorted()).toEqual(Object.keys(deadlines).toSorted());
  });

  it.each(Object.entries(deadlines))('waits anew for the same moment in %s', async (id, { steps, at }) => {
    const { value, context, text } = await keptAfter(steps);
    const opened = openSnapshot(purchaseFlow, text);
    if (opened.kind !== 'restored') throw new Error(`${id} is ${opened.kind}`);
    const ports = new HeldPorts();
    const actor = createActor(holdAll(purchaseMachine, ports), { input, snapshot: opened.snapshot }).start();
    expect(actor.getSnapshot()).toMatchObject({ value, context });
    expect(ports.requests.map(({ port, input: moment }) => [port, moment])).toEqual([['untilMoment', { at }]]);
    actor.stop();
  });

  it.each([
    ['is still loading', []],
    ['has been placed', toPlaced],
  ])('is restored where it %s', async (_words, steps) => {
    expect((await openChanged(steps, {})).kind).toBe('restored');
  });

  it('is restored with what stands in a field and is too much to be accepted', async () => {
    const { context } = await keptAfter(toQuoted);
    const selection = { ...context.selection, prepaid: { cid: null, amount_minor: 9e14 }, invite_code: 'x'.repeat(99) };
    expect((await openChanged(toQuoted, { context: { ...context, selection } })).kind).toBe('restored');
  });

  const userInput = { ...emptySelection, plan_id: 'growth', years: 1 };
  it.each([
    ['has lost the price that it waits by', { quote: null }],
    ['has lost the store', { facts: null }],
    ['has a price of another shape', { quote: { ...quoted, lines: {} } }],
    ['names a reason that is unknown', { refusal: 'too_sunny' }],
  ])('is begun anew with what was typed where the context %s', async (_words, change) => {
    const { context } = await keptAfter(toConfirming);
    expect(await openChanged(toConfirming, { context: { ...context, ...change } })).toEqual({
      kind: 'carried',
      userInput,
    });
  });

  it.each([
    ['is in a state that is gone', { value: { reviewing: 'haggling' } }],
    ['is in a region that is gone', { value: { choosing: { price: 'quoted', weather: 'fine' } } }],
    ['is in a state without what it had asked', { children: {} }],
    ['had stopped with an error', { status: 'error' }],
    ['is not a snapshot at all', { value: 7 }],
  ])('is begun anew with what was typed where the kept one %s', async (_words, change) => {
    expect(await openChanged(toConfirming, change)).toEqual({ kind: 'carried', userInput });
  });
});
