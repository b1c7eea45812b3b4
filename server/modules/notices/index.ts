/** Notices in the mall, and the mails that go with them. */

import type { ServerModule } from '../module.ts';
import { noticeHandlers } from './handlers.ts';

export { amountIn, momentIn } from './formats.ts';
export { type Message, tellUsers } from './tellUsers.ts';

export const noticesModule: ServerModule = { handlers: noticeHandlers };
