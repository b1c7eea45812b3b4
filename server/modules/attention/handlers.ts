import { type Handlers, ok } from '../../wire/handler.ts';
import { readAttention } from './readAttention.ts';

export const attentionHandlers = {
  async attentionRead({ caller }, { db, now, settings }) {
    return ok(await readAttention(db, { caller, now: now(), settings }));
  },
} satisfies Handlers;
