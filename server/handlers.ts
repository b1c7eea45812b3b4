import { flowHandlers } from './modules/flows/handlers.ts';
import { noticeHandlers } from './modules/notices/handlers.ts';
import { sessionHandlers } from './modules/session/handlers.ts';
import type { Handlers } from './wire/handler.ts';

/** Who answers which call. Each module brings the handlers of its calls; a call without one is not offered. */
export const handlers = {
  ...sessionHandlers,
  ...noticeHandlers,
  ...flowHandlers,
} satisfies Handlers;
