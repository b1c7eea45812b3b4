import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { type DeskInvoice, type InvoiceFilter, invoiceFilters } from '#contract/calls/deskInvoices.ts';
import { invoiceKindWords } from '../../../i18n/invoiceWords.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BareLink } from '../../../ui/AppLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paths } from '../../../ui/paths.ts';
import { Queue } from '../queue/Queue.tsx';
import classes from '../queue/queue.module.css';
import { type InvoiceVerdict, LastInvoice } from './LastInvoice.tsx';
import { useInvoiceLists } from './useInvoiceLists.ts';

interface InvoicesScreenProps {
  readonly status: InvoiceFilter;
  readonly search: string;
  readonly invoices: readonly DeskInvoice[];
  readonly counts: Readonly<Partial<Record<InvoiceFilter, number>>>;
  /** Whether there are more than are shown. */
  readonly more: boolean;
  /** What was decided on the page before. */
  readonly last: InvoiceVerdict | null;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
}

/** The applications for invoices: those to be checked, the oldest first, and those that are decided. */
export function InvoicesScreen(props: InvoicesScreenProps) {
  const { status, search, invoices, counts, more, last, now, onSearch } = props;
  const { t } = useLingui();
  const names = useInvoiceLists();
  return (
    <>
      <PageHeader title={t`Invoices`} back={{ label: t`Desk`, href: paths.desk() }} />
      <LastInvoice last={last} />
      <Queue
        lists={{
          label: t`Lists of applications`,
          names,
          ids: invoiceFilters,
          shown: status,
          counts,
          hrefOf: (id) => paths.deskInvoices(id, search),
        }}
        search={{ label: t`Order number, company, taxpayer ID or invoice number`, text: search, onSearch }}
        rows={{
          label: t`Applications`,
          currencies: invoices.map(({ invoice }) => invoice.amount.currency),
          links: invoices.map((row) => ({
            id: row.invoice.invoice_id,
            link: <Row row={row} address={paths.deskInvoice(row.invoice.invoice_id, status, search)} now={now} />,
          })),
        }}
        nothing={
          status === 'applied' ? (
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
  readonly row: DeskInvoice;
  readonly address: string;
  readonly now: Date;
}

function Row({ row: { invoice, order, decided_at, decided_by, earlier }, address, now }: RowProps) {
  const { i18n } = useLingui();
  const { money, age } = useFormats();
  const since = age(decided_at ?? invoice.applied_at, now);
  return (
    <BareLink href={address} className={classes.row}>
      <div>
        <Text fw={600}>{invoice.company_name}</Text>
        {invoice.company_name !== order.full_name && <div className={classes.soft}>{order.full_name}</div>}
      </div>
      <div>
        {order.order_no}
        <div className={classes.soft}>
          {i18n._(invoiceKindWords[invoice.kind])}
          {earlier.length > 0 && (
            <>
              {' · '}
              <Trans>Refused before</Trans>
            </>
          )}
        </div>
      </div>
      <div className={classes.soft}>{decided_by === null ? since : [since, decided_by].join(' · ')}</div>
      <div className={classes.amount}>{money(invoice.amount)}</div>
    </BareLink>
  );
}
