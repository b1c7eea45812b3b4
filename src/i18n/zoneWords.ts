import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Zone } from '#contract/entities/client.ts';

/** Where a client's business is registered. */
export const zoneWords = {
  CN: msg`Mainland China`,
  HK: msg`Hong Kong`,
  TW: msg`Taiwan`,
  JP: msg`Japan`,
  other: msg`Another region`,
} as const satisfies Record<Zone, MessageDescriptor>;
