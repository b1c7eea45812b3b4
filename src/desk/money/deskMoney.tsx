import { useCallback } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useRevalidator } from 'react-router-dom';
import { z } from 'zod/mini';
import { deskMoneyList, moneyFilter } from '#contract/calls/deskPayments.ts';
import { createMoneyReview } from '../../ports/review.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { MoneyScreen } from './MoneyScreen.tsx';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const settlement = z.catch(moneyFilter, 'undecided').parse(new URL(request.url).searchParams.get('settlement'));
  const list = await requireData(
    api.call(deskMoneyList, { query: { settlement, page_size: 200 }, signal: request.signal }),
  );
  return { settlement, ...list };
}

export const deskMoneyRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskMoneyPage }) satisfies RouteObject;

function DeskMoneyPage() {
  const loaded = useLoaderData<typeof load>();
  const { api, now, newKey } = useServices();
  const { revalidate } = useRevalidator();
  const machine = useCallback(() => createMoneyReview(api, now), [api, now]);
  return (
    <MoneyScreen
      key={loaded.settlement}
      {...loaded}
      now={now()}
      newKey={newKey}
      machine={machine}
      onDecided={() => void revalidate()}
    />
  );
}
