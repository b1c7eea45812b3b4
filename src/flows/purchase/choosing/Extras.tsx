import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Money } from '#contract/money.ts';
import { servicesOnOffer } from '#machines/flows/purchase/selection.ts';
import { offerOf } from '#machines/lifecycles/selection.ts';
import { Section } from '#src/flowkit/Section.tsx';
import { QuantityInput } from '#src/forms/QuantityInput.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';
import { OwnedAddons } from './OwnedAddons.tsx';

type Props = Pick<ViewProps, 'snapshot' | 'send'>;

export function AddonChoice({ snapshot, send }: Props) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { facts, selection } = snapshot.context;
  if (facts === null) return null;
  const ids = offerOf(facts, selection.order_type)?.addon_ids ?? [];
  const addons = facts.addons.filter(({ addon_id }) => ids.includes(addon_id));
  if (addons.length === 0) return null;
  return (
    <Section id={fieldIds.addons} title={t`Add-ons`} help={t`Priced per unit for the term of your plan.`}>
      <OwnedAddons context={snapshot.context} />
      <Stack component="ul">
        {addons.map((addon) => (
          <Extra
            key={addon.addon_id}
            name={text(addon.name)}
            price={addon.price}
            per={<PriceUnit unit={text(addon.unit)} isYearly={addon.per_year} />}
            quantity={selection.addons[addon.addon_id] ?? 0}
            max={addon.max_quantity}
            onChange={(quantity) => send({ type: 'addon.set', addon_id: addon.addon_id, quantity })}
          />
        ))}
      </Stack>
    </Section>
  );
}

export function ServiceChoice({ snapshot, send }: Props) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { facts, selection } = snapshot.context;
  const services = facts === null ? [] : servicesOnOffer(facts, selection);
  if (services.length === 0) return null;
  return (
    <Section title={t`Services`} help={t`Setup, training and migration by our consultants.`}>
      <Stack component="ul">
        {services.map((service) => (
          <Extra
            key={service.service_id}
            name={text(service.name)}
            about={text(service.summary)}
            price={service.price}
            per={<Trans>one-off</Trans>}
            quantity={selection.services[service.service_id] ?? 0}
            max={service.max_quantity}
            onChange={(quantity) => send({ type: 'service.set', service_id: service.service_id, quantity })}
          />
        ))}
      </Stack>
    </Section>
  );
}

const PriceUnit = ({ unit, isYearly }: { readonly unit: string; readonly isYearly: boolean }) =>
  isYearly ? <Trans>per {unit} per year</Trans> : <Trans>per {unit}, one-off</Trans>;

interface ExtraProps {
  readonly name: string;
  readonly about?: ReactNode;
  readonly price: Money;
  readonly per: ReactNode;
  readonly quantity: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
}

const Extra = ({ name, about, price, per, quantity, max, onChange }: ExtraProps) => (
  <Group component="li" justify="space-between" gap="xs">
    <Box flex="1 1 12em" miw={0}>
      <Text fw={550}>{name}</Text>
      {about !== undefined && <Text c="dimmed">{about}</Text>}
      <MoneyText money={price} />{' '}
      <Text component="span" c="dimmed">
        {per}
      </Text>
    </Box>
    <QuantityInput label={name} value={quantity} min={0} max={max} onChange={onChange} />
  </Group>
);
