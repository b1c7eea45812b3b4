import { expect, it } from 'vitest';
import { signingStatuses } from '#contract/entities/signing.ts';
import { isToBeSigned, nextSigningStatus, type SigningEvent } from './signing.ts';

it('a signing changes its status only as specified; a signature still counts once it is rejected, cancelled or expired', () => {
  const events: readonly SigningEvent['type'][] = [
    'document.opened',
    'document.signed',
    'document.rejected',
    'task.cancel',
    'term.expired',
  ];
  const over = [null, 'signed', null, null, null];
  expect(
    Object.fromEntries(
      signingStatuses.map((status) => [status, events.map((type) => nextSigningStatus(status, { type }))]),
    ),
  ).toEqual({
    waiting: ['opened', 'signed', 'rejected', 'cancelled', 'expired'],
    opened: [null, 'signed', 'rejected', 'cancelled', 'expired'],
    signed: [null, null, null, null, null],
    rejected: over,
    cancelled: over,
    expired: over,
  });
  expect(signingStatuses.filter(isToBeSigned)).toEqual(['waiting', 'opened']);
});
