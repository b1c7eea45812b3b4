import { useMemo } from 'react';
import type { AppointmentInfo } from '#contract/entities/appointment.ts';
import { formatsOf } from '#src/i18n/formats.ts';
import { useFormats } from '#src/i18n/useFormats.ts';

/** How the active language writes times in the client's time zone, which the pages of the flow name. */
export function useClientTimes(told: Pick<AppointmentInfo, 'time_zone'> | null) {
  const { language } = useFormats();
  const timeZone = told?.time_zone ?? 'UTC';
  return useMemo(() => ({ ...formatsOf(language, { timeZone, isZoneSaid: true }), timeZone }), [language, timeZone]);
}
