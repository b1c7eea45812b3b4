import type { ServerModule } from '../module.ts';
import { purgeOldMessages } from './write.ts';

export { encryptedMessages } from './body.ts';
export { openSenders } from './openSenders.ts';
export { readMessages } from './read.ts';
export { createOutboxWorker as createPostman } from './send.ts';
export { type Mail, writeMail, writeMessages } from './write.ts';

export const outboxModule: ServerModule = { purges: [purgeOldMessages] };
