import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskVerificationList } from '#contract/calls/deskVerifications.ts';
import { needed } from '../../services/load.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { useLastDecision } from '../review/useLastDecision.ts';
import { VerificationsScreen, verificationDecision } from './VerificationsScreen.tsx';
import { verificationQueueIn } from './verificationLists.ts';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const { query, ...asked } = verificationQueueIn(request);
  return { ...asked, ...(await needed(api.call(deskVerificationList, { query, signal: request.signal }))) };
}

/** The desk's queue of verifications of enterprises. */
export const deskVerificationsRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskVerifications }) satisfies RouteObject;

function DeskVerifications() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <VerificationsScreen
      {...loaded}
      last={useLastDecision(verificationDecision)}
      now={now()}
      onSearch={(search) => void navigate(paths.deskVerifications(loaded.status, search))}
    />
  );
}
