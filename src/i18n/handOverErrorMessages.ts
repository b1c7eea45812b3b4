import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';

export const handOverErrorMessages = {
  hand_over_unknown: msg({
    id: 'error.hand_over_unknown',
    message: 'This code isn’t valid. Get a new code on your computer and scan it.',
  }),
  hand_over_taken: msg({
    id: 'error.hand_over_taken',
    message: 'This code was already opened on another device or tab. If that wasn’t you, cancel it on your computer.',
  }),
  hand_over_expired: msg({
    id: 'error.hand_over_expired',
    message: 'This code has expired. Get a new code on your computer and scan it.',
  }),
  hand_over_ended: msg({
    id: 'error.hand_over_ended',
    message: 'This code was cancelled on the computer. To continue here, get a new code there and scan it.',
  }),
  hand_over_done: msg({
    id: 'error.hand_over_done',
    message: 'A file was sent with this code. To send another, get a new code on your computer and scan it.',
  }),
  hand_over_closed: msg({
    id: 'error.hand_over_closed',
    message: 'This file is no longer needed. Continue on your computer.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
