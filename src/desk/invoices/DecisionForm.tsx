import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DeskInvoice } from '#contract/calls/deskInvoices.ts';
import { invoiceRefusalCodes } from '#contract/entities/invoice.ts';
import { fieldsOf } from '#machines/lifecycles/invoice.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import { Review } from '../../flowkit/review/Review.tsx';
import type { PageFiles } from '../../flowkit/upload/pageFiles.ts';
import { invoiceFieldLabel, invoiceRefusalMessages } from '../../i18n/invoiceLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ReasonForm } from '../review/ReasonForm.tsx';
import { IssueForm, type IssueInput } from './IssueForm.tsx';
import { MailForm } from './MailForm.tsx';
import { suggestedReasons } from './suggestedReasons.ts';

export interface DecisionFormProps {
  readonly row: DeskInvoice;
  readonly review: ActorRefFrom<typeof reviewMachine>;
  readonly newKey: () => string;
  readonly upload: typeof uploadMachine;
  readonly files: PageFiles;
}

const emptyIssueInput: IssueInput = { invoice_number: '', invoiced_on: '', files: {} };

const verdictLabels = {
  issue: { own: <Trans>Issued.</Trans>, before: <Trans>Already issued.</Trans> },
  refuse: { own: <Trans>Rejected.</Trans>, before: <Trans>Already rejected.</Trans> },
  mail: { own: <Trans>Posted.</Trans>, before: <Trans>Already posted.</Trans> },
};

/** An application is issued or refused; an issued paper invoice is then mailed. */
export function DecisionForm({ row, review, newKey, upload, files }: DecisionFormProps) {
  const { i18n } = useLingui();
  const { text } = useFormats();
  const { invoice, zone, language } = row;
  const [issuing, setIssuing] = useState(emptyIssueInput);
  const [code, setCode] = useState('');
  const [mailing, setMailing] = useState({ carrier: '', tracking_number: '' });
  if (invoice.status === 'issued') {
    const controls = (give: Parameters<NonNullable<Parameters<typeof Review>[0]['verdicts']>['controls']>[0]) => (
      <MailForm mailing={mailing} onType={setMailing} onMail={(details) => give('mail', details)} />
    );
    return <Review review={review} parts={[]} newKey={newKey} verdicts={{ controls, words: verdictLabels }} />;
  }
  const parts = fieldsOf(invoice.kind).map((part) => ({
    part,
    label: i18n._(invoiceFieldLabel(zone, part)),
    sentences: suggestedReasons[part].map((sentence) => ({ label: text(sentence), words: sentence[language] })),
  }));
  return (
    <Review
      review={review}
      parts={parts}
      newKey={newKey}
      verdicts={{
        words: verdictLabels,
        controls: (give) => (
          <Stack gap="xl">
            <Stack gap="sm">
              <Title order={3}>
                <Trans>Reject</Trans>
              </Title>
              <ReasonForm
                id="refuse"
                codes={invoiceRefusalCodes}
                words={invoiceRefusalMessages}
                code={code}
                onType={setCode}
                onGive={(given) => give('refuse', { code: given })}
                action={<Trans>Reject</Trans>}
              />
            </Stack>
            <Stack gap="sm">
              <Title order={3}>
                <Trans>Issue invoice</Trans>
              </Title>
              <IssueForm
                zone={zone}
                kind={invoice.kind}
                ordered_at={row.order.created_at}
                issuing={issuing}
                onType={setIssuing}
                upload={upload}
                files={files}
                onIssue={(details) => give('issue', details)}
              />
            </Stack>
          </Stack>
        ),
      }}
    />
  );
}
