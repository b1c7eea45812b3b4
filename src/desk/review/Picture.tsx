import '@mantine/core/styles/ActionIcon.layer.css';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { type Icon, IconArrowsMinimize, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './Picture.module.css';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
}

/** Factors of the size at which the whole picture fits. */
const zooms = [1, 1.5, 2, 3, 4, 6] as const;
const largest = zooms.length - 1;

interface View {
  readonly zoom: number;
  /** Quarter turns, clockwise. */
  readonly turns: number;
}

const initialView: View = { zoom: 0, turns: 0 };
const steps = {
  in: (view: View): View => ({ ...view, zoom: Math.min(view.zoom + 1, largest) }),
  out: (view: View): View => ({ ...view, zoom: Math.max(view.zoom - 1, 0) }),
  turn: (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 }),
  reset: (): View => initialView,
} as const;

const keys: Readonly<Record<string, keyof typeof steps>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  r: 'turn',
  '0': 'reset',
};

/** Can be zoomed, moved and turned by buttons, or by the keys + - R 0 and the arrows while focused. */
export function Picture({ src, alt }: PictureProps) {
  const { t } = useLingui();
  const [view, setView] = useState(initialView);
  const [ratio, setRatio] = useState(1);
  const { turns } = view;
  const scale = zooms[view.zoom] ?? 1;
  const isAcross = turns % 2 === 1;
  const vars = { '--ratio': `${isAcross ? 1 / ratio : ratio}`, '--zoom': `${scale}`, '--turns': `${turns}` };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key.toLowerCase()];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setView(steps[step]);
  };
  const percent = `${scale * 100}%`;
  const tool = (step: keyof typeof steps, label: string, Shape: Icon, isIdle = false) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={() => setView(steps[step])}
    >
      <Shape size={20} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <div>
      <Group gap="xs" mb="xs">
        {tool('in', t`Zoom in`, IconZoomIn, view.zoom === largest)}
        {tool('out', t`Zoom out`, IconZoomOut, view.zoom === 0)}
        {tool('turn', t`Rotate`, IconRotateClockwise)}
        {tool('reset', t`Reset view`, IconArrowsMinimize, view === initialView)}
        <Text role="status" c="dimmed" fz="sm">
          {percent}
        </Text>
      </Group>
      <Box component="section" className={classes.place} aria-label={alt} tabIndex={0} onKeyDown={onKeyDown}>
        <Box className={classes.sheet} __vars={vars}>
          <img
            src={src}
            alt={alt}
            className={classes.picture}
            data-across={isAcross}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalHeight === 0 ? 1 : naturalWidth / naturalHeight)
            }
          />
        </Box>
      </Box>
    </div>
  );
}
