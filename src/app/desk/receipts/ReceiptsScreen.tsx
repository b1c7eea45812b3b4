import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { type DeskReceipt, type ReceiptFilter, receiptFilters } from '#contract/calls/deskPayments.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BareLink } from '../../../ui/AppLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paths } from '../../../ui/paths.ts';
import { Queue } from '../queue/Queue.tsx';
import classes from '../queue/queue.module.css';
import { LastVerdict, type Verdict } from './LastVerdict.tsx';

interface ReceiptsScreenProps {
  readonly status: ReceiptFilter;
  readonly search: string;
  readonly receipts: readonly DeskReceipt[];
  readonly counts: Readonly<Partial<Record<ReceiptFilter, number>>>;
  /** Whether there are more than are shown. */
  readonly more: boolean;
  /** What was decided on the page before. */
  readonly last: Verdict | null;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
}

/** The receipts of transfers: those to be checked, the oldest first, and those that are decided. */
export function ReceiptsScreen(props: ReceiptsScreenProps) {
  const { status, search, receipts, counts, more, last, now, onSearch } = props;
  const { t } = useLingui();
  const names: Readonly<Record<ReceiptFilter, string>> = {
    submitted: t`To check`,
    accepted: t`Accepted`,
    refused: t`Refused`,
  };
  return (
    <>
      <PageHeader title={t`Transfer receipts`} back={{ label: t`Desk`, href: paths.desk() }} />
      <LastVerdict last={last} />
      <Queue
        lists={{
          label: t`Lists of receipts`,
          names,
          ids: receiptFilters,
          shown: status,
          counts,
          hrefOf: (id) => paths.deskReceipts(id, search),
        }}
        search={{ label: t`Order number, company or payer`, text: search, onSearch }}
        rows={{
          label: t`Receipts`,
          currencies: receipts.map(({ order }) => order.amount.currency),
          links: receipts.map((receipt) => ({
            id: receipt.proof_id,
            link: <Row receipt={receipt} search={search} now={now} />,
          })),
        }}
        nothing={
          status === 'submitted' ? (
            <Trans>There is nothing to check now.</Trans>
          ) : (
            <Trans>There is nothing here yet.</Trans>
          )
        }
        more={more}
      />
    </>
  );
}

interface RowProps {
  readonly receipt: DeskReceipt;
  readonly search: string;
  readonly now: Date;
}

function Row({ receipt: { proof_id, order, content, ...receipt }, search, now }: RowProps) {
  const { money, age } = useFormats();
  const since = age(receipt.decided_at ?? receipt.submitted_at, now);
  return (
    <BareLink href={paths.deskReceipt(proof_id, search)} className={classes.row}>
      <div>
        <Text fw={600}>{order.full_name}</Text>
        {content.payer !== order.full_name && (
          <div className={classes.soft}>
            <Trans>Payer: {content.payer}</Trans>
          </div>
        )}
      </div>
      <div>
        {order.order_no}
        {receipt.refused_before > 0 && (
          <div className={classes.soft}>
            <Trans>Refused before</Trans>
          </div>
        )}
      </div>
      <div className={classes.soft}>
        {receipt.decided_by === null ? since : [since, receipt.decided_by].join(' · ')}
      </div>
      <div className={classes.amount}>{money(order.amount)}</div>
    </BareLink>
  );
}
