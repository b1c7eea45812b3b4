import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { OwnedProduct } from '#contract/entities/product.ts';
import { offerOf } from '#machines/lifecycles/selection.ts';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';
import { AllowanceText } from './AllowanceText.tsx';

export function ProductChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { text } = useFormats();
  const { facts, selection } = snapshot.context;
  if (facts === null) return null;
  const ids = offerOf(facts, selection.order_type)?.order_product_ids ?? [];
  const choice = (product: OwnedProduct) => ({
    value: product.order_product_id,
    title: text(product.name),
    aside: <Term product={product} />,
    description: <AllowanceText allowance={product.allowance} />,
  });
  return (
    <div id={fieldIds.product}>
      <ChoiceCards
        legend={<Trans>Which product is this for?</Trans>}
        choices={facts.products.filter(({ order_product_id }) => ids.includes(order_product_id)).map(choice)}
        value={selection.order_product_id}
        onChange={(order_product_id) => send({ type: 'product.choose', order_product_id })}
      />
    </div>
  );
}

function Term({ product }: { readonly product: OwnedProduct }) {
  const { day, moment } = useFormats();
  const { ends_at, status } = product;
  const end = ends_at === null ? null : status === 'active' ? moment(ends_at) : day(ends_at);
  return (
    <Text component="span" c="dimmed">
      {end === null && <Trans>No expiry</Trans>}
      {end !== null && (status === 'active' ? <Trans>Until {end}</Trans> : <Trans>Expired on {end}</Trans>)}
    </Text>
  );
}
