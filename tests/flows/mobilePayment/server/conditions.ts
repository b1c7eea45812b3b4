import type { EnvironmentChange } from '../../../flowkit/server/scenario.ts';
import type { Environment, PaymentChoice } from './environment.ts';

type Condition = (environment: Environment) => boolean;
type PaymentStatusName = Environment['payment'];

export const isUnpaidWith =
  (...payments: readonly PaymentStatusName[]): Condition =>
  ({ payment, order }) =>
    order === 'unpaid' && payments.includes(payment);

const endedStatuses = ['none', 'declined', 'expired', 'given up'] as const satisfies readonly PaymentStatusName[];
export const hasCode = isUnpaidWith('own code', 'code');
export const canBePaid = isUnpaidWith('own code', 'code', 'wallet');
export const isOpen = isUnpaidWith('own code', 'code', 'wallet', 'preparing', 'unknown');
export const isOpenOrExpired = isUnpaidWith('own code', 'code', 'wallet', 'preparing', 'unknown', 'over');
export const isGivenUp = isUnpaidWith('given up');
/** Another payment can be begun. */
export const isIdle = isUnpaidWith(...endedStatuses);
export const isUnpaid: Condition = ({ order }) => order === 'unpaid';
export const isUntouched = isUnpaidWith('none');

/** Pays the order by its open payment, or by transfer if none is open. */
export const payOpenPayment: EnvironmentChange<Environment> = ({ payment }) => ({
  payment: endedStatuses.some((one) => one === payment) ? payment : 'paid',
  order: 'paid',
});

export const isBeginning =
  (as: PaymentChoice): Condition =>
  (environment) =>
    isIdle(environment) && environment.wanted === as;
