import { cancelOrderExamples } from '#machines/flows/cancelOrder/examples.ts';
import {
  commandFaults,
  leftToViewsReason,
  outputsIn,
  readFaults,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { demote } from '../../../flowkit/server/setup.ts';
import { cancelElsewhere, type Environment, expire, isOpen, reassignOrder, setStatus } from './environment.ts';

type Options = ScenarioOptions<Environment, ServedRun>;

export const outputOfExample = outputsIn(cancelOrderExamples.ports);
const { afterFailures } = scenarioFactories<Environment, ServedRun>();

const withStatus = (
  order: Environment['order'],
  from: readonly Environment['order'][],
  arrange: (run: ServedRun) => Promise<void> = setStatus(order),
): Options => ({
  when: (environment) => from.includes(environment.order),
  becomes: ({ account }) => ({ account: account ?? 'owner', order }),
  arrange,
});

const paid = withStatus('paid', ['unpaid', 'payment under way', 'paid']);
const gone = withStatus('gone', ['unpaid', 'paid', 'gone'], reassignOrder);
const alreadyCancelled = { when: ({ order }: Environment) => order === 'cancelled' };

/** The server cancels the order, and its answer is lost. */
const cancelsUnnoticed: Options = { when: isOpen, becomes: { order: 'cancelled' } };

export const cancelOrderScenarios: ScenarioTable<(typeof cancelOrderExamples)['ports'], Environment, ServedRun> = {
  readOrder: {
    unpaid: { when: isOpen, becomes: { account: 'owner' } },
    'unpaid, without vouchers': 'to the server it is the same',
    'for a child account': {
      when: (environment) =>
        environment.order === 'unpaid' && (environment.account !== 'owner' || environment.isDemoted),
      becomes: ({ account }) => ({ account: account ?? 'member' }),
    },
    'a transfer is being checked': withStatus('payment under way', ['unpaid', 'payment under way']),
    'being paid by phone': leftToViewsReason,
    'maybe paid by phone': leftToViewsReason,
    'a payment has failed': leftToViewsReason,
    'not paid by phone in time': leftToViewsReason,
    paid,
    activated: withStatus('completed', ['unpaid', 'paid', 'completed']),
    cancelled: {
      ...withStatus('cancelled', ['unpaid', 'cancelled'], cancelElsewhere),
      when: (environment) => environment.order === 'cancelled' || isOpen(environment),
    },
    expired: withStatus('expired', ['unpaid', 'expired'], expire),
    none: gone,
    'an answer that cannot be read': 'this server sends none; the tests of the client read some',
    ...readFaults,
  },
  cancelOrder: {
    cancelled: cancelsUnnoticed,
    'paid meanwhile': paid,
    'not the main account any more': { when: isOpen, becomes: { isDemoted: true }, arrange: demote },
    ...commandFaults({ 'it was cancelled': cancelsUnnoticed }),
  },
  checkOutcome: {
    cancelled: [alreadyCancelled, afterFailures(alreadyCancelled.when)],
    'still unpaid': { when: isOpen },
    paid,
    none: gone,
  },
};
