import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import { ReasonList } from '#src/flowkit/ReasonList.tsx';
import { focusField } from '../fields.ts';
import { reasonWords } from '../words/reasons.ts';

/** Moves the focus to where the first of these reasons is put right; false where none of them can be on this page. */
export const focusReason = (reasons: readonly PurchaseReason[]): boolean =>
  reasons.some((reason) => focusField(reasonWords[reason].fields));

/** What is missing, each with a way to where it is put right. */
export function Reasons({ reasons }: { readonly reasons: readonly PurchaseReason[] }) {
  const { t } = useLingui();
  const items = reasons
    .filter((reason) => reason !== 'price_missing')
    .map((reason) => {
      const { words, fields, way } = reasonWords[reason];
      const text = t(words);
      return way === null
        ? { id: reason, text }
        : { id: reason, text, action: { label: t(way), onClick: () => focusField(fields) } };
    });
  return <ReasonList title={<Trans>Still missing</Trans>} items={items} />;
}
