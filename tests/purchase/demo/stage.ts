import type { Account } from './accounts.ts';

/** How the request of a port is let end. */
export type Answer =
  /** The server answers. */
  | 'answered'
  /** The browser has no connection, and says so. */
  | 'offline'
  /** The connection breaks before, or after, the server has had the request. */
  | 'lost'
  | 'done, then lost'
  /** Nothing is heard until the client gives up. */
  | 'silent'
  | 'done, then silent'
  /** The server, or what stands before it, cannot answer now. */
  | 'out of service'
  /** The server says something instead of an answer. */
  | 'a notice'
  /** The server refuses for a reason that this version does not know. */
  | 'a new reason';

/** What a test does to the world, so that it answers in a certain way. */
export interface Stage {
  readonly account: Account;
  /** The store as the demo has it: no order of anybody stands in the way. */
  readonly openStore: () => Promise<void>;
  /** Another order of the client is to be paid first. */
  readonly orderElsewhere: () => Promise<void>;
  /** This purchase is placed from another window. */
  readonly placeElsewhere: () => Promise<void>;
  /** From another window something else is placed for this purchase. */
  readonly placeOther: () => Promise<void>;
  /** Whatever was placed for this purchase is cancelled from another window. */
  readonly cancelElsewhere: () => Promise<void>;
  readonly forgetQuote: () => Promise<void>;
  readonly raisePrice: () => Promise<void>;
  readonly withdrawAccounts: () => Promise<void>;
  readonly withdrawVoucher: () => Promise<void>;
  /** The server's clock is past the price; the page's is not yet. */
  readonly quoteExpires: () => void;
  /** Time passes, until the price is over. */
  readonly timePasses: () => Promise<void>;
}
