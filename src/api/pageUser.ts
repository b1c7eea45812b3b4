import type { Access, Call } from '#contract/call.ts';
import { userHeader } from '#contract/envelope.ts';

/**
 * The user for whom the page was opened, by the opaque mark in the answers. One instance serves all calls of a page.
 */
export interface PageUser {
  /** Empty until an answer has named the user. */
  readonly headers: () => Readonly<Record<string, string>>;
  /**
   * Whether an answer may be shown: it is for the page's user or for no particular one. The first answer to a call that
   * needs a session fixes the user until the page is closed.
   */
  readonly accepts: (call: Pick<Call, 'access'>, answer: AnswerOwner) => boolean;
}

interface AnswerOwner {
  /** Null when the answer carries no mark. */
  readonly user: string | null;
  /** The call was made for a tab, even if a user is signed in. */
  readonly ofTab: boolean;
}

/** Answers to these calls never fix the user. */
const accessesWithoutUser: ReadonlySet<Access> = new Set<Access>(['public', 'order-token']);

/** `onAnother` is called when an answer is for another user. */
export function createPageUser(onAnother: () => void): PageUser {
  let known: string | null = null;
  return {
    headers: () => (known === null ? {} : { [userHeader]: known }),
    accepts({ access }, { user, ofTab }) {
      if (user === null || ofTab) return true;
      if (known === null && !accessesWithoutUser.has(access)) known = user;
      if (known === null || known === user) return true;
      onAnother();
      return false;
    },
  };
}

/** Accepts every answer. */
export const anyPageUser: PageUser = { headers: () => ({}), accepts: () => true };
