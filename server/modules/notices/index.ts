/** Notices in the mall, and the mails that go with them. */

import type { ServerModule } from '../module.ts';
import { noticeHandlers } from './handlers.ts';

export { amountIn } from './amounts.ts';
export { momentIn } from './moments.ts';
export { type Message, tellUsers } from './tellUsers.ts';

export const noticesModule: ServerModule = { handlers: noticeHandlers };
