import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Failures other than the server's refusals. */
export type FaultName = 'offline' | 'unreachable' | 'timeout' | 'broken';

export const faultMessages = {
  offline: msg`You’re offline. Check your connection and try again.`,
  unreachable: msg`We couldn’t connect. Try again in a moment.`,
  timeout: msg({ id: 'fault.timeout', message: 'Network timeout. Refresh the page.' }),
  broken: msg`Something went wrong on our side. Try again. If it keeps happening, contact us.`,
} as const satisfies Record<FaultName, MessageDescriptor>;

export function useFaultMessage(): (name: FaultName) => string {
  const { _ } = useLingui();
  return (name) => _(faultMessages[name]);
}
