import { tabSecret } from '#contract/envelope.ts';

/** Owns the runs of pages without a session. */
export interface Tab {
  /** Identifies the tab to the server: created by the first call, then stable until `forget`. */
  secret(): string;
  /** The token with which the order was opened in this tab; null without one. */
  tokenOf(orderId: string): string | null;
  keepToken(orderId: string, token: string): void;
  /** Deletes the secret, the tokens and the stored runs. Call it when the user leaves the tab. */
  forget(): void;
}

/** 256 random bits in hexadecimal, as the contract requires. */
export const createSecret = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Prefix of all storage keys that belong to the tab and not to a user. */
export const tabKeyPrefix = 'mallflow.tab.';

export const secretName = `${tabKeyPrefix}secret`;
const tokenName = (orderId: string): string => `${tabKeyPrefix}token.${orderId}`;

/** The secret is in the tab's storage only, where a reload finds it; without storage, it lives as long as the page. */
export function createTab(storage: () => Storage, randomBytes: (count: number) => Uint8Array): Tab {
  let inMemory: string | null = null;
  return {
    secret() {
      const found = inMemory ?? readSecret(storage);
      if (found !== null) return found;
      const made = createSecret(randomBytes);
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
        // The address has the token.
      }
    },
    forget() {
      inMemory = null;
      try {
        clear(storage());
      } catch {
        // Without storage there is nothing to delete.
      }
    },
  };
}

/** Null if malformed, because another script may have planted it. */
function readSecret(storage: () => Storage): string | null {
  try {
    return tabSecret.safeParse(storage().getItem(secretName)).data ?? null;
  } catch {
    return null;
  }
}

function clear(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(tabKeyPrefix)) storage.removeItem(name);
}
