declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=every' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
  /** The loaders of the messages' parts, by name; `all` loads the whole catalogue. */
  export const parts: Readonly<Partial<Record<string, () => Promise<{ readonly messages: Messages }>>>>;
}
