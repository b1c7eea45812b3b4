import type { ServerModule } from '../module.ts';
import { orderFlowAccess } from './flows.ts';
import { orderHandlers } from './handlers.ts';

export { type AdmittedOrder, findOrder, type OrderClaim } from './admittedOrder.ts';
export { addOrder, addOrderEvent, changeOrder, lockOrder } from './change.ts';
export {
  countOrderEvents,
  findOrderById,
  idsOfOrdersOfSameClient,
  isOrderOfClient,
  oldestOrderToActivate,
  orderSummaries,
} from './find.ts';
export { isOrderOfToken as orderOfToken, isOwnOrder as ownOrder } from './flows.ts';
export { type NotifiedOrder, notifyReaders } from './notifyReaders.ts';
export { type PendingOrder, pendingOrder } from './pendingOrder.ts';
export { type OrderRow, payableOf, remainingCreditOf, type SummaryRow, summaryOf } from './present.ts';
export { countOrders, readDetail, summaryColumns } from './readOrders.ts';
export { sandboxAccount, sandboxBank, sandboxBeneficiary } from './settings.ts';
export { isClosed } from './statusConditions.ts';
export type { OrderActor } from './tables.ts';
export {
  encryptedTokens,
  openToken as tokenOf,
  type StoredToken,
  sealToken as storedToken,
  type TokenDecryptionDeps as OpensTokens,
} from './token.ts';

export const ordersModule: ServerModule = { handlers: orderHandlers, flows: orderFlowAccess };
