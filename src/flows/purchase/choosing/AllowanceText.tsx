import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { Allowance } from '#contract/entities/product.ts';
import { useFormats } from '#src/i18n/useFormats.ts';

export function AllowanceText({ allowance }: { readonly allowance: Allowance }) {
  return (
    <Group component="span" gap="xs" c="var(--mantine-color-text)">
      {useAllowance(allowance).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Group>
  );
}

export function useAllowance({ accounts, storage_gb, edm, api_calls }: Allowance): readonly string[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const parts = [
    t`${plural(accounts, { one: '# account', other: '# accounts' })}`,
    t`${number(storage_gb)} GB storage`,
  ];
  if (edm > 0)
    parts.push(t`${plural(edm, { one: '# marketing email per year', other: '# marketing emails per year' })}`);
  if (api_calls > 0) parts.push(t`${plural(api_calls, { one: '# API call per year', other: '# API calls per year' })}`);
  return parts;
}
