import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { OrderTypeOffer } from '#contract/entities/product.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { ReasonList } from '#src/flowkit/ReasonList.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { orderTypeLabels } from '#src/i18n/orderLabels.ts';
import { fieldIds } from '../fieldIds.ts';
import { useClosedReasons } from '../parts/useClosedReasons.ts';
import { typeSummaries } from '../texts/orderTypes.ts';
import type { ViewProps } from '../view.ts';

interface Props extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly facts: StoreFacts;
}

/** Collapsed if the user came for a certain type or has only one. */
export function TypeChoice({ facts, snapshot, send }: Props) {
  const { t } = useLingui();
  const { order_type } = snapshot.context.selection;
  const open = facts.types.filter((offer) => offer.open);
  const [isDecided] = useState(() => open.length === 1 || open[0]?.type !== order_type);
  const chosen = t(orderTypeLabels[order_type]);
  return (
    <details id={fieldIds.types} open={!isDecided}>
      <summary>
        <Title order={2} display="inline">
          <Trans>Order type: {chosen}</Trans>
        </Title>{' '}
        <Anchor component="span" style={{ whiteSpace: 'nowrap' }}>
          <Trans>Change</Trans>
        </Anchor>
      </summary>
      <Stack gap="sm" mt="sm">
        <ChoiceCards
          legend={<Trans>What would you like to do?</Trans>}
          columns={2}
          choices={open.map(({ type }) => ({
            value: type,
            title: t(orderTypeLabels[type]),
            description: t(typeSummaries[type]),
          }))}
          value={order_type}
          onChange={(type) => send({ type: 'type.choose', order_type: type })}
        />
        <ClosedTypes offers={facts.types.filter((offer) => !offer.open)} snapshot={snapshot} send={send} />
      </Stack>
    </details>
  );
}

interface ClosedTypesProps extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly offers: readonly OrderTypeOffer[];
}

function ClosedTypes({ offers, snapshot, send }: ClosedTypesProps) {
  const { t } = useLingui();
  const closedReasons = useClosedReasons(snapshot, send);
  if (offers.length === 0) return null;
  return (
    <details>
      <summary>
        <Plural
          value={offers.length}
          one="Why # order type isn’t available"
          other="Why # order types aren’t available"
        />
      </summary>
      <Stack gap="sm" mt="xs">
        {offers.map((offer) => (
          <section key={offer.type} aria-label={t(orderTypeLabels[offer.type])}>
            <Text fw={600}>{t(orderTypeLabels[offer.type])}</Text>
            <ReasonList items={closedReasons(offer)} />
          </section>
        ))}
      </Stack>
    </details>
  );
}
