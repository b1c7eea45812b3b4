import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { OrderDetail } from '#contract/entities/order.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Paths } from '../../ui/paths.ts';

interface ServicesCardProps {
  readonly order: Pick<OrderDetail, 'lines' | 'status'>;
  readonly paths: Paths;
}

/** Renders nothing without consulting services in a paid order. */
export function ServicesCard({ order: { lines, status }, paths }: ServicesCardProps) {
  const { text, number } = useFormats();
  const services = lines.filter(({ kind }) => kind === 'service');
  if (services.length === 0 || (status !== 'paid' && status !== 'completed')) return null;
  return (
    <Card title={<Trans>Consulting services</Trans>}>
      <Stack gap="xs">
        {services.map(({ ref, name, quantity }) => (
          <Text key={ref} fw={600}>
            {text(name)} × {number(quantity)}
          </Text>
        ))}
        {status === 'paid' ? (
          <Text c="dimmed">
            <Trans>Once the order is activated, you can book a time with a consultant.</Trans>
          </Text>
        ) : (
          <>
            <Text c="dimmed">
              <Trans>A consultant will work with you at a time that suits you.</Trans>
            </Text>
            <AppLink href={paths.appointment()}>
              <Trans>Book an appointment</Trans>
            </AppLink>
          </>
        )}
      </Stack>
    </Card>
  );
}
