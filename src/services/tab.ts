import { tabSecret } from '#contract/envelope.ts';

/** The tab of the page, as the owner of what is under way in it where nobody has to sign in. */
export interface Tab {
  /** The secret by which the server knows the tab: made when it is first needed, and the same until it is forgotten. */
  secret(): string;
  /** The token by which an order was opened in the tab; null where none was. */
  tokenOf(orderId: string): string | null;
  /** Keeps the token by which an order is opened in the tab. */
  keepToken(orderId: string, token: string): void;
  /** Somebody leaves the tab: what was under way in it without a session is not found here any more. */
  forget(): void;
}

/** 256 random bits, as the server takes them from a tab. */
export const secretOf = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How everything begins that the storage of the tab holds for the tab itself, and not for a user. */
export const ofTab = 'mallflow.tab.';

/** Under which name the storage of the tab holds its secret. */
export const secretName = `${ofTab}secret`;
const tokenName = (orderId: string): string => `${ofTab}token.${orderId}`;

/**
 * Makes the one `Tab` of a page. Its secret is in the storage of the tab only, where a reload finds it; where the browser
 * keeps nothing, for as long as the page lives.
 */
export function createTab(storage: () => Storage, randomBytes: (count: number) => Uint8Array): Tab {
  let unkept: string | null = null;
  return {
    secret() {
      const found = unkept ?? keptIn(storage);
      if (found !== null) return found;
      const made = secretOf(randomBytes);
      try {
        storage().setItem(secretName, made);
      } catch {
        unkept = made;
      }
      return made;
    },
    tokenOf(orderId) {
      try {
        return storage().getItem(tokenName(orderId));
      } catch {
        return null;
      }
    },
    keepToken(orderId, token) {
      try {
        storage().setItem(tokenName(orderId), token);
      } catch {
        // The address has it.
      }
    },
    forget() {
      unkept = null;
      try {
        clear(storage());
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
  };
}

/** The secret that the tab has. What is none is passed over: nobody is given a secret that somebody else has made up. */
function keptIn(storage: () => Storage): string | null {
  try {
    return tabSecret.safeParse(storage().getItem(secretName)).data ?? null;
  } catch {
    return null;
  }
}

function clear(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(ofTab)) storage.removeItem(name);
}
