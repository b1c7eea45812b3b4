import { useMemo } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskVerificationList, deskVerificationRead } from '#contract/calls/deskVerifications.ts';
import { verificationFieldsOf } from '#machines/lifecycles/verification.ts';
import { createVerificationReview } from '../../ports/verificationReview.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../ui/paths.ts';
import { queuePositionOf, queueSize } from '../queue/QueuePositionNav.tsx';
import { useReviewRun } from '../review/useReviewRun.ts';
import { VerificationScreen } from './VerificationScreen.tsx';
import { useVerificationLists, verificationQueueIn } from './verificationLists.ts';

const reasonedVerdicts = ['accept_for_now', 'refuse'] as const;

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { query, status, search } = verificationQueueIn(request);
  const [row, queue] = await Promise.all([
    requireData(api.call(deskVerificationRead, { query: { verification_id: params.id ?? '' }, signal })),
    requireData(api.call(deskVerificationList, { query: { ...query, page_size: queueSize }, signal })),
  ]);
  return { row, status, search, queue: queue.verifications.map(({ verification_id }) => verification_id) };
}

export const deskVerificationRoute = (services: Services) =>
  ({
    loader: (args: LoaderFunctionArgs) => load(services, args),
    Component: DeskVerificationPage,
  }) satisfies RouteObject;

const DeskVerificationPage = () => {
  const loaded = useLoaderData<typeof load>();
  const { verification_id, status } = loaded.row;
  return <OneVerification key={`${verification_id} ${status}`} {...loaded} />;
};

function OneVerification({ row, status, search, queue }: Awaited<ReturnType<typeof load>>) {
  const { api, now, newKey, fileAddress } = useServices();
  const { user } = useSession();
  const navigate = useNavigate();
  const names = useVerificationLists();
  const { verification_id, company_name: company } = row;
  const machine = useMemo(() => createVerificationReview(api, now), [api, now]);
  const parts = verificationFieldsOf(row.verification_type);
  const about = { subject_id: verification_id, parts, reasoned: reasonedVerdicts };
  const review = useReviewRun(machine, about, `mallflow.review.${user.user_id}.${verification_id}.${row.status}`);
  const place = queuePositionOf(queue, verification_id, (id) => paths.deskVerification(id, status, search));
  const list = { name: names[status], href: paths.deskVerifications(status, search) };
  return (
    <VerificationScreen
      row={row}
      review={review}
      newKey={newKey}
      addressOf={fileAddress}
      place={place}
      list={list}
      onOpen={(address) => void navigate(address)}
      // Not to the next verification: each view of personal data is logged, so a reviewer opens it only deliberately.
      onDecided={({ verdict }) => void navigate(list.href, { replace: true, state: { last: { verdict, company } } })}
    />
  );
}
