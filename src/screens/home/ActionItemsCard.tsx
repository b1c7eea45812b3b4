import { Plural, Trans } from '@lingui/react/macro';
import { Box, Button, Group, Text } from '@mantine/core';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { toneIcons } from '../../ui/Notice.tsx';
import classes from './ActionItemsCard.module.css';
import type { ActionItem, ActionItemsInput } from './actionItem.ts';
import { useActionItems } from './useActionItems.tsx';

export function ActionItemsCard(props: ActionItemsInput) {
  const { attention, paths } = props;
  const matters = useActionItems(props);
  const { to_pay, payment_refused, to_activate } = attention;
  return (
    <Card title={<Trans>Needs attention</Trans>}>
      {matters.length === 0 ? (
        <Group gap="xs" wrap="nowrap">
          <toneIcons.good size={20} aria-hidden="true" color="var(--good)" />
          <Text>
            <Trans>You’re all caught up</Trans>
          </Text>
        </Group>
      ) : (
        <ul>
          {matters.map((matter) => (
            <ActionItemRow key={matter.id} {...matter} />
          ))}
        </ul>
      )}
      <Group gap="md" mt={to_pay.count + payment_refused.count + to_activate.count > 0 ? 'sm' : 0}>
        {to_pay.count + payment_refused.count > 0 && (
          <AppLink href={paths.orders('unpaid')}>
            <Trans>View unpaid orders</Trans>
          </AppLink>
        )}
        {to_activate.count > 0 && (
          <AppLink href={paths.orders('paid')}>
            <Trans>View paid orders</Trans>
          </AppLink>
        )}
        <MoreActionItems attention={attention} />
      </Group>
    </Card>
  );
}

function MoreActionItems({ attention }: Pick<ActionItemsInput, 'attention'>) {
  const { to_pay, payment_refused, being_paid, invoice_refused, to_activate } = attention;
  const unnamed = [to_pay, payment_refused, being_paid, invoice_refused, to_activate]
    .map(({ count, orders }) => count - orders.length)
    .reduce((sum, each) => sum + each, 0);
  if (unnamed === 0) return null;
  return (
    <Text fz="sm" c="dimmed">
      <Plural value={unnamed} one="# more order not shown" other="# more orders not shown" />
    </Text>
  );
}

function ActionItemRow({ tone, title, detail, amount, action, href }: ActionItem) {
  const Icon = toneIcons[tone];
  return (
    <Group component="li" gap="4px 12px" py={10} className={classes.matter}>
      <Icon size={20} aria-hidden="true" color={`var(--${tone})`} />
      <Box flex="1 1 12rem" miw={0}>
        {href === undefined ? <Text fw={600}>{title}</Text> : <AppLink href={href}>{title}</AppLink>}
        <Text fz="sm" c="dimmed">
          {detail}
        </Text>
      </Box>
      <Group gap="sm" ml="auto">
        {amount}
        {action !== undefined && (
          <Button
            component={BareLink}
            href={action.href}
            size="sm"
            variant={tone === 'info' ? 'default' : 'filled'}
            aria-label={`${action.label}: ${title}`}
          >
            {action.label}
          </Button>
        )}
      </Group>
    </Group>
  );
}
