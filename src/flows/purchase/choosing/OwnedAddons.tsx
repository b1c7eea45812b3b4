import { Trans } from '@lingui/react/macro';
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OrderType } from '#contract/entities/product.ts';
import { addonsByEffect } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { AddonEffect } from '#machines/lifecycles/addons.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface AddonNotice {
  /** Which add-ons are listed. */
  readonly fate: AddonEffect;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

/** Null where the order type does not affect the add-ons of the owned product. */
const noticeOfOrderType: Readonly<Record<OrderType, AddonNotice | null>> = {
  new: null,
  append: null,
  renew: {
    fate: 'renewed',
    title: <Trans>Your add-ons renew with your plan</Trans>,
    body: <Trans>They’re included in the price. Anything you choose here is added on top.</Trans>,
  },
  upgrade: {
    fate: 'stays',
    title: <Trans>You keep your add-ons</Trans>,
    body: <Trans>They carry over to the new plan. Anything you choose here is added on top.</Trans>,
  },
  upgrade_renew: {
    fate: 'ends',
    title: <Trans>Your add-ons end with your current plan</Trans>,
    body: <Trans>We’ll credit unused days. Add them again here if you need them.</Trans>,
  },
};

export function OwnedAddons({ context: { facts, selection } }: { readonly context: PurchaseContext }) {
  const { text } = useFormats();
  const words = noticeOfOrderType[selection.order_type];
  if (facts === null || words === null) return null;
  const held = addonsByEffect(facts, selection, words.fate);
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
