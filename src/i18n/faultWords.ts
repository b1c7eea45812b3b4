import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Failures other than the server's refusals. */
export type FaultName = 'offline' | 'unreachable' | 'timeout' | 'broken';

export const faultWords = {
  offline: msg`You are offline. Please check your connection and try again.`,
  unreachable: msg`We could not be reached. Please try again in a moment.`,
  timeout: msg({ id: 'fault.timeout', message: 'Network timeout. Please refresh the page.' }),
  broken: msg`Something went wrong on our side. Please try again; if it happens again, contact us.`,
} as const satisfies Record<FaultName, MessageDescriptor>;

export function useFaultWords(): (name: FaultName) => string {
  const { _ } = useLingui();
  return (name) => _(faultWords[name]);
}
