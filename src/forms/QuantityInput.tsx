import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { BareControl } from './controls/BareControl.tsx';

interface QuantityInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
}

/** A whole number within bounds. Blur and Enter correct invalid input; its message stays until the next input. */
export function QuantityInput({ label, value, onChange, min = 0, max }: QuantityInputProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const most = i18n.number(max);
  const [wrong, setWrong] = useState<QuantityProblem | null>(null);

  const change = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    setTyped(null);
    setWrong(next > max ? 'too_much' : null);
    if (kept !== value) onChange(kept);
  };
  /**
   * Passes on a valid number while the user types, so that leaving the page loses nothing. Corrections wait for blur or
   * Enter.
   */
  const onTyped = (text: string) => {
    setTyped(text);
    if (text === '') return setWrong(null);
    const next = parseWholeNumber(text);
    if (next === null) return setWrong('not_whole');
    setWrong(next > max ? 'too_much' : null);
    if (next !== value && next >= min && next <= max) onChange(next);
  };
  const settle = () => {
    if (typed === null) return;
    const next = typed === '' ? min : parseWholeNumber(typed);
    if (next === null) setTyped(null);
    else change(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = keySteps[event.key];
    if (event.key === 'Enter') settle();
    if (step === undefined) return;
    event.preventDefault();
    change((parseWholeNumber(typed ?? '') ?? value) + step);
  };

  return (
    <div>
      <Button.Group>
        <Button
          variant="default"
          w={40}
          h={40}
          px={0}
          onClick={() => change(value - 1)}
          disabled={value <= min}
          aria-label={t`Decrease: ${label}`}
        >
          <IconMinus size={16} aria-hidden="true" />
        </Button>
        <BareControl
          aria-label={label}
          w={64}
          radius={0}
          styles={{ input: { blockSize: 40, textAlign: 'center' } }}
          inputMode="numeric"
          role="spinbutton"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={`${id}-most`}
          value={typed ?? String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onText={(text) => onTyped(normalizeTyped(text))}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="default"
          w={40}
          h={40}
          px={0}
          onClick={() => change(value + 1)}
          disabled={value >= max}
          aria-label={t`Increase: ${label}`}
        >
          <IconPlus size={16} aria-hidden="true" />
        </Button>
      </Button.Group>
      <Text id={`${id}-most`} role="status" fz="sm" c="var(--warn)" maw="12rem">
        {wrong === 'too_much' && <Trans>You can order up to {most}.</Trans>}
        {wrong === 'not_whole' && <Trans>Enter a whole number.</Trans>}
      </Text>
    </div>
  );
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type QuantityProblem = 'too_much' | 'not_whole';

/** Accepts full-width digits of an input method and grouped thousands. */
const normalizeTyped = (text: string): string => text.normalize('NFKC').replace(/[\s,]/g, '').slice(0, 8);

const parseWholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);
