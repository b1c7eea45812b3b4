import { expect } from 'vitest';
import { orderCancel } from '#contract/calls/order.ts';
import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { sentKey } from '../../../flowkit/server/drafts.ts';
import { failureByState, waitForText } from '../../../flowkit/server/pageExpectation.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import type { ServedFlow, ServedState } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { cancelOrder } from '../index.ts';
import {
  columnsByStatus,
  type Environment,
  foreignOrderId,
  initialEnvironment,
  openCancellation,
  readEffects,
  subject,
} from './environment.ts';
import { cancelOrderScenarios, outputOfExample } from './scenarios.ts';

const servedCancelOrder: ServedFlow<Environment, ServedRun> = {
  tested: cancelOrder,
  flow: cancelOrderFlow,
  subject,
  input: { key: 'key-of-the-draft', order_id: subject },
  events: cancelOrder.model.events.map(({ event }) => event),
  scenarios: scenariosIn(cancelOrderScenarios, outputOfExample),
  environment: {
    initial: initialEnvironment,
    allows: ({ snapshot }, { type }) =>
      type !== 'order.keep' || !snapshot.matches('closed') || snapshot.context.order !== null,
  },
  leftToOthers: {},
  open: (world, { environment }) => openCancellation(world, environment.account ?? 'owner'),
  address: `/mall/order/detail/${subject}/cancel`,
  tells: failureByState(['loadFailed', 'fault'], ['refused', 'refusal']),
  expectAt: async (run, { snapshot, environment }) => {
    if (snapshot.matches('closed')) await waitForText(run, closedTexts[environment.order]);
  },
  expectOver: async ({ page, gate }) => {
    await gate.open();
    await page.waitForURL(`**/detail/${subject}`);
  },
  probesAt,
  effects: readEffects,
  expectEffects: async (run, { environment: { order } }) => {
    expect(await readEffects(run)).toEqual({
      ...columnsByStatus[order],
      events: order === 'cancelled' ? ['placed', 'cancelled'] : ['placed'],
      voucherIsSpent: order !== 'cancelled',
    });
  },
};

const closedTexts: Readonly<Record<Environment['order'], string>> = {
  unpaid: 'Only the main account can do this.',
  'payment under way': 'A payment for this order is in progress.',
  paid: 'This order is paid.',
  completed: 'This order is already active.',
  cancelled: 'This order has already been cancelled.',
  expired: 'This order expired before it was paid.',
  gone: 'We couldn’t find this order.',
};

const sendProbe = (name: string, code: ProbeCode, order_id = subject, key?: string): Probe<ServedRun> =>
  probe(name, code, async (run) => {
    const used = key ?? (await sentKey(run, { flow: 'cancelOrder', subject }));
    return run.api.call(orderCancel, { body: { order_id }, key: used });
  });

function probesAt({
  snapshot,
  environment: { order, account, isDemoted },
}: ServedState<Environment>): readonly Probe<ServedRun>[] {
  if (snapshot.matches('cancelled')) {
    return [
      sendProbe('once more under the same key', 'ok'),
      sendProbe('once more under another key', 'order_state_refuses', subject, newKey()),
      sendProbe('another order under the same key', 'idempotency_key_reused', foreignOrderId),
    ];
  }
  if (account === 'member' || isDemoted) return [sendProbe('without being the main account', 'main_account_only')];
  if (snapshot.matches('confirming'))
    return [sendProbe('an order of somebody else', 'order_not_found', foreignOrderId, newKey())];
  if (!snapshot.matches('closed')) return [];
  const code = order === 'gone' ? 'order_not_found' : 'order_state_refuses';
  return [sendProbe('what cannot be cancelled', code, subject, newKey())];
}

serverSuite(await openServedWorld(), servedCancelOrder);
