import type { ServerModule } from '../module.ts';
import { voucherHandlers } from './handlers.ts';

export { issueCredit } from './issueCredit.ts';
export { readRecommendation as readInvite } from './readRecommendation.ts';
export { readVouchers } from './readVouchers.ts';
export { countTakenVouchers as vouchersTaken, returnVouchers as giveBackVouchers, spendVouchers } from './spend.ts';

export const vouchersModule: ServerModule = { handlers: voucherHandlers };
