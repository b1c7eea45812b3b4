declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=mall' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=flows' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=desk' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
