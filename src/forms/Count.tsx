import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';

/** How many characters are left, or too many. */
export function Count({ id, left }: { readonly id: string; readonly left: number }) {
  const { t } = useLingui();
  const over = -left;
  return (
    <Text id={id} mt={4} fz="sm" c={left < 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
      {left < 0
        ? t`${plural(over, { one: '# character too many', other: '# characters too many' })}`
        : t`${plural(left, { one: '# character left', other: '# characters left' })}`}
    </Text>
  );
}
