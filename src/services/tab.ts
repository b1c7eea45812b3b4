import { tabSecret } from '#contract/envelope.ts';

/** The tab of the page, which owns the runs of pages without a session. */
export interface Tab {
  /** The secret by which the server knows the tab: created at the first call, and the same until `forget`. */
  secret(): string;
  /** The token with which an order was opened in the tab; null if none was. */
  tokenOf(orderId: string): string | null;
  /** Stores the token with which an order is opened in the tab. */
  keepToken(orderId: string, token: string): void;
  /** Deletes everything when the user leaves the tab: the secret, the tokens, and the stored runs. */
  forget(): void;
}

/** 256 random bits in hexadecimal, as the contract has the secret of a tab. */
export const secretOf = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The prefix of all storage keys that belong to the tab and not to a user. */
export const ofTab = 'mallflow.tab.';

/** The storage key of the secret. */
export const secretName = `${ofTab}secret`;
const tokenName = (orderId: string): string => `${ofTab}token.${orderId}`;

/**
 * Makes the one `Tab` of a page. Its secret is in the storage of the tab only, where a reload finds it; where the browser
 * keeps nothing, for as long as the page lives.
 */
export function createTab(storage: () => Storage, randomBytes: (count: number) => Uint8Array): Tab {
  let inMemory: string | null = null;
  return {
    secret() {
      const found = inMemory ?? keptIn(storage);
      if (found !== null) return found;
      const made = secretOf(randomBytes);
      try {
        storage().setItem(secretName, made);
      } catch {
        inMemory = made;
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
      inMemory = null;
      try {
        clear(storage());
      } catch {
        // A browser that denies storage has nothing to delete.
      }
    },
  };
}

/** The stored secret; null if it does not have the shape of one, as a page could have planted it. */
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
