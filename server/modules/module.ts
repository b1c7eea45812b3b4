import type { Deps } from '../deps.ts';
import type { Handlers } from '../wire/handler.ts';
import type { FlowAccess } from './flows/access.ts';

/** What a module brings to the running server. What it offers other modules is exported beside it, in its `index.ts`. */
export interface ServerModule {
  /** Who answers which call; a call without a handler is not offered. */
  readonly handlers?: Handlers;
  /** The flows that it serves. */
  readonly flows?: readonly FlowAccess[];
  /** Deletes what has served its time: done at the start and hourly. Logged by the functions' names. */
  readonly purges?: readonly ((deps: Deps) => Promise<void>)[];
  /** What is looked after every few seconds, as it waits for a provider or for a time. */
  readonly watches?: readonly ((deps: Deps) => Promise<void>)[];
}
