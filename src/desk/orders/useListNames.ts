import { useLingui } from '@lingui/react/macro';
import type { DeskOrderFilter } from '#contract/calls/deskOrders.ts';

/** How the lists of overseas orders are called. */
export function useListNames(): Readonly<Record<DeskOrderFilter, string>> {
  const { t } = useLingui();
  return {
    missing: t`Document missing`,
    complete: t`Complete`,
    closed: t`Closed`,
  };
}
