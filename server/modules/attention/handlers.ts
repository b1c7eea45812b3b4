import { type Handlers, ok } from '../../wire/handler.ts';
import { readAttention } from './readAttention.ts';

export const attentionHandlers = {
  async attentionRead({ caller }, { db, now }) {
    return ok(await readAttention(db, { caller, now: now() }));
  },
} satisfies Handlers;
