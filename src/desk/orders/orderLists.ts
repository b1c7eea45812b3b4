import { useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { type DeskOrderFilter, deskOrderFilter } from '#contract/calls/deskOrders.ts';

export function useListNames(): Readonly<Record<DeskOrderFilter, string>> {
  const { t } = useLingui();
  return {
    missing: t`Documents missing`,
    complete: t`Complete`,
    closed: t`Closed`,
  };
}

export function orderQueueIn({ url }: Pick<Request, 'url'>) {
  const asked = new URL(url).searchParams;
  const list = z.catch(deskOrderFilter, 'missing').parse(asked.get('list'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  return { list, search, query: { list, ...(search !== '' && { search }) } };
}
