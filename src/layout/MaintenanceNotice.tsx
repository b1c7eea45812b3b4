import { Box } from '@mantine/core';
import { isInMaintenance, type PublicSettings } from '#contract/entities/session.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { Notice } from '../ui/Notice.tsx';

interface MaintenanceNoticeProps {
  readonly maintenance: PublicSettings['maintenance'];
  readonly now: Date;
}

/** Renders nothing outside the maintenance window. */
export function MaintenanceNotice({ maintenance, now }: MaintenanceNoticeProps) {
  const { text, span } = useFormats();
  if (maintenance === null || !isInMaintenance(maintenance, now)) return null;
  return (
    <Box mb="md">
      <Notice tone="warn" title={text(maintenance.text)}>
        {span(maintenance.starts_at, maintenance.ends_at)}
      </Notice>
    </Box>
  );
}
