import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { TraceMessages } from '../services/tracing.ts';

export interface RunMessages {
  /** The action happens once even if two windows do it. */
  readonly once: MessageDescriptor;
  /** The run was finished elsewhere and continues here as a new one. */
  readonly continued: MessageDescriptor;
  /** Where the user finds the result. */
  readonly found: ReactNode;
}

export interface FlowMessages extends TraceMessages, RunMessages {}
