import { cancelOrderExamples } from '#machines/flows/cancelOrder/examples.ts';
import { demote } from '../../../flowkit/server/arranging.ts';
import {
  faultScenarios,
  faultsUnless,
  type More,
  newReason,
  newRefusalScenarios,
  outputsIn,
  type ScenarioTable,
  tellings,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import {
  activate,
  cancelElsewhere,
  type Environment,
  expire,
  handInProof,
  mayCancel,
  pay,
  withdraw,
} from './environment.ts';

type Ways = More<Environment, ServedRun>;

export const outputOf = outputsIn(cancelOrderExamples.ports);
const { afterFailures, unheard } = tellings<Environment, ServedRun>();

const isUnpaid = ({ order }: Environment): boolean => order === 'unpaid';

/** The order becomes something, where it was one of these. */
const becomes = (
  order: Environment['order'],
  arrange: (run: ServedRun) => Promise<void>,
  from: readonly Environment['order'][],
): Ways => ({
  when: (environment) => from.includes(environment.order),
  becomes: (environment) => ({ ...environment, account: environment.account ?? 'owner', order }),
  arrange,
});

const paid = becomes('paid', pay, ['unpaid', 'payment under way', 'paid']);
const gone = becomes('gone', withdraw, ['unpaid', 'paid', 'gone']);
const isCancelled = { when: ({ order }: Environment) => order === 'cancelled' };

/** It was cancelled, and nobody was told. */
const isCancelledUnheard: Ways = {
  when: (environment) => isUnpaid(environment) && mayCancel(environment),
  becomes: (environment) => ({ ...environment, order: 'cancelled' }),
};

/** How each example of each port is brought about against the running server, or why it is not. */
export const cancelOrderScenarios: ScenarioTable<(typeof cancelOrderExamples)['ports'], Environment, ServedRun> = {
  readOrder: {
    unpaid: {
      when: (environment) => isUnpaid(environment) && mayCancel(environment),
      becomes: (environment) => ({ ...environment, account: 'owner' }),
    },
    'unpaid, without vouchers': 'to the server it is the same',
    'for a child account': {
      when: (environment) => isUnpaid(environment) && (environment.account !== 'owner' || environment.isDemoted),
      becomes: (environment) => ({ ...environment, account: environment.account ?? 'member' }),
    },
    'a transfer is being checked': becomes('payment under way', handInProof, ['unpaid', 'payment under way']),
    paid: paid,
    activated: becomes('completed', activate, ['unpaid', 'paid', 'completed']),
    cancelled: {
      ...becomes('cancelled', cancelElsewhere, ['unpaid', 'cancelled']),
      when: (environment) => environment.order === 'cancelled' || (isUnpaid(environment) && mayCancel(environment)),
    },
    expired: becomes('expired', expire, ['unpaid', 'expired']),
    none: gone,
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
  },
  cancelOrder: {
    cancelled: isCancelledUnheard,
    'paid meanwhile': paid,
    'not the main account any more': {
      when: (environment) => isUnpaid(environment) && mayCancel(environment),
      becomes: (environment) => ({ ...environment, isDemoted: true }),
      arrange: demote,
    },
    'refused for a new reason': newReason,
    ...faultsUnless(unheard('it was cancelled', isCancelledUnheard)),
  },
  lookUp: {
    cancelled: [isCancelled, afterFailures(isCancelled.when)],
    'still unpaid': {
      when: (environment) => isUnpaid(environment) && mayCancel(environment),
    },
    paid: paid,
    none: gone,
  },
};
