import type { Change } from '../../../flowkit/server/scenario.ts';
import type { Environment, Wanted } from './environment.ts';

type When = (environment: Environment) => boolean;
type Payment = Environment['payment'];

export const isUnpaidWith =
  (...payments: readonly Payment[]): When =>
  ({ payment, order }) =>
    order === 'unpaid' && payments.includes(payment);

const ended = ['none', 'declined', 'expired', 'given up'] as const satisfies readonly Payment[];
export const hasCode = isUnpaidWith('own code', 'code');
export const hasWay = isUnpaidWith('own code', 'code', 'wallet');
export const isOpen = isUnpaidWith('own code', 'code', 'wallet', 'preparing', 'unknown');
export const isOpenOrOver = isUnpaidWith('own code', 'code', 'wallet', 'preparing', 'unknown', 'over');
export const isGivenUp = isUnpaidWith('given up');
/** Another payment can be begun. */
export const isIdle = isUnpaidWith(...ended);
export const isUnpaid: When = ({ order }) => order === 'unpaid';
export const isUntouched = isUnpaidWith('none');

/** Pays the order by its open payment, or by transfer if none is open. */
export const becomesPaid: Change<Environment> = ({ payment }) => ({
  payment: ended.some((one) => one === payment) ? payment : 'paid',
  order: 'paid',
});

export const begins =
  (as: Wanted): When =>
  (environment) =>
    isIdle(environment) && environment.wanted === as;
