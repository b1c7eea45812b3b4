import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';

export const requestErrorWords = {
  invalid_request: msg({
    id: 'error.invalid_request',
    message: 'Something in this request is not valid. Please check what you entered.',
  }),
  body_not_json: msg({
    id: 'error.body_not_json',
    message: 'The request could not be read. Please reload the page and try again.',
  }),
  body_too_deep: msg({
    id: 'error.body_too_deep',
    message: 'The request could not be read. Please reload the page and try again.',
  }),
  unknown_field: msg({
    id: 'error.unknown_field',
    message: 'The request holds a field that is not known. Please reload the page and try again.',
  }),
  body_too_large: msg({ id: 'error.body_too_large', message: 'That is too large to send. Please make it smaller.' }),
  unsupported_media: msg({ id: 'error.unsupported_media', message: 'This kind of content is not accepted here.' }),
  idempotency_key_missing: msg({
    id: 'error.idempotency_key_missing',
    message: 'The request was incomplete. Please reload the page and try again.',
  }),
  idempotency_key_reused: msg({
    id: 'error.idempotency_key_reused',
    message: 'This request was already used for something else. Please reload the page and start again.',
  }),
  too_many_requests: msg({
    id: 'error.too_many_requests',
    message: 'Too many requests. Please wait a moment and try again.',
  }),
  method_not_allowed: msg({
    id: 'error.method_not_allowed',
    message: 'This request uses the wrong method. Please reload the page and try again.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
