import { Trans } from '@lingui/react/macro';
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OrderType } from '#contract/entities/product.ts';
import { addonsGoingOn, addonsHeld } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Fate {
  readonly title: ReactNode;
  readonly body: ReactNode;
  /** Those that it becomes of. */
  readonly addons: typeof addonsGoingOn;
}

/** What becomes of the add-ons of the product in hand; null where nothing does. */
const fates: Readonly<Record<OrderType, Fate | null>> = {
  new: null,
  append: null,
  renew: {
    title: <Trans>The add-ons you have are renewed with the plan</Trans>,
    body: <Trans>They are part of the price. What you choose here is added to them.</Trans>,
    addons: addonsGoingOn,
  },
  upgrade: {
    title: <Trans>You keep the add-ons you have</Trans>,
    body: <Trans>They go on with the new plan. What you choose here is added to them.</Trans>,
    addons: addonsHeld,
  },
  upgrade_renew: {
    title: <Trans>The add-ons you have end with your present plan</Trans>,
    body: <Trans>Their unused days are credited. If you still need them, choose them here.</Trans>,
    addons: (facts, selection) => addonsHeld(facts, selection).filter(({ addon }) => addon.per_year),
  },
};

export function HeldAddons({ context: { facts, selection } }: { readonly context: PurchaseContext }) {
  const { text } = useFormats();
  const fate = fates[selection.order_type];
  if (facts === null || fate === null) return null;
  const held = fate.addons(facts, selection);
  if (held.length === 0) return null;
  return (
    <Notice tone="info" title={fate.title}>
      <List listStyleType="none">
        {held.map(({ addon, quantity }) => (
          <List.Item key={addon.addon_id}>
            {text(addon.name)} × {quantity}
          </List.Item>
        ))}
      </List>
      {fate.body}
    </Notice>
  );
}
