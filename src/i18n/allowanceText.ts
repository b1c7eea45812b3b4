import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Allowance } from '#contract/entities/product.ts';
import { useFormats } from './useFormats.ts';

const allowanceLabels: Readonly<Record<keyof Allowance, MessageDescriptor>> = {
  accounts: msg`Accounts`,
  storage_gb: msg`Storage`,
  edm: msg`Marketing emails`,
  api_calls: msg`API calls per year`,
};

export function useAllowanceText() {
  const { i18n } = useLingui();
  const { number } = useFormats();
  return {
    name: (part: keyof Allowance) => i18n._(allowanceLabels[part]),
    amount: (part: keyof Allowance, value: number) => (part === 'storage_gb' ? `${number(value)} GB` : number(value)),
  };
}
