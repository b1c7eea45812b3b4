import { bodyLimits } from '#contract/limits.ts';
import { BodyRoom } from './bodyRoom.ts';
import { Lane } from './lane.ts';
import { RateLimiter } from './rateLimiter.ts';

/** How often calls are made: counted apart, so that no crowd of one kind leaves the others without a key. */
export interface CallRates {
  readonly accounts: RateLimiter;
  /** Of those who are not signed in. */
  readonly networks: RateLimiter;
  readonly tabs: RateLimiter;
}

/** What keeps the work of one server within bounds, whoever asks for it. It lives in memory, for each process. */
export interface Load {
  readonly calls: CallRates;
  /** How often sign-ins from a network fail. */
  readonly networks: RateLimiter;
  /** How often anybody signs in, or tries to: from a network, and where the account knows the browser to that account. */
  readonly signIns: RateLimiter;
  /** Where passwords are hashed: for browsers that an account knows, and apart from them for all others. */
  readonly known: Lane;
  readonly strangers: Lane;
  /** Where documents are printed, for one client after the other. */
  readonly papers: Lane;
  /** Where PDFs are read that strangers made, for one holder of files after the other. */
  readonly pdfs: Lane;
  /** What is held of bodies that have to be whole before they are read: of accounts, and apart from them of networks. */
  readonly bodies: { readonly accounts: BodyRoom; readonly networks: BodyRoom };
}

const megabyte = 1024 * 1024;
/** Bodies of usual size meet no bound but their asker's own. An asker has room for the greatest body there is, or for two with a file each. */
const bodyRoom = {
  free: bodyLimits.bytes,
  each: 24 * megabyte,
  all: 96 * megabyte,
  // Longer than a page waits for an answer.
  patience: () => AbortSignal.timeout(60_000),
};

/**
 * Hashes take a thread of Node's four each, and a processor: so few at once that threads are left for all else. Whoever
 * waits at the end of a full lane waits for some seconds. Printing takes a processor too.
 */
export const createLoad = (): Load => ({
  calls: { accounts: new RateLimiter(), networks: new RateLimiter(), tabs: new RateLimiter() },
  networks: new RateLimiter(),
  signIns: new RateLimiter(),
  known: new Lane({ atOnce: 1, waiting: 32, waitingEach: 2 }),
  strangers: new Lane({ atOnce: 1, waiting: 32, waitingEach: 16 }),
  papers: new Lane({ atOnce: 1, waiting: 32, waitingEach: 2 }),
  pdfs: new Lane({ atOnce: 1, waiting: 32, waitingEach: 8 }),
  bodies: { accounts: new BodyRoom(bodyRoom), networks: new BodyRoom(bodyRoom) },
});
