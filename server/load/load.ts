import { bodyLimits } from '#contract/limits.ts';
import { BodyMemory } from './bodyMemory.ts';
import { FairQueue } from './fairQueue.ts';
import { RateLimiter } from './rateLimiter.ts';

/** Rates of calls, in limiters of their own, so that one kind of caller cannot use up the keys of another. */
export interface CallRates {
  readonly accounts: RateLimiter;
  /** Of callers who are not signed in. */
  readonly networks: RateLimiter;
  readonly tabs: RateLimiter;
}

/** Limits of the work of one server process; in memory. */
export interface Load {
  readonly calls: CallRates;
  /** Failed sign-ins per network. */
  readonly networks: RateLimiter;
  /** Sign-in attempts, successful or not: per network, or per account if the account knows the browser. */
  readonly signIns: RateLimiter;
  /** Password hashing: for browsers that the account knows, and separately for all others. */
  readonly known: FairQueue;
  readonly strangers: FairQueue;
  /** Printing of documents, keyed by client. */
  readonly papers: FairQueue;
  /** Reading of PDFs from users, keyed by the files' owner, or by the reader at a download. */
  readonly pdfs: FairQueue;
  /** Bodies that must be complete before they are read: of accounts, and separately of networks. */
  readonly bodies: { readonly accounts: BodyMemory; readonly networks: BodyMemory };
}

const megabyte = 1024 * 1024;
/**
 * Bodies of usual size count for their asker only. `each` fits the largest body of any call, or two with a file each.
 */
const bodyMemoryLimits = {
  free: bodyLimits.bytes,
  each: 24 * megabyte,
  all: 96 * megabyte,
  // Longer than a page waits for an answer.
  patience: () => AbortSignal.timeout(60_000),
};

/**
 * Each hash occupies one of Node's four pool threads, and a processor: few at once, so that threads are left for other
 * work. At the end of a full lane the wait is some seconds. Printing occupies a processor too.
 */
export const createLoad = (): Load => ({
  calls: { accounts: new RateLimiter(), networks: new RateLimiter(), tabs: new RateLimiter() },
  networks: new RateLimiter(),
  signIns: new RateLimiter(),
  known: new FairQueue({ atOnce: 1, waiting: 32, waitingEach: 2 }),
  strangers: new FairQueue({ atOnce: 1, waiting: 32, waitingEach: 16 }),
  papers: new FairQueue({ atOnce: 1, waiting: 32, waitingEach: 2 }),
  pdfs: new FairQueue({ atOnce: 1, waiting: 32, waitingEach: 8 }),
  bodies: { accounts: new BodyMemory(bodyMemoryLimits), networks: new BodyMemory(bodyMemoryLimits) },
});
