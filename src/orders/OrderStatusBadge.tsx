import { useLingui } from '@lingui/react';
import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHourglassEmpty,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react';
import type { OrderStatus } from '#contract/entities/order.ts';
import { orderStatusLabels } from '#src/i18n/orderLabels.ts';
import type { Tone } from '#src/ui/Notice.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

const badgeOfStatus = {
  unpaid: { tone: 'warn', icon: IconClock },
  paid: { tone: 'info', icon: IconCircleCheck },
  completed: { tone: 'good', icon: IconRosetteDiscountCheck },
  cancelled: { tone: 'plain', icon: IconBan },
  expired: { tone: 'plain', icon: IconHourglassEmpty },
} as const satisfies Record<OrderStatus, { tone: Tone | 'plain'; icon: Icon }>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { _ } = useLingui();
  return <StatusBadge {...badgeOfStatus[status]}>{_(orderStatusLabels[status])}</StatusBadge>;
}
