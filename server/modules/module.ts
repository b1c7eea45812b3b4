import type { Deps } from '../deps.ts';
import type { Handlers } from '../wire/handler.ts';
import type { FlowAccess } from './flows/access.ts';

/** What a module adds to the running server. What other modules may use is exported in its `index.ts`. */
export interface ServerModule {
  /** A call without a handler is answered `not_offered`. */
  readonly handlers?: Handlers;
  readonly flows?: readonly FlowAccess[];
  /** Delete expired data; run at the start and hourly. Logged by function name. */
  readonly purges?: readonly ((deps: Deps) => Promise<void>)[];
  /** Run every few seconds: they wait for a provider or for a time. */
  readonly watches?: readonly ((deps: Deps) => Promise<void>)[];
}
