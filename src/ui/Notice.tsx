import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';
import { SupportPlace } from './SupportPlace.tsx';

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
  /** `alert` interrupts a screen reader: for what failed just now. `none` for what was there with the page. */
  readonly live?: 'status' | 'alert' | 'none';
  /** Offers the way to support among the actions: for what went wrong. */
  readonly support?: boolean;
}

/** Something said in place, beside the work that it concerns. */
export function Notice({ tone, title, children, actions, onClose, live = 'none', support = false }: NoticeProps) {
  const { t } = useLingui();
  const Icon = toneIcons[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={live === 'none' ? undefined : live}>
      <Icon size={20} aria-hidden="true" className={classes.icon} />
      <div className={classes.content}>
        {title !== undefined && <div className={classes.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {(actions !== undefined || support) && (
          <div className={classes.actions}>
            {actions}
            {support && <SupportPlace />}
          </div>
        )}
      </div>
      {onClose !== undefined && (
        <button type="button" className={classes.close} onClick={onClose} aria-label={t`Close`}>
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
