import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '#contract/entities/document.ts';

export const documentKindLabels = {
  contract: msg`Contract`,
  payment_by_others: msg`Proof of payment by others`,
} as const satisfies Record<DocumentKind, MessageDescriptor>;
