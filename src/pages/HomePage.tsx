import { Stack } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { attentionRead } from '#contract/calls/attention.ts';
import { productInfo, productTypeList } from '#contract/calls/product.ts';
import { type ActionItems, firstOrderToActivate } from '#contract/entities/actionItems.ts';
import { HomeNavigation } from '../layout/HomeNavigation.tsx';
import { expectData } from '../ports/expectAnswer.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { requireData } from '../services/requireData.ts';
import { type Services, useServices } from '../services/services.ts';
import { variantOf } from '../services/variant.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { useReloadOnChange } from './useReloadOnChange.ts';

export async function loadHome({ api }: Services) {
  const [{ products }, { types }, attention] = await Promise.all([
    requireData(api.call(productInfo)),
    requireData(api.call(productTypeList)),
    requireData(api.call(attentionRead)),
  ]);
  return { products, types, attention };
}

/** One text to compare. */
const paymentStatusOf = ({ being_paid: { orders, count } }: ActionItems): string =>
  [count, ...orders.map(({ order_id, payment_status }) => `${order_id} ${payment_status}`)].join();

export function HomePage() {
  const data = useLoaderData<typeof loadHome>();
  const { user } = useSession();
  const { api, now, host, session } = useServices();
  const shownStatus = data.attention.verification?.status ?? 'pass';
  const isNews = user.verification !== null && user.verification.status !== shownStatus;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The session and the page disagree on the verification, so one of them is stale: reload both, once.
    if (!isNews) return;
    session.send({ type: 'session.read' });
    void revalidate();
  }, [isNews, session, revalidate]);
  useReloadOnChange({
    shown: data.attention.being_paid.count > 0 ? paymentStatusOf(data.attention) : null,
    ask: async (signal) => paymentStatusOf(expectData(await api.call(attentionRead, { signal }))),
  });
  const name = user.real_name || user.nickname;
  const isMain = user.user.is_admin;
  const isTrial = user.is_trial === 1;
  // Memoized: the router's state changes several times in a navigation.
  const screen = useMemo(
    () => <HomeScreen {...data} name={name} isMain={isMain} isTrial={isTrial} now={now()} paths={paths} />,
    [data, name, isMain, isTrial, now],
  );
  return (
    <Stack>
      {screen}
      {!variantOf(host).framed && <HomeNavigation activationOf={firstOrderToActivate(data.attention)} />}
    </Stack>
  );
}
