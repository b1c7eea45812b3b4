import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { DeskVerification } from '#contract/calls/deskVerifications.ts';
import {
  isSameVerificationType,
  mainlandVerificationType,
  type VerificationField,
} from '#contract/entities/verification.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { verificationFieldLabel } from '../../i18n/verificationLabels.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckDigitWarning } from '../CheckDigitWarning.tsx';

export function SubmittedDetails({ row }: { readonly row: DeskVerification }) {
  const { t, i18n } = useLingui();
  const { moment, day } = useFormats();
  const { legal_person: person, power_of_attorney_until: until, registered_number: registered } = row;
  const isMainland = isSameVerificationType(row.verification_type, mainlandVerificationType);
  const field = (id: VerificationField, value: string) => ({
    id,
    label: i18n._(verificationFieldLabel(row.zone, id)),
    value: <bdi>{value}</bdi>,
  });
  return (
    <Stack>
      <DetailList
        rows={[
          field('company_name', row.company_name),
          field('translated_name', row.translated_name),
          field('credit_code', row.credit_code),
          ...(person === null
            ? []
            : [field('legal_person_name', person.name), field('legal_person_id', person.number)]),
          ...(isMainland
            ? [
                {
                  id: 'authorisation',
                  label: t`Legal representative’s authorisation`,
                  value: row.is_authorised ? t`Given` : t`Not given`,
                },
              ]
            : []),
          ...(until === null ? [] : [{ id: 'until', label: t`Power of attorney valid until`, value: day(until) }]),
          field('mobile', displayedMobile(row.zone, row.mobile)),
          { id: 'client', label: t`Client`, value: row.full_name },
          { id: 'by', label: t`Submitted by`, value: row.submitted_by },
          { id: 'at', label: t`Submitted on`, value: moment(row.submitted_at) },
        ]}
      />
      <CheckDigitWarning zone={row.zone} number={row.credit_code} />
      {row.register === 'listed' ? (
        <Notice tone="good" title={<Trans>This number is in the register.</Trans>} />
      ) : (
        <Notice tone="warn" title={<Trans>We couldn’t check this number against the register.</Trans>}>
          <Trans>Check manually that it belongs to the company.</Trans>
        </Notice>
      )}
      {registered !== null && registered !== row.credit_code && (
        <Notice tone="warn" title={<Trans>The company signed up with a different number: {registered}.</Trans>}>
          <Trans>Compare both with the licence.</Trans>
        </Notice>
      )}
      {row.is_number_taken && (
        <Notice tone="bad" title={<Trans>Another client is already verified under this number.</Trans>} />
      )}
    </Stack>
  );
}
