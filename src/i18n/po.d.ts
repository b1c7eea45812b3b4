declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=every' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
  /** What loads the words of each page, by the name of its file, and by `all` the whole catalogue. */
  export const parts: Readonly<Partial<Record<string, () => Promise<{ readonly messages: Messages }>>>>;
}
