import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { DeskVerification } from '#contract/calls/deskVerifications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';

/** Who has looked at the legal person and at the documents, this time too. */
export function Looks({ looks }: Pick<DeskVerification, 'looks'>) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <Card title={<Trans>Who has looked at it</Trans>}>
      <Stack gap="sm">
        <div>
          <Trans>Whoever opens the legal person’s details or a document is written down here.</Trans>
        </div>
        {looks.length > 0 && (
          <Stack component="ul" gap={4} ps="lg" fz="sm" style={{ listStyle: 'disc' }}>
            {looks.map(({ look_id, by, at, file }) => (
              <li key={look_id}>{[by, file ?? t`Legal person`, moment(at)].join(' · ')}</li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
