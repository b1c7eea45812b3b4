import { Lane } from './lane.ts';
import { RateLimiter } from './rateLimiter.ts';

/** What keeps the work of one server within bounds, whoever asks for it. It lives in memory, for each process. */
export interface Load {
  /** How often an account makes a call. */
  readonly calls: RateLimiter;
  /** How often sign-ins from a network fail. */
  readonly networks: RateLimiter;
  /** Where passwords are hashed: for browsers that an account knows, and apart from them for all others. */
  readonly known: Lane;
  readonly strangers: Lane;
  /** Where documents are printed, for one client after the other. */
  readonly papers: Lane;
}

/**
 * Hashes take a thread of Node's four each, and a processor: so few at once that threads are left for all else. Whoever
 * waits at the end of a full lane waits for some seconds. Printing takes a processor too.
 */
export const createLoad = (): Load => ({
  calls: new RateLimiter(),
  networks: new RateLimiter(),
  known: new Lane({ atOnce: 1, waiting: 32, waitingEach: 2 }),
  strangers: new Lane({ atOnce: 1, waiting: 32, waitingEach: 16 }),
  papers: new Lane({ atOnce: 1, waiting: 32, waitingEach: 2 }),
});
