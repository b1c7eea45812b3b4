import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';

export const handOverErrorWords = {
  hand_over_unknown: msg({
    id: 'error.hand_over_unknown',
    message: 'This code leads nowhere. Please show a new one on your computer and scan it.',
  }),
  hand_over_taken: msg({
    id: 'error.hand_over_taken',
    message:
      'This code was opened before, on another device or in another tab. If that was not you, end it on your computer.',
  }),
  hand_over_expired: msg({
    id: 'error.hand_over_expired',
    message: 'The time of this code is over. Please show a new one on your computer and scan it.',
  }),
  hand_over_ended: msg({
    id: 'error.hand_over_ended',
    message: 'This code was ended on the computer. To go on here, show a new one there and scan it.',
  }),
  hand_over_done: msg({
    id: 'error.hand_over_done',
    message: 'A file was sent with this code. To send another, show a new code on your computer and scan it.',
  }),
  hand_over_closed: msg({
    id: 'error.hand_over_closed',
    message: 'This file is not asked for any more. Please go on on your computer.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
