import { Trans } from '@lingui/react/macro';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { noticeIn } from '#machines/kit/fault.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Shown after a look-up found no order; the title is the notice that the server returned instead of placing it. */
export function NothingPlacedNotice({ context: { nothing_placed, fault } }: { readonly context: PurchaseContext }) {
  if (!nothing_placed) return null;
  return (
    <Notice tone="info" live="status" title={noticeIn(fault)?.msg}>
      <Trans>Your order wasn’t placed and you weren’t charged. You can place it now.</Trans>
    </Notice>
  );
}
