/** The action items of a client on its home page. */

import { type Handlers, ok } from '../../wire/handler.ts';
import type { ServerModule } from '../module.ts';
import { readAttention } from './readAttention.ts';

const attentionHandlers = {
  async attentionRead({ caller }, { db, now, settings }) {
    return ok(await readAttention(db, { caller, now: now(), settings }));
  },
} satisfies Handlers;

export const attentionModule: ServerModule = { handlers: attentionHandlers };
