import { useCallback, useMemo } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskReceiptList, deskReceiptRead } from '#contract/calls/deskPayments.ts';
import { proofParts } from '#contract/entities/payment.ts';
import type { Decision } from '#machines/parts/review.ts';
import { createReceiptReview } from '../../ports/review.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../ui/paths.ts';
import { queuePositionOf, queueSize } from '../queue/QueuePositionNav.tsx';
import { useReviewRun } from '../review/useReviewRun.ts';
import { ReceiptScreen } from './ReceiptScreen.tsx';

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const search = new URL(request.url).searchParams.get('search')?.slice(0, 100) ?? '';
  const query = { status: 'submitted', page_size: queueSize, ...(search !== '' && { search }) } as const;
  const [receipt, queue] = await Promise.all([
    requireData(api.call(deskReceiptRead, { query: { proof_id: params.id ?? '' }, signal })),
    requireData(api.call(deskReceiptList, { query, signal })),
  ]);
  return { receipt, search, queue: queue.receipts.map(({ proof_id }) => proof_id) };
}

export const deskReceiptRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskReceiptPage }) satisfies RouteObject;

const DeskReceiptPage = () => {
  const loaded = useLoaderData<typeof load>();
  return <OneReceipt key={loaded.receipt.proof_id} {...loaded} />;
};

function OneReceipt({ receipt, search, queue }: Awaited<ReturnType<typeof load>>) {
  const { api, now, newKey, fileAddress } = useServices();
  const { user } = useSession();
  const navigate = useNavigate();
  const { proof_id, order } = receipt;
  const machine = useMemo(() => createReceiptReview(api, now), [api, now]);
  const about = { subject_id: proof_id, parts: proofParts, reasoned: ['refuse'] };
  const review = useReviewRun(machine, about, `mallflow.review.${user.user_id}.${proof_id}`);
  const place = queuePositionOf(queue, proof_id, (id) => paths.deskReceipt(id, search));
  const list = paths.deskReceipts('submitted', search);
  const { order_no } = order;
  const onDecided = useCallback(
    // Not to the next receipt: a reviewer opens a client's documents only deliberately.
    ({ verdict }: Decision) => void navigate(list, { replace: true, state: { last: { verdict, order_no } } }),
    [navigate, list, order_no],
  );
  return (
    <ReceiptScreen
      receipt={receipt}
      fileAddress={fileAddress(receipt.content.bank_receipt.file_id)}
      review={review}
      newKey={newKey}
      place={place}
      list={list}
      onOpen={(address) => void navigate(address)}
      onDecided={onDecided}
    />
  );
}
