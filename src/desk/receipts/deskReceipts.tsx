import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import {
  type DeskReceipt,
  deskReceiptList,
  type ReceiptFilter,
  receiptFilter,
  receiptFilters,
} from '#contract/calls/deskPayments.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '../../ui/paths.ts';
import { AgeAndReviewer, QueueRow } from '../queue/QueueRow.tsx';
import { QueueScreen, type QueueSearchResult } from '../queue/QueueScreen.tsx';
import { useLastDecision } from '../review/useLastDecision.ts';

/** In the history state. */
const receiptDecision = z.object({ verdict: z.enum(['accept', 'refuse']), order_no: z.string() });

type ReceiptDecision = Readonly<z.infer<typeof receiptDecision>>;

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(receiptFilter, 'submitted').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  const query = { status, ...(search !== '' && { search }) };
  return { status, search, ...(await requireData(api.call(deskReceiptList, { query, signal: request.signal }))) };
}

export const deskReceiptsRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskReceipts }) satisfies RouteObject;

function DeskReceipts() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <ReceiptsScreen
      {...loaded}
      last={useLastDecision(receiptDecision)}
      now={now()}
      onSearch={(search) => void navigate(paths.deskReceipts(loaded.status, search))}
    />
  );
}

function LastDecision({ last }: { readonly last: ReceiptDecision | null }) {
  if (last === null) return null;
  const { order_no } = last;
  return (
    <Box mb="md">
      <Notice
        tone={last.verdict === 'accept' ? 'good' : 'info'}
        live="status"
        title={
          last.verdict === 'accept' ? (
            <Trans>Receipt for {order_no} accepted. The order is paid.</Trans>
          ) : (
            <Trans>Receipt for {order_no} rejected. We’ve let the client know why.</Trans>
          )
        }
      />
    </Box>
  );
}

interface ReceiptsScreenProps extends QueueSearchResult<ReceiptFilter> {
  readonly status: ReceiptFilter;
  readonly receipts: readonly DeskReceipt[];
  readonly last: ReceiptDecision | null;
}

function ReceiptsScreen({ status, receipts, last, ...found }: ReceiptsScreenProps) {
  const { t } = useLingui();
  return (
    <QueueScreen
      title={t`Transfer receipts`}
      isOfDesk
      last={<LastDecision last={last} />}
      found={found}
      lists={{
        label: t`Receipt lists`,
        names: { submitted: t`To review`, accepted: t`Accepted`, refused: t`Rejected` },
        ids: receiptFilters,
        shown: status,
        hrefOf: paths.deskReceipts,
        toDo: { lists: ['submitted'], nothing: <Trans>No receipts to review</Trans> },
      }}
      searchedBy={t`Order number, company or payer`}
      rows={{
        label: t`Receipts`,
        links: receipts.map((receipt) => ({
          id: receipt.proof_id,
          link: <Row receipt={receipt} address={paths.deskReceipt(receipt.proof_id, found.search)} now={found.now} />,
        })),
      }}
    />
  );
}

interface RowProps {
  readonly receipt: DeskReceipt;
  readonly address: string;
  readonly now: Date;
}

function Row({ receipt: { order, content, ...receipt }, address, now }: RowProps) {
  return (
    <QueueRow
      href={address}
      name={order.full_name}
      aside={content.payer !== order.full_name && <Trans>Payer: {content.payer}</Trans>}
      number={order.order_no}
      about={receipt.refused_before > 0 && <Trans>Previously rejected</Trans>}
      amount={order.amount}
    >
      <AgeAndReviewer at={receipt.decided_at ?? receipt.submitted_at} now={now} by={receipt.decided_by} />
    </QueueRow>
  );
}
