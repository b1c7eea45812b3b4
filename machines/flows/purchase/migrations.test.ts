import { describe, expect, it } from 'vitest';
import { createActor, type Snapshot } from 'xstate';
import version1 from '#tests/flows/purchase/snapshots/version1.json' with { type: 'json' };
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { openSnapshot } from '../../kit/snapshot.ts';
import { purchaseFlow } from './flow.ts';
import { purchaseMachine } from './machine.ts';

const input = { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null };
const offline = { kind: 'offline' };
const timeout = { kind: 'timeout' };

/** Fields that version 2 did not have. */
const fieldsSinceVersion3 = {
  field_faults: {},
  paused_until: null,
  invite_fault: null,
  lookups: 0,
  look_again_at: null,
  placed_elsewhere: null,
};

/** Version 3 of the only voucher in version 1's prices. */
const voucher3 = { spend: 'once', balance: { minor: 50_000, currency: 'CNY' }, is_used_up: false };

type Price1 = (typeof version1)['under review']['snapshot']['context']['quote'];

const price3 = (price: Price1 | null) =>
  price && {
    ...price,
    remaining_credit: null,
    vouchers: {
      agency_vouchers: price.vouchers.agency_vouchers,
      client_vouchers: price.vouchers.client_vouchers.map(({ used_by_order_id: _, ...voucher }) => ({
        ...voucher,
        ...voucher3,
      })),
    },
  };

/** Runs of version 1, with the state where each continues, the differing context and the port requests. */
const continuationOfRun = {
  'with a code that could not be verified': {
    value: { choosing: { price: 'quoted', invite: 'failed' } },
    differs: { fault: null, invite_fault: offline },
    asks: ['untilMoment'],
  },
  // Version 1 had one fault for both, so each of them gets it.
  'with neither a price nor a code': {
    value: { choosing: { price: 'failed', invite: 'failed' } },
    differs: { invite_fault: timeout },
    asks: [],
  },
  'under review': { value: { reviewing: 'confirming' }, differs: {}, asks: ['untilMoment'] },
  'with an order that is not known': { value: 'checkingOrder', differs: {}, asks: ['findOrder'] },
  'with its receipt': {
    value: { placed: 'current' },
    differs: {
      order: {
        ...version1['with its receipt'].snapshot.context.order,
        needs_verification: false,
        remaining_credit: null,
      },
    },
    asks: [],
  },
} as const satisfies Record<keyof typeof version1, object>;

function restoreSnapshot(name: keyof typeof version1): Snapshot<unknown> {
  const opened = openSnapshot(purchaseFlow, JSON.stringify(version1[name]));
  if (opened.kind !== 'restored') throw new Error(`a purchase ${name} is ${opened.kind}`);
  return opened.snapshot;
}

describe.each(Object.keys(continuationOfRun).filter(isContinued))('purchase run persisted by version 1 %s', (name) => {
  it('a purchase run persisted by version 1 is restored in its state and repeats its pending port requests [RUN-07]', () => {
    const { value, differs, asks } = continuationOfRun[name];
    const ports = new HeldPorts();
    const actor = createActor(holdAll(purchaseMachine, ports), { input, snapshot: restoreSnapshot(name) }).start();
    const { context } = version1[name].snapshot;
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value });
    expect(actor.getSnapshot().context).toEqual({
      ...context,
      quote: price3(context.quote),
      previous_quote: price3(context.previous_quote),
      ...fieldsSinceVersion3,
      ...differs,
    });
    expect(ports.requests.map(({ port }) => port)).toEqual(asks);
    actor.stop();
  });
});

function isContinued(name: string): name is keyof typeof continuationOfRun {
  return name in continuationOfRun;
}

it('a receipt restored from version 1 can be resumed and reads its order again', () => {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(purchaseMachine, ports), {
    input,
    snapshot: restoreSnapshot('with its receipt'),
  }).start();
  actor.send({ type: 'flow.resume', order_type: 'new' });
  expect([actor.getSnapshot().value, ports.requests.map(({ port }) => port)]).toEqual([
    { placed: 'reading' },
    ['findOrder'],
  ]);
  actor.stop();
});

it('a version 1 purchase run with an unexpected context is not restored, but its user input is carried over', () => {
  const { snapshot, ...sealed } = version1['under review'];
  const changed = { ...sealed, snapshot: { ...snapshot, context: { ...snapshot.context, fault: 'rain' } } };
  expect(openSnapshot(purchaseFlow, JSON.stringify(changed))).toEqual({ kind: 'carried', userInput: sealed.typed });
});
