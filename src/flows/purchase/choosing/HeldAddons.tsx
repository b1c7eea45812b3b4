import { Trans } from '@lingui/react/macro';
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OrderType } from '#contract/entities/product.ts';
import { heldAddons } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { AddonFate } from '#machines/lifecycles/addons.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Words {
  /** Which add-ons are listed. */
  readonly fate: AddonFate;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

/** Null where the order type does not affect the add-ons of the owned product. */
const wordsOf: Readonly<Record<OrderType, Words | null>> = {
  new: null,
  append: null,
  renew: {
    fate: 'renewed',
    title: <Trans>The add-ons you have are renewed with the plan</Trans>,
    body: <Trans>They are part of the price. What you choose here is added to them.</Trans>,
  },
  upgrade: {
    fate: 'stays',
    title: <Trans>You keep the add-ons you have</Trans>,
    body: <Trans>They go on with the new plan. What you choose here is added to them.</Trans>,
  },
  upgrade_renew: {
    fate: 'ends',
    title: <Trans>The add-ons you have end with your present plan</Trans>,
    body: <Trans>Their unused days are credited. If you still need them, choose them here.</Trans>,
  },
};

export function HeldAddons({ context: { facts, selection } }: { readonly context: PurchaseContext }) {
  const { text } = useFormats();
  const words = wordsOf[selection.order_type];
  if (facts === null || words === null) return null;
  const held = heldAddons(facts, selection, words.fate);
  if (held.length === 0) return null;
  return (
    <Notice tone="info" title={words.title}>
      <List listStyleType="none">
        {held.map(({ addon, quantity }) => (
          <List.Item key={addon.addon_id}>
            {text(addon.name)} ×&nbsp;{quantity}
          </List.Item>
        ))}
      </List>
      {words.body}
    </Notice>
  );
}
