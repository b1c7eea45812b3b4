import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgendaFilter } from '#contract/calls/deskAppointments.ts';

/** How the lists of the agenda are called. */
export const agendaNames = {
  coming: msg`To come`,
  unsettled: msg`To be settled`,
  settled: msg`Over`,
} as const satisfies Record<AgendaFilter, MessageDescriptor>;
