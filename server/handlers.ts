import type { Handlers } from './wire/handler.ts';

/** Who answers which call. Each module brings the handlers of its calls. */
export const handlers: Handlers = {};
