import { Trans, useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import classes from './QuantityInput.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface QuantityInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  readonly unit?: string;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string;
}

/**
 * A whole number between two bounds: typed, stepped by buttons or by the arrow keys. What cannot be is not kept; that
 * more was wanted than can be is said until something else is.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, min = 0, max, unit, hideLabel = false, disabled = false, describedBy } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const most = i18n.number(max);
  const [isTooMuch, setTooMuch] = useState(false);

  const change = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    setTyped(null);
    setTooMuch(next > max);
    if (kept !== value) onChange(kept);
  };
  /** What is possible is said at once, so that leaving the page loses nothing; the rest waits until it is settled. */
  const onTyped = (digits: string) => {
    setTyped(digits);
    const next = Number(digits);
    setTooMuch(next > max);
    if (digits !== '' && next !== value && next >= min && next <= max) onChange(next);
  };
  const settle = () => {
    if (typed !== null) change(typed === '' ? min : Number(typed));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = keySteps[event.key];
    if (event.key === 'Enter') settle();
    if (step === undefined) return;
    event.preventDefault();
    change((typed === null || typed === '' ? value : Number(typed)) + step);
  };

  return (
    <div className={classes.quantity}>
      <label htmlFor={id} className={classes.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={classes.control}>
        <button
          type="button"
          className={classes.step}
          onClick={() => change(value - 1)}
          disabled={disabled || value <= min}
          aria-label={t`Less: ${label}`}
        >
          <IconMinus size={16} aria-hidden="true" />
        </button>
        <input
          id={id}
          className={classes.input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={unit === undefined ? undefined : `${i18n.number(value)} ${unit}`}
          aria-describedby={[describedBy, `${id}-most`].filter((part) => part !== undefined).join(' ')}
          value={typed ?? String(value)}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onTyped(digitsOf(event.currentTarget.value))}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={classes.step}
          onClick={() => change(value + 1)}
          disabled={disabled || value >= max}
          aria-label={t`More: ${label}`}
        >
          <IconPlus size={16} aria-hidden="true" />
        </button>
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      </div>
      <p id={`${id}-most`} role="status" className={classes.most}>
        {isTooMuch && <Trans>At most {most} can be ordered.</Trans>}
      </p>
    </div>
  );
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The digits of what was typed or pasted; full-width ones of an input method count as well. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
