import { cancelOrderExamples } from '#machines/flows/cancelOrder/examples.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import {
  afterFailures,
  answers,
  fails,
  faultScenarios,
  newRefusalScenarios,
  outputsIn,
  type Scenario,
  type ScenarioTable,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import {
  activate,
  cancelElsewhere,
  demote,
  type Environment,
  expire,
  handInProof,
  mayCancel,
  pay,
  withdraw,
} from './environment.ts';

type Examples = (typeof cancelOrderExamples)['ports'];
type More = Partial<Scenario<Environment, ServedRun>>;

const outputOf = outputsIn(cancelOrderExamples.ports);

const like = (port: keyof Examples, name: string, more: More) => answers(name, outputOf(port, name), more);

const isUnpaid = ({ order }: Environment): boolean => order === 'unpaid';

/** The order becomes something, where it was one of these. */
const becomes = (
  order: Environment['order'],
  arrange: (run: ServedRun) => Promise<void>,
  from: readonly Environment['order'][],
): More => ({
  when: (environment) => from.includes(environment.order),
  becomes: (environment) => ({ ...environment, account: environment.account ?? 'owner', order }),
  arrange,
});

const paid = becomes('paid', pay, ['unpaid', 'payment under way', 'paid']);
const gone = becomes('gone', withdraw, ['unpaid', 'paid', 'gone']);
const isCancelled = { when: ({ order }: Environment) => order === 'cancelled' };

/** It was cancelled, and nobody was told. */
const unheard: More = {
  when: (environment) => isUnpaid(environment) && mayCancel(environment),
  becomes: (environment) => ({ ...environment, order: 'cancelled' }),
};

/** How each example of each port is brought about against the running server, or why it is not. */
export const cancelOrderScenarios: ScenarioTable<Examples, Environment, ServedRun> = {
  readOrder: {
    unpaid: like('readOrder', 'unpaid', {
      when: (environment) => isUnpaid(environment) && mayCancel(environment),
      becomes: (environment) => ({ ...environment, account: 'owner' }),
    }),
    'unpaid, without vouchers': 'to the server it is the same',
    'for a child account': like('readOrder', 'for a child account', {
      when: (environment) => isUnpaid(environment) && (environment.account !== 'owner' || environment.isDemoted),
      becomes: (environment) => ({ ...environment, account: environment.account ?? 'member' }),
    }),
    'a transfer is being checked': like(
      'readOrder',
      'a transfer is being checked',
      becomes('payment under way', handInProof, ['unpaid', 'payment under way']),
    ),
    paid: like('readOrder', 'paid', paid),
    activated: like('readOrder', 'activated', becomes('completed', activate, ['unpaid', 'paid', 'completed'])),
    cancelled: like('readOrder', 'cancelled', {
      ...becomes('cancelled', cancelElsewhere, ['unpaid', 'cancelled']),
      when: (environment) => environment.order === 'cancelled' || (isUnpaid(environment) && mayCancel(environment)),
    }),
    expired: like('readOrder', 'expired', becomes('expired', expire, ['unpaid', 'expired'])),
    none: like('readOrder', 'none', gone),
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
  },
  cancelOrder: {
    cancelled: like('cancelOrder', 'cancelled', unheard),
    'paid meanwhile': like('cancelOrder', 'paid meanwhile', paid),
    'not the main account any more': like('cancelOrder', 'not the main account any more', {
      when: (environment) => isUnpaid(environment) && mayCancel(environment),
      becomes: (environment) => ({ ...environment, isDemoted: true }),
      arrange: demote,
    }),
    'refused for a new reason': answers(
      'refused for a new reason',
      { kind: 'refused', refusal: newRefusal },
      { answer: 'a new reason' },
    ),
    ...faultScenarios,
    'cut off on the way': [
      ...faultScenarios['cut off on the way'],
      { ...fails('cut off on the way, but it was cancelled', { kind: 'unreachable' }, 'done, then lost'), ...unheard },
    ],
    'no answer in time': [
      ...faultScenarios['no answer in time'],
      { ...fails('no answer in time, but it was cancelled', { kind: 'timeout' }, 'done, then silent'), ...unheard },
    ],
  },
  lookUp: {
    cancelled: [
      ...like('lookUp', 'cancelled', isCancelled),
      ...afterFailures<Environment, ServedRun>('cancelled', outputOf('lookUp', 'cancelled'), isCancelled.when),
    ],
    'still unpaid': like('lookUp', 'still unpaid', {
      when: (environment) => isUnpaid(environment) && mayCancel(environment),
    }),
    paid: like('lookUp', 'paid', paid),
    none: like('lookUp', 'none', gone),
  },
};
