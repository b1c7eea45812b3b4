import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';

export const requestErrorMessages = {
  invalid_request: msg({
    id: 'error.invalid_request',
    message: 'Some details aren’t valid. Check what you entered.',
  }),
  body_not_json: msg({
    id: 'error.body_not_json',
    message: 'We couldn’t read this request. Refresh the page and try again.',
  }),
  body_too_deep: msg({
    id: 'error.body_too_deep',
    message: 'We couldn’t read this request. Refresh the page and try again.',
  }),
  unknown_field: msg({
    id: 'error.unknown_field',
    message: 'This request contains an unknown field. Refresh the page and try again.',
  }),
  body_too_large: msg({ id: 'error.body_too_large', message: 'This is too large to send. Make it smaller.' }),
  unsupported_media: msg({ id: 'error.unsupported_media', message: 'This type of content isn’t accepted here.' }),
  idempotency_key_missing: msg({
    id: 'error.idempotency_key_missing',
    message: 'This request was incomplete. Refresh the page and try again.',
  }),
  idempotency_key_reused: msg({
    id: 'error.idempotency_key_reused',
    message: 'This request was already used for something else. Refresh the page and start again.',
  }),
  too_many_requests: msg({
    id: 'error.too_many_requests',
    message: 'Too many requests. Wait a moment and try again.',
  }),
  method_not_allowed: msg({
    id: 'error.method_not_allowed',
    message: 'This request uses the wrong method. Refresh the page and try again.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
