import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import {
  type DeskVerificationRow,
  deskVerificationList,
  type VerificationFilter,
  verificationFilters,
} from '#contract/calls/deskVerifications.ts';
import { isSameVerificationType, mainlandVerificationType } from '#contract/entities/verification.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '../../ui/paths.ts';
import { AgeAndReviewer, QueueRow } from '../queue/QueueRow.tsx';
import { QueueScreen, type QueueSearchResult } from '../queue/QueueScreen.tsx';
import { useLastDecision } from '../review/useLastDecision.ts';
import { useVerificationLists, verificationQueueIn } from './verificationLists.ts';

/** `refuse` has the client submit the marked parts again, `refuse_whole` everything. */
const verificationVerdict = z.enum(['accept', 'accept_for_now', 'refuse', 'refuse_whole']);

/** In the history state. */
const verificationDecision = z.object({ verdict: verificationVerdict, company: z.string() });

type VerificationDecision = Readonly<z.infer<typeof verificationDecision>>;

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const { query, ...asked } = verificationQueueIn(request);
  return { ...asked, ...(await requireData(api.call(deskVerificationList, { query, signal: request.signal }))) };
}

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

function LastDecision({ last }: { readonly last: VerificationDecision | null }) {
  if (last === null) return null;
  const { company } = last;
  const refused = <Trans>Verification of {company} rejected. We’ve let the client know why.</Trans>;
  const titles: Readonly<Record<VerificationDecision['verdict'], ReactNode>> = {
    accept: <Trans>{company} verified. We’ve notified the client.</Trans>,
    accept_for_now: <Trans>{company} provisionally verified. We’ve let the client know what’s missing.</Trans>,
    refuse: refused,
    refuse_whole: refused,
  };
  return (
    <Box mb="md">
      <Notice tone={last.verdict.startsWith('accept') ? 'good' : 'info'} live="status" title={titles[last.verdict]} />
    </Box>
  );
}

interface VerificationsScreenProps extends QueueSearchResult<VerificationFilter> {
  readonly status: VerificationFilter;
  readonly verifications: readonly DeskVerificationRow[];
  readonly last: VerificationDecision | null;
}

function VerificationsScreen({ status, verifications, last, ...found }: VerificationsScreenProps) {
  const { t } = useLingui();
  const addressOf = (id: string) => paths.deskVerification(id, status, found.search);
  return (
    <QueueScreen
      title={t`Company verifications`}
      isOfDesk
      last={<LastDecision last={last} />}
      found={found}
      lists={{
        label: t`Verification lists`,
        names: useVerificationLists(),
        ids: verificationFilters,
        shown: status,
        hrefOf: paths.deskVerifications,
        toDo: { lists: ['pending'], nothing: <Trans>No verifications to review</Trans> },
      }}
      searchedBy={t`Company name or number`}
      rows={{
        label: t`Verifications`,
        links: verifications.map((row) => ({
          id: row.verification_id,
          link: <Row row={row} address={addressOf(row.verification_id)} now={found.now} />,
        })),
      }}
    />
  );
}

interface RowProps {
  readonly row: DeskVerificationRow;
  readonly address: string;
  readonly now: Date;
}

function Row({ row, address, now }: RowProps) {
  const { company_name, full_name, credit_code, decided_at, decided_by, earlier } = row;
  return (
    <QueueRow
      href={address}
      name={company_name}
      aside={company_name !== full_name && full_name}
      number={credit_code}
      about={
        <>
          {isSameVerificationType(row.verification_type, mainlandVerificationType) ? (
            <Trans>Mainland</Trans>
          ) : (
            <Trans>Overseas</Trans>
          )}
          {earlier.length > 0 && (
            <>
              {' · '}
              <Trans>Previously submitted</Trans>
            </>
          )}
        </>
      }
    >
      <AgeAndReviewer at={decided_at ?? row.submitted_at} now={now} by={decided_by} />
    </QueueRow>
  );
}
