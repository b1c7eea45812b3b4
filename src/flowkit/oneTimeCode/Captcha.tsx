import '@mantine/core/styles/Slider.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Slider, Text } from '@mantine/core';
import { IconChevronsRight, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './captcha.module.css';

interface CaptchaProps {
  readonly state: 'open' | 'proving' | 'passed';
  readonly problem: ReactNode;
  readonly onSlide: () => void;
}

const sliderEnd = 100;
/** A finger need not reach the very end. */
const sliderThreshold = 95;

/**
 * A slider that is moved to its end by pointer (a press there counts) or keyboard. A pointer that releases it before
 * the end sends it back; keys do not, as they move it in steps.
 */
export function Captcha({ state, problem, onSlide }: CaptchaProps) {
  const { t } = useLingui();
  const [value, setValue] = useState(0);
  const byPointer = useRef(false);
  const help = useId();
  if (state === 'proving') {
    return (
      <Text role="status">
        <Trans>Verifying…</Trans>
      </Text>
    );
  }
  if (state === 'passed') {
    return (
      <Group role="status" gap="xs">
        <IconCircleCheck size={20} aria-hidden="true" />
        <Trans context="captcha">Verified</Trans>
      </Group>
    );
  }
  // Completes as soon as the end is reached: on a slow page the last moves arrive after the release, too late for
  // `onChangeEnd`.
  const move = (reached: number) => {
    const isThere = reached >= sliderThreshold;
    setValue(isThere ? 0 : reached);
    if (isThere) onSlide();
  };
  return (
    <div>
      <div
        className={classes.captcha}
        onPointerDownCapture={() => {
          byPointer.current = true;
        }}
        onKeyDownCapture={() => {
          byPointer.current = false;
        }}
      >
        <Slider
          classNames={{ track: classes.track ?? '', bar: classes.bar ?? '', thumb: classes.thumb ?? '' }}
          size={22}
          thumbSize={44}
          radius="md"
          step={5}
          max={sliderEnd}
          value={value}
          onChange={move}
          onChangeEnd={() => byPointer.current && setValue(0)}
          label={null}
          thumbLabel={t`Slide right to verify`}
          thumbProps={{ 'aria-describedby': help }}
          thumbChildren={<IconChevronsRight size={22} aria-hidden="true" />}
        />
        {value === 0 && (
          <span className={classes.words} aria-hidden="true">
            <Trans>Slide right to verify</Trans>
          </span>
        )}
      </div>
      <Text id={help} size="sm" c="dimmed" mt={4}>
        <Trans>
          You can also press the right end of the slider. <span data-mouse-only>On a keyboard, press End.</span>
        </Trans>
      </Text>
      {problem !== null && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt={4}>
          {problem}
        </Text>
      )}
    </div>
  );
}
