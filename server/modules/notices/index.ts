import type { ServerModule } from '../module.ts';
import { noticeHandlers } from './handlers.ts';

export { formatAmount as amountIn, formatMoment as momentIn } from './formats.ts';
export { type NoticeContent as Message, notifyUsers } from './notifyUsers.ts';

export const noticesModule: ServerModule = { handlers: noticeHandlers };
