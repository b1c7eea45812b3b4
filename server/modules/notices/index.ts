import type { ServerModule } from '../module.ts';
import { noticeHandlers } from './handlers.ts';

export { amountIn, momentIn } from './formats.ts';
export { type Message, notifyUsers } from './notifyUsers.ts';

export const noticesModule: ServerModule = { handlers: noticeHandlers };
