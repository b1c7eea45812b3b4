import type { Access, Call } from '#contract/call.ts';
import { userHeader } from '#contract/envelope.ts';

/** The user for whom a page was opened, by the mark that answers carry. One serves all calls of a page. */
export interface PageUser {
  /** The headers that name the user in a call; none until an answer has said who it is. */
  readonly headers: () => Readonly<Record<string, string>>;
  /**
   * Whether an answer may be shown: it is for the user of the page, or for nobody in particular. The first answer to a call that needs a
   * session says who the user of the page is, for as long as the page is open.
   */
  readonly accepts: (call: Pick<Call, 'access'>, answer: AnsweredFor) => boolean;
}

/** For whom an answer is. */
interface AnsweredFor {
  /** The mark that the answer carries; null where it carries none. */
  readonly user: string | null;
  /** Whether the call was made for a tab, whoever is signed in. */
  readonly ofTab: boolean;
}

/** Calls that a page makes without asking who is signed in. */
const withoutUser: ReadonlySet<Access> = new Set<Access>(['public', 'order-token']);

/** A page for which nobody has been named yet. `onAnother` is called when an answer is for another user. */
export function createPageUser(onAnother: () => void): PageUser {
  let known: string | null = null;
  return {
    headers: () => (known === null ? {} : { [userHeader]: known }),
    accepts({ access }, { user, ofTab }) {
      if (user === null || ofTab) return true;
      if (known === null && !withoutUser.has(access)) known = user;
      if (known === null || known === user) return true;
      onAnother();
      return false;
    },
  };
}

/** A page on which nobody is named, and every answer is shown. */
export const anyUser: PageUser = { headers: () => ({}), accepts: () => true };
