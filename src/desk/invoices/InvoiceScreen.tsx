import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { Zone } from '#contract/entities/client.ts';
import type { InvoiceRefusal } from '#contract/entities/invoice.ts';
import { ApplicationRows, shownApplicationOf } from '../../flows/invoice/ApplicationRows.tsx';
import { invoiceFieldLabel, invoiceRefusalMessages, invoiceStatusLabels } from '../../i18n/invoiceLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { InvoiceFiles, Tracking } from '../../orders/InvoiceFiles.tsx';
import { MoneyText } from '../../orders/MoneyText.tsx';
import { Card } from '../../ui/Card.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckDigitWarning } from '../CheckDigitWarning.tsx';
import { DecisionNotice, EarlierDecisions, RefusalReasons as RefusalOf } from '../review/DecisionNotice.tsx';
import { DecisionPanel, ReviewPage, type ReviewQueueProps } from '../review/ReviewPage.tsx';
import { RemovedContentWarning } from '../review/SubmittedFile.tsx';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';

interface InvoiceScreenProps extends DecisionFormProps, ReviewQueueProps {
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
          <RemovedContentWarning removed={row.letter_removed} />
          <ApplicationRows shown={shownApplicationOf(invoice)} zone={row.zone} files={files} />
        </Card>
        <EarlierDecisions
          title={<Plural value={earlier.length} one="Previous rejection" other="# previous rejections" />}
          decisions={earlier.map(({ refusal, ...by }) => ({
            ...by,
            refusal: <RefusalDetails refusal={refusal} zone={row.zone} />,
          }))}
        />
      </Stack>
      <Card title={<Trans>Decision</Trans>}>
        {isOpen ? (
          <DecisionPanel
            review={review}
            language={invoice.status === 'applied' ? row.language : null}
            next={inQueue.place?.next ?? list.href}
          >
            <DecisionForm row={row} review={review} newKey={newKey} upload={upload} files={files} />
          </DecisionPanel>
        ) : (
          <CurrentDecision row={row} files={files} />
        )}
      </Card>
    </ReviewPage>
  );
}

function Facts({ row: { invoice, order, applied_by, zone } }: Pick<DecisionFormProps, 'row'>) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const known = order.enterprise_number;
  return (
    <Stack mb="md">
      <DetailList
        rows={[
          { id: 'client', label: t`Client`, value: order.full_name },
          { id: 'amount', label: t`Amount`, value: <MoneyText money={invoice.amount} strong /> },
          { id: 'by', label: t`Requested by`, value: applied_by },
          { id: 'at', label: t`Requested on`, value: moment(invoice.applied_at) },
        ]}
      />
      <CheckDigitWarning zone={zone} number={invoice.taxpayer_id} />
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

function RefusalDetails({
  refusal: { code, fields },
  zone,
}: {
  readonly refusal: InvoiceRefusal;
  readonly zone: Zone;
}) {
  const { i18n } = useLingui();
  const parts = fields.map(({ field, words }) => ({ id: field, label: i18n._(invoiceFieldLabel(zone, field)), words }));
  return <RefusalOf reason={i18n._(invoiceRefusalMessages[code])} parts={parts} />;
}

/** For an application that was decided before this page was opened. */
function CurrentDecision({ row, files }: Pick<DecisionFormProps, 'row' | 'files'>) {
  const { t, i18n } = useLingui();
  const { calendarDay } = useFormats();
  const { invoice, decided_by, decided_at } = row;
  return (
    <Stack gap="sm">
      <DecisionNotice
        tone={invoice.status === 'refused' ? 'info' : 'good'}
        title={i18n._(invoiceStatusLabels[invoice.status])}
        decided_at={decided_at}
        decided_by={decided_by}
      />
      {invoice.refusal !== null && <RefusalDetails refusal={invoice.refusal} zone={row.zone} />}
      {invoice.invoice_number !== null && (
        <DetailList
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
