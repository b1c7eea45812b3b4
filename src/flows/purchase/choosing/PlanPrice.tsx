import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Plan } from '#contract/entities/product.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';

export const PlanPrice = ({ plan }: { readonly plan: Plan }) => (
  <span>
    <MoneyText money={plan.price} strong />{' '}
    <Text component="span" c="dimmed">
      {plan.is_buyout ? <Trans context="price of a plan">one-off</Trans> : <Trans>a year</Trans>}
    </Text>
  </span>
);
