import { useLingui } from '@lingui/react/macro';
import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SupportLink } from './SupportLink.tsx';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

export const toneIcons = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconCircleX,
} as const satisfies Record<Tone, unknown>;

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  /** `alert` interrupts a screen reader: for what failed just now. `none` is for what was there with the page. */
  readonly live?: 'status' | 'alert' | 'none';
  readonly support?: boolean;
}

export function Notice({ tone, title, children, actions, onClose, live = 'none', support = false }: NoticeProps) {
  const { t } = useLingui();
  const Icon = toneIcons[tone];
  const hasActions = actions !== undefined || support;
  return (
    <Alert
      color={tone}
      role={live === 'none' ? 'note' : live}
      icon={<Icon size={20} aria-hidden="true" />}
      title={title}
      {...(onClose !== undefined && { withCloseButton: true, closeButtonLabel: t`Close`, onClose })}
    >
      {(children !== undefined || hasActions) && (
        <>
          {children !== undefined && <div>{children}</div>}
          {hasActions && (
            <Group gap="xs" mt={children === undefined ? 0 : 'xs'}>
              {actions}
              {support && <SupportLink />}
            </Group>
          )}
        </>
      )}
    </Alert>
  );
}
