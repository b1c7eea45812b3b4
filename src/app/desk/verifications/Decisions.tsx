import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { DeskVerification, DeskVerificationRow } from '#contract/calls/deskVerifications.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import {
  verificationFieldWord,
  verificationRefusalWords,
  verificationStatusWords,
} from '../../../i18n/verificationWords.ts';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** How a verification stands that was decided before this page was opened. */
export function Standing({ row }: { readonly row: DeskVerification }) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const { status, decided_by, decided_at, refusal, zone } = row;
  const when = decided_at === null ? null : moment(decided_at);
  return (
    <Stack gap="sm">
      <Notice tone={status === 'pass' ? 'good' : 'info'} title={i18n._(verificationStatusWords[status])}>
        {decided_by !== null && when !== null && (
          <Trans>
            By {decided_by}, {when}.
          </Trans>
        )}
      </Notice>
      {refusal !== null && <Refusal zone={zone} refusal={refusal} />}
    </Stack>
  );
}

interface EarlierProps {
  readonly zone: Zone;
  readonly earlier: DeskVerificationRow['earlier'];
}

/** What was decided on what the client has handed in before. */
export function Earlier({ zone, earlier }: EarlierProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  if (earlier.length === 0) return null;
  return (
    <Card title={<Plural value={earlier.length} one="Decided before" other="Decided # times before" />}>
      <Stack gap="sm">
        {earlier.map(({ status, decided_at, decided_by, refusal }) => (
          <div key={decided_at}>
            <Text fz="sm" c="dimmed">
              {[i18n._(verificationStatusWords[status]), decided_at === null ? null : moment(decided_at), decided_by]
                .filter((each) => each !== null)
                .join(' · ')}
            </Text>
            {refusal !== null && <Refusal zone={zone} refusal={refusal} />}
          </div>
        ))}
      </Stack>
    </Card>
  );
}

interface RefusalProps {
  readonly zone: Zone;
  readonly refusal: VerificationRefusal;
}

function Refusal({ zone, refusal: { code, fields } }: RefusalProps) {
  const { i18n } = useLingui();
  return (
    <>
      <div>{i18n._(verificationRefusalWords[code])}</div>
      <Stack component="ul" gap={4} m={0} pl="lg">
        {fields.map(({ field, words }) => (
          <li key={field}>
            <strong>{i18n._(verificationFieldWord(zone, field))}</strong> <bdi>{words}</bdi>
          </li>
        ))}
      </Stack>
    </>
  );
}
