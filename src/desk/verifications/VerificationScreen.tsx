import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { DeskVerification } from '#contract/calls/deskVerifications.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import {
  verificationFieldLabel,
  verificationFieldLabels,
  verificationRefusalMessages,
  verificationStatusLabels,
} from '../../i18n/verificationLabels.ts';
import { Card } from '../../ui/Card.tsx';
import { DecisionNotice, EarlierDecisions, RefusalReasons } from '../review/DecisionNotice.tsx';
import { DecisionPanel, ReviewPage, type ReviewQueueProps } from '../review/ReviewPage.tsx';
import { SubmittedFile } from '../review/SubmittedFile.tsx';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';
import { SubmittedDetails } from './SubmittedDetails.tsx';

interface VerificationScreenProps extends DecisionFormProps, ReviewQueueProps {
  readonly addressOf: (file_id: string) => string;
  readonly list: { readonly name: string; readonly href: string };
}

export function VerificationScreen(props: VerificationScreenProps) {
  const { row, review, newKey, addressOf, list, ...inQueue } = props;
  const { t, i18n } = useLingui();
  const { company_name, power_of_attorney: attorney, business_license: license, zone } = row;
  const licenceLabel = i18n._(verificationFieldLabels.business_license);
  const attorneyLabel = i18n._(verificationFieldLabels.power_of_attorney);
  return (
    <ReviewPage
      {...inQueue}
      title={t`Verification of ${company_name}`}
      review={review}
      list={{ ...list, page: t`Company verifications` }}
    >
      <Stack>
        <Card title={licenceLabel}>
          <SubmittedFile label={licenceLabel} file={license} address={addressOf(license.file_id)} />
        </Card>
        {attorney !== null && (
          <Card title={attorneyLabel}>
            <SubmittedFile label={attorneyLabel} file={attorney} address={addressOf(attorney.file_id)} />
          </Card>
        )}
      </Stack>
      <Stack>
        <Card title={<Trans>Submitted details</Trans>}>
          <SubmittedDetails row={row} />
        </Card>
        <EarlierDecisions
          title={<Plural value={row.earlier.length} one="Previous decision" other="# previous decisions" />}
          decisions={row.earlier.map(({ status, refusal, ...by }) => ({
            ...by,
            status: i18n._(verificationStatusLabels[status]),
            refusal: refusal && <RefusalDetails zone={zone} refusal={refusal} />,
          }))}
        />
        <Card title={<Trans>Decision</Trans>}>
          <Stack gap="md">
            {row.status !== 'pending' && <CurrentDecision row={row} />}
            {row.decisions.length > 0 && (
              <DecisionPanel review={review} language={row.language} next={inQueue.place?.next ?? list.href}>
                <DecisionForm row={row} review={review} newKey={newKey} />
              </DecisionPanel>
            )}
          </Stack>
        </Card>
        <AccessLog looks={row.looks} />
      </Stack>
    </ReviewPage>
  );
}

/** For a verification that was decided before this page was opened. */
function CurrentDecision({ row: { status, refusal, zone, ...by } }: Pick<DecisionFormProps, 'row'>) {
  const { i18n } = useLingui();
  return (
    <Stack gap="sm">
      <DecisionNotice
        tone={status === 'pass' ? 'good' : 'info'}
        title={i18n._(verificationStatusLabels[status])}
        decided_at={by.decided_at}
        decided_by={by.decided_by}
      />
      {refusal !== null && <RefusalDetails zone={zone} refusal={refusal} />}
    </Stack>
  );
}

/** Everyone who has opened the legal person's details or a document, including this view. */
function AccessLog({ looks }: Pick<DeskVerification, 'looks'>) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <Card title={<Trans>Access log</Trans>}>
      <Stack gap="sm">
        <div>
          <Trans>Everyone who opens the legal representative’s details or a document is logged here.</Trans>
        </div>
        {looks.length > 0 && (
          <Stack component="ul" gap={4} ps="lg" fz="sm" style={{ listStyle: 'disc' }}>
            {looks.map(({ look_id, by, at, file }) => (
              <li key={look_id}>{[by, file ?? t`Legal representative`, moment(at)].join(' · ')}</li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

interface RefusalDetailsProps {
  readonly zone: Zone;
  readonly refusal: VerificationRefusal;
}

/** Also what is still missing after a provisional acceptance. */
function RefusalDetails({ zone, refusal: { code, fields } }: RefusalDetailsProps) {
  const { i18n } = useLingui();
  const parts = fields.map(({ field, words }) => ({
    id: field,
    label: i18n._(verificationFieldLabel(zone, field)),
    words,
  }));
  return <RefusalReasons reason={i18n._(verificationRefusalMessages[code])} parts={parts} />;
}
