import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Loader, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderSummary } from '#contract/entities/order.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import { orderStatusLabels, orderTypeLabels, paymentStatusLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { saveText } from '../../ui/saveText.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import { csvOf } from './csv.ts';
import { isFullyLoaded, type LoadedOrders } from './loadedOrders.ts';
import { isEmptySearch, type OrderSearch } from './orderSearch.ts';

interface ListStatusProps {
  readonly list: LoadedOrders;
  readonly found: readonly OrderSummary[];
  readonly find: OrderSearch;
  readonly onRest: () => void;
}

export function ListStatus({ list, found, find, onRest }: ListStatusProps) {
  const { number } = useFormats();
  const all = list.orders.length;
  const some = number(found.length);
  const isArriving = list.state === 'arriving';
  const count = isEmptySearch(find) ? (
    <Plural value={all} one="# order" other="# orders" />
  ) : (
    <Trans>
      {some} of <Plural value={all} one="# order" other="# orders" />
    </Trans>
  );
  return (
    <Group justify="space-between" gap="xs" mih={44}>
      <Group gap="xs">
        {isArriving && <Loader size="xs" aria-hidden="true" />}
        <Text fz="sm" c="dimmed" aria-hidden="true">
          {isArriving ? <Plural value={all} one="# order so far…" other="# orders so far…" /> : count}
        </Text>
        <VisuallyHidden live>{isArriving ? <Trans>Loading orders…</Trans> : count}</VisuallyHidden>
      </Group>
      <Download list={list} found={found} onRest={onRest} />
    </Group>
  );
}

/** Saves the matches once the list is complete, and requests the missing rest. */
function Download({ list, found, onRest }: Pick<ListStatusProps, 'list' | 'found' | 'onRest'>) {
  const { t } = useLingui();
  const table = useOrderTable();
  const [isWanted, setWanted] = useState(false);
  const complete = isFullyLoaded(list);
  const isResting = list.state === 'resting';
  const save = useEffectEvent(() => {
    const { headings, rowOf } = table();
    saveText(document, csvOf(headings, found.map(rowOf)), { name: `${t`orders`}.csv`, type: 'text/csv' });
  });
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isWanted) return;
    if (complete) save();
    else if (isResting) rest();
    if (complete || list.state === 'failed') setWanted(false);
  }, [isWanted, complete, isResting, list.state]);
  return (
    <WorkingButton
      variant="subtle"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => setWanted(true)}
      loading={isWanted}
    >
      <Trans>Download CSV</Trans>
    </WorkingButton>
  );
}

/** With a decimal point and all minor digits, for other programs. */
const plainAmount = ({ minor, currency }: Money): string =>
  (minor / 10 ** minorDigits[currency]).toFixed(minorDigits[currency]);

/** Texts in the user's language, amounts and days in machine-readable form. */
function useOrderTable() {
  const { t, i18n } = useLingui();
  const { text, plainDay } = useFormats();
  return () => ({
    headings: [
      t`Order number`,
      t`Order`,
      t`Order type`,
      t`Placed`,
      t`Status`,
      t`Payment`,
      t`Amount`,
      t`Currency`,
      t`Pay by`,
    ],
    rowOf: (order: OrderSummary): readonly string[] => [
      order.order_no,
      text(order.title),
      i18n._(orderTypeLabels[order.order_type]),
      plainDay(order.created_at),
      i18n._(orderStatusLabels[order.status]),
      i18n._(paymentStatusLabels[order.payment_status]),
      plainAmount(order.amount),
      order.amount.currency,
      order.status === 'unpaid' ? plainDay(order.pay_until) : '',
    ],
  });
}
