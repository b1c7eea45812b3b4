import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { Zone } from '#contract/entities/client.ts';
import type { InvoiceRefusal } from '#contract/entities/invoice.ts';
import { ApplicationRows, shownOf } from '../../flows/invoice/rows.tsx';
import { invoiceFieldWord, invoiceRefusalWords, invoiceStatusWords } from '../../i18n/invoiceWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { InvoiceFiles, Tracking } from '../../orders/InvoiceFiles.tsx';
import { MoneyText } from '../../orders/MoneyText.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Receipt } from '../../ui/Receipt.tsx';
import { DoubtfulNumber } from '../DoubtfulNumber.tsx';
import { Decided, Earlier, RefusalReasons as RefusalOf } from '../review/Decided.tsx';
import { RemovedParts } from '../review/HandedInFile.tsx';
import { Deciding, type Reviewed, ReviewPage } from '../review/ReviewPage.tsx';
import { Decide, type DecideProps } from './Decide.tsx';

interface InvoiceScreenProps extends DecideProps, Reviewed {
  readonly list: { readonly name: string; readonly href: string };
}

export function InvoiceScreen(props: InvoiceScreenProps) {
  const { row, review, newKey, upload, files, list, ...inQueue } = props;
  const { t } = useLingui();
  const { invoice, order, earlier } = row;
  const { order_no } = order;
  const isOpen = invoice.status === 'applied' || (invoice.status === 'issued' && invoice.kind === 'paper');
  return (
    <ReviewPage {...inQueue} title={t`Invoice for ${order_no}`} review={review} list={{ ...list, page: t`Invoices` }}>
      <Stack>
        <Card title={<Trans>Request details</Trans>}>
          <Facts row={row} />
          <RemovedParts removed={row.letter_removed} />
          <ApplicationRows shown={shownOf(invoice)} zone={row.zone} files={files} />
        </Card>
        <Earlier
          title={<Plural value={earlier.length} one="Previous rejection" other="# previous rejections" />}
          decisions={earlier.map(({ refusal, ...by }) => ({
            ...by,
            refusal: <Refusal refusal={refusal} zone={row.zone} />,
          }))}
        />
      </Stack>
      <Card title={<Trans>Decision</Trans>}>
        {isOpen ? (
          <Deciding
            review={review}
            language={invoice.status === 'applied' ? row.language : null}
            next={inQueue.place?.next ?? list.href}
          >
            <Decide row={row} review={review} newKey={newKey} upload={upload} files={files} />
          </Deciding>
        ) : (
          <Standing row={row} files={files} />
        )}
      </Card>
    </ReviewPage>
  );
}

function Facts({ row: { invoice, order, applied_by, zone } }: Pick<DecideProps, 'row'>) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const known = order.enterprise_number;
  return (
    <Stack mb="md">
      <Receipt
        rows={[
          { id: 'client', label: t`Client`, value: order.full_name },
          { id: 'amount', label: t`Amount`, value: <MoneyText money={invoice.amount} strong /> },
          { id: 'by', label: t`Requested by`, value: applied_by },
          { id: 'at', label: t`Requested on`, value: moment(invoice.applied_at) },
        ]}
      />
      <DoubtfulNumber zone={zone} number={invoice.taxpayer_id} />
      {invoice.register === 'not_asked' && (
        <Notice tone="warn" title={<Trans>We couldn’t check this number against the register.</Trans>}>
          <Trans>Check manually that it belongs to the company.</Trans>
        </Notice>
      )}
      {known !== null && known !== invoice.taxpayer_id && (
        <Notice tone="warn" title={<Trans>The verified company has a different number: {known}</Trans>} />
      )}
    </Stack>
  );
}

function Refusal({ refusal: { code, fields }, zone }: { readonly refusal: InvoiceRefusal; readonly zone: Zone }) {
  const { i18n } = useLingui();
  const parts = fields.map(({ field, words }) => ({ id: field, label: i18n._(invoiceFieldWord(zone, field)), words }));
  return <RefusalOf reason={i18n._(invoiceRefusalWords[code])} parts={parts} />;
}

/** For an application that was decided before this page was opened. */
function Standing({ row, files }: Pick<DecideProps, 'row' | 'files'>) {
  const { t, i18n } = useLingui();
  const { calendarDay } = useFormats();
  const { invoice, decided_by, decided_at } = row;
  return (
    <Stack gap="sm">
      <Decided
        tone={invoice.status === 'refused' ? 'info' : 'good'}
        title={i18n._(invoiceStatusWords[invoice.status])}
        decided_at={decided_at}
        decided_by={decided_by}
      />
      {invoice.refusal !== null && <Refusal refusal={invoice.refusal} zone={row.zone} />}
      {invoice.invoice_number !== null && (
        <Receipt
          rows={[
            { id: 'number', label: t`Invoice number`, value: invoice.invoice_number },
            { id: 'day', label: t`Invoice date`, value: invoice.invoiced_on && calendarDay(invoice.invoiced_on) },
          ]}
        />
      )}
      <InvoiceFiles invoice={invoice} addressOf={files.addressOf} />
      <div>
        <Tracking mailing={invoice.mailing} />
      </div>
    </Stack>
  );
}
