import type { ServerModule } from '../module.ts';
import { noticeHandlers } from './handlers.ts';

export { amountIn, momentIn } from './formats.ts';
export { type Message, tellUsers } from './tellUsers.ts';

export const noticesModule: ServerModule = { handlers: noticeHandlers };
