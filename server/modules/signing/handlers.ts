import type { Handlers } from '../../wire/handler.ts';
import { readFadada } from './enterprise.ts';
import { takeSigningNotification } from './notifications.ts';

export const signingHandlers = {
  fadadaStatus: ({ caller, query }, deps) => readFadada(caller, deps, query.order_id ?? null),
  signingNotify: ({ bytes }, deps) => takeSigningNotification(bytes, deps),
} satisfies Handlers;
