import { cancelOrderExamples } from '#machines/flows/cancelOrder/examples.ts';
import { demote } from '../../../flowkit/server/arranging.ts';
import {
  commandFaults,
  type More,
  outputsIn,
  readFaults,
  type ScenarioTable,
  shownByViews,
  tellings,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { cancelElsewhere, type Environment, expire, isOpen, stand, withdraw } from './environment.ts';

type Ways = More<Environment, ServedRun>;

export const outputOf = outputsIn(cancelOrderExamples.ports);
const { afterFailures } = tellings<Environment, ServedRun>();

const becomes = (
  order: Environment['order'],
  from: readonly Environment['order'][],
  arrange: (run: ServedRun) => Promise<void> = stand(order),
): Ways => ({
  when: (environment) => from.includes(environment.order),
  becomes: ({ account }) => ({ account: account ?? 'owner', order }),
  arrange,
});

const paid = becomes('paid', ['unpaid', 'payment under way', 'paid']);
const gone = becomes('gone', ['unpaid', 'paid', 'gone'], withdraw);
const isCancelled = { when: ({ order }: Environment) => order === 'cancelled' };

/** The server cancels the order, and its answer is lost. */
const isCancelledUnheard: Ways = { when: isOpen, becomes: { order: 'cancelled' } };

export const cancelOrderScenarios: ScenarioTable<(typeof cancelOrderExamples)['ports'], Environment, ServedRun> = {
  readOrder: {
    unpaid: { when: isOpen, becomes: { account: 'owner' } },
    'unpaid, without vouchers': 'to the server it is the same',
    'for a child account': {
      when: (environment) =>
        environment.order === 'unpaid' && (environment.account !== 'owner' || environment.isDemoted),
      becomes: ({ account }) => ({ account: account ?? 'member' }),
    },
    'a transfer is being checked': becomes('payment under way', ['unpaid', 'payment under way']),
    'being paid by phone': shownByViews,
    'maybe paid by phone': shownByViews,
    'a payment has failed': shownByViews,
    'not paid by phone in time': shownByViews,
    paid,
    activated: becomes('completed', ['unpaid', 'paid', 'completed']),
    cancelled: {
      ...becomes('cancelled', ['unpaid', 'cancelled'], cancelElsewhere),
      when: (environment) => environment.order === 'cancelled' || isOpen(environment),
    },
    expired: becomes('expired', ['unpaid', 'expired'], expire),
    none: gone,
    'an answer that cannot be read': 'this server sends none; the tests of the client read some',
    ...readFaults,
  },
  cancelOrder: {
    cancelled: isCancelledUnheard,
    'paid meanwhile': paid,
    'not the main account any more': { when: isOpen, becomes: { isDemoted: true }, arrange: demote },
    ...commandFaults({ 'it was cancelled': isCancelledUnheard }),
  },
  lookUp: {
    cancelled: [isCancelled, afterFailures(isCancelled.when)],
    'still unpaid': { when: isOpen },
    paid,
    none: gone,
  },
};
