import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { TraceMessages } from '../services/tracing.ts';

/** What the page of a flow says about its saved run. */
export interface RunMessages {
  /** That the action happens once even if two windows do it. */
  readonly once: MessageDescriptor;
  /** That the run was finished elsewhere and continues here as a new one. */
  readonly continued: MessageDescriptor;
  /** Where the user finds the result. */
  readonly found: ReactNode;
}

/** What is said about a flow outside of its views. */
export interface FlowMessages extends TraceMessages, RunMessages {}
