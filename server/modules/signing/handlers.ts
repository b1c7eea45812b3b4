import type { Handlers } from '../../wire/handler.ts';
import { readFadada } from './enterprise.ts';
import { handleSigningNotification } from './notifications.ts';

export const signingHandlers = {
  fadadaStatus: ({ caller, query }, deps) => readFadada(caller, deps, query.order_id ?? null),
  signingNotify: ({ bytes }, deps) => handleSigningNotification(bytes, deps),
} satisfies Handlers;
