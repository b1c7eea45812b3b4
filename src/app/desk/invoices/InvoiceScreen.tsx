import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { DeskInvoice } from '#contract/calls/deskInvoices.ts';
import type { InvoiceRefusal } from '#contract/entities/invoice.ts';
import type { Decision } from '#machines/parts/review.ts';
import { ApplicationRows, shownOf } from '../../../flows/invoice/rows.tsx';
import { languageNames } from '../../../i18n/activate.ts';
import { invoiceFieldWords, invoiceRefusalWords, invoiceStatusWords } from '../../../i18n/invoiceWords.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { InvoiceFiles, Tracking } from '../../../orders/InvoiceFiles.tsx';
import { MoneyText } from '../../../orders/MoneyText.tsx';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Receipt } from '../../../ui/Receipt.tsx';
import { PlaceInQueue } from '../queue/PlaceInQueue.tsx';
import { leadFrom, type Place } from '../queue/place.ts';
import sides from '../sides.module.css';
import { Decide, type DecideProps } from './Decide.tsx';
import { type InvoiceVerdict, LastInvoice } from './LastInvoice.tsx';

interface InvoiceScreenProps extends DecideProps {
  /** Null where it is not in the list from which it was opened. */
  readonly place: Place | null;
  readonly list: { readonly name: string; readonly href: string };
  readonly last: InvoiceVerdict | null;
  readonly onOpen: (address: string) => void;
  /** It was decided here. */
  readonly onDecided: (decision: Decision) => void;
}

/** One application beside what is decided on it. */
export function InvoiceScreen(props: InvoiceScreenProps) {
  const { row, review, place, list, last, onOpen, onDecided } = props;
  const { t } = useLingui();
  const { invoice, order, language } = row;
  const { order_no } = order;
  const decided = useSelector(review, ({ context, ...snapshot }) =>
    snapshot.status === 'done' && snapshot.value === 'decided' ? context.decision : null,
  );
  const isOvertaken = useSelector(review, (snapshot) => snapshot.matches('overtaken'));
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (decided !== null) tell(decided);
  }, [decided]);
  const isOpen = invoice.status === 'applied' || (invoice.status === 'issued' && invoice.kind === 'paper');
  return (
    <article onKeyDown={leadFrom(place, onOpen)}>
      <PageHeader
        title={t`Invoice for ${order_no}`}
        back={{ label: t`Invoices`, href: list.href }}
        actions={place && <PlaceInQueue label={list.name} place={place} />}
      />
      <LastInvoice last={last} />
      <div className={sides.sides}>
        <Stack>
          <Card title={<Trans>What was applied for</Trans>}>
            <Facts row={row} />
            <ApplicationRows shown={shownOf(invoice)} zone={row.zone} files={props.files} />
          </Card>
          <Earlier earlier={row.earlier} />
        </Stack>
        <Card title={<Trans>Decision</Trans>}>
          {isOpen ? (
            <Stack gap="md">
              {invoice.status === 'applied' && (
                <Text c="dimmed">
                  <Trans>
                    The client reads {languageNames[language]}; the usual sentences are filled in in that language.
                  </Trans>
                </Text>
              )}
              <Decide {...props} />
              {isOvertaken && <AppLink href={place?.next ?? list.href}>{t`Go on with the next one`}</AppLink>}
            </Stack>
          ) : (
            <Standing row={row} files={props.files} />
          )}
        </Card>
      </div>
    </article>
  );
}

function Facts({ row: { invoice, order, applied_by } }: Pick<DecideProps, 'row'>) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const known = order.enterprise_number;
  return (
    <Stack mb="md">
      <Receipt
        rows={[
          { id: 'client', label: t`Client`, value: order.full_name },
          { id: 'amount', label: t`Amount`, value: <MoneyText money={invoice.amount} strong /> },
          { id: 'by', label: t`Applied for by`, value: applied_by },
          { id: 'at', label: t`Applied for`, value: moment(invoice.applied_at) },
        ]}
      />
      {invoice.register === 'not_asked' && (
        <Notice tone="warn" title={<Trans>The register could not be asked about the number.</Trans>}>
          <Trans>Please check by hand that it belongs to the company.</Trans>
        </Notice>
      )}
      {known !== null && known !== invoice.taxpayer_id && (
        <Notice tone="warn" title={<Trans>The verified enterprise has another number: {known}</Trans>} />
      )}
    </Stack>
  );
}

/** What earlier applications for the order were refused for. */
function Earlier({ earlier }: Pick<DeskInvoice, 'earlier'>) {
  const { moment } = useFormats();
  if (earlier.length === 0) return null;
  return (
    <Card title={<Plural value={earlier.length} one="Refused before" other="Refused # times before" />}>
      <Stack gap="sm">
        {earlier.map(({ decided_at, decided_by, refusal }) => (
          <div key={decided_at}>
            <Text fz="sm" c="dimmed">
              {[decided_at === null ? null : moment(decided_at), decided_by]
                .filter((each) => each !== null)
                .join(' · ')}
            </Text>
            <Refusal refusal={refusal} />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Refusal({ refusal: { code, fields } }: { readonly refusal: InvoiceRefusal }) {
  const { i18n } = useLingui();
  return (
    <>
      <div>{i18n._(invoiceRefusalWords[code])}</div>
      <Stack component="ul" gap={4} m={0} pl="lg">
        {fields.map(({ field, words }) => (
          <li key={field}>
            <strong>{i18n._(invoiceFieldWords[field])}</strong> <bdi>{words}</bdi>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** How an application stands that was decided before this page was opened. */
function Standing({ row, files }: Pick<DecideProps, 'row' | 'files'>) {
  const { t, i18n } = useLingui();
  const { moment, calendarDay } = useFormats();
  const { invoice, decided_by, decided_at } = row;
  const when = decided_at === null ? null : moment(decided_at);
  return (
    <Stack gap="sm">
      <Notice tone={invoice.status === 'refused' ? 'info' : 'good'} title={i18n._(invoiceStatusWords[invoice.status])}>
        {decided_by !== null && when !== null && (
          <Trans>
            By {decided_by}, {when}.
          </Trans>
        )}
      </Notice>
      {invoice.refusal !== null && <Refusal refusal={invoice.refusal} />}
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
