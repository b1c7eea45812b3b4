import type { ServerModule } from '../module.ts';
import { voucherHandlers } from './handlers.ts';

export { issueCredit } from './issueCredit.ts';
export { readInvite } from './readInvite.ts';
export { readVouchers } from './readVouchers.ts';
export { giveBackVouchers, spendVouchers, vouchersTaken } from './spend.ts';

export const vouchersModule: ServerModule = { handlers: voucherHandlers };
