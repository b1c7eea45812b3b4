import { Stack } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { attentionRead } from '#contract/calls/attention.ts';
import { productInfo, productTypeList } from '#contract/calls/product.ts';
import { type Attention, firstToActivate } from '#contract/entities/attention.ts';
import { HomeWays } from '../layout/HomeWays.tsx';
import { dataOf } from '../ports/answered.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { needed } from '../services/load.ts';
import { type Services, useServices } from '../services/services.ts';
import { variantOf } from '../services/variant.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { useReloadOnChange } from './useReloadOnChange.ts';

/** What the client has, and what waits for it. */
export async function loadHome({ api }: Services) {
  const [{ products }, { types }, attention] = await Promise.all([
    needed(api.call(productInfo)),
    needed(api.call(productTypeList)),
    needed(api.call(attentionRead)),
  ]);
  return { products, types, attention };
}

/** How the payments stand that somebody else is about to confirm, as one text. */
const standingOf = ({ being_paid: { orders, count } }: Attention): string =>
  [count, ...orders.map(({ order_id, payment_status }) => `${order_id} ${payment_status}`)].join();

/** The home page: what waits for the client, and what it has. */
export function HomePage() {
  const data = useLoaderData<typeof loadHome>();
  const { user } = useSession();
  const { api, now, host, session } = useServices();
  const told = data.attention.verification?.status ?? 'pass';
  const isNews = user.verification !== null && user.verification.status !== told;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // One of the two was read before the decision: the banner and the page are both read again, once.
    if (!isNews) return;
    session.send({ type: 'session.read' });
    void revalidate();
  }, [isNews, session, revalidate]);
  useReloadOnChange({
    shown: data.attention.being_paid.count > 0 ? standingOf(data.attention) : null,
    ask: async (signal) => standingOf(dataOf(await api.call(attentionRead, { signal }))),
  });
  const name = user.real_name || user.nickname;
  const isMain = user.user.is_admin;
  const isTrial = user.is_trial === 1;
  // The state of the router changes with each step of a navigation, and what is shown does not.
  const screen = useMemo(
    () => <HomeScreen {...data} name={name} isMain={isMain} isTrial={isTrial} now={now()} paths={paths} />,
    [data, name, isMain, isTrial, now],
  );
  return (
    <Stack>
      {screen}
      {!variantOf(host).framed && <HomeWays activationOf={firstToActivate(data.attention)} />}
    </Stack>
  );
}
