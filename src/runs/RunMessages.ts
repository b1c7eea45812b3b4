import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';

/** What the page of a flow says of keeping its run. */
export interface RunMessages {
  /** That two windows cannot do it twice. */
  readonly once: MessageDescriptor;
  /** What was finished elsewhere goes on here as a new run. */
  readonly continued: MessageDescriptor;
  /** Where the person finds what has come of it. */
  readonly found: ReactNode;
}
