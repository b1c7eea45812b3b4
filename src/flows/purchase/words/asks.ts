import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AskReason } from '#machines/flows/purchase/ports.ts';

/** Why the price that was under review was asked for once more. */
export const askWords = {
  quote_expired: msg`The price you reviewed has expired, so we fetched it again.`,
  quote_changed: msg`The price changed while you were reviewing it.`,
  quote_unknown: msg`The price you reviewed is no longer valid, so we fetched it again.`,
} as const satisfies Record<AskReason, MessageDescriptor>;
