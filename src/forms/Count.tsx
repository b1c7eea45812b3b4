import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import classes from './forms.module.css';

/** How many characters are left, or too many. */
export function Count({ id, left }: { readonly id: string; readonly left: number }) {
  const { t } = useLingui();
  const over = -left;
  return (
    <p id={id} className={classes.count} data-over={left < 0 || undefined}>
      {left < 0
        ? t`${plural(over, { one: '# character too many', other: '# characters too many' })}`
        : t`${plural(left, { one: '# character left', other: '# characters left' })}`}
    </p>
  );
}
