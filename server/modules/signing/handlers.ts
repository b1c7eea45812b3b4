import type { Handlers } from '../../wire/handler.ts';
import { readFadada } from './enterprise.ts';
import { takeSigningNotification } from './notifications.ts';

export const signingHandlers = {
  fadadaStatus: ({ caller }, deps) => readFadada(caller, deps),
  signingNotify: ({ bytes }, deps) => takeSigningNotification(bytes, deps),
} satisfies Handlers;
