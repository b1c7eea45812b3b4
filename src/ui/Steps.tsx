import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Steps.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Step {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: 'done' | 'current' | 'ahead';
  /** Where the flow allows to go back to a step that is done. */
  readonly onBack?: () => void;
}

/** The steps of a flow in their order: where one stands, what is done, what is ahead. */
export function Steps({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={label ?? t`Steps`}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={classes.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepBody step={step}>
              <span className={classes.mark} aria-hidden="true">
                {step.state === 'done' ? <IconCheck size={14} stroke={3} /> : index + 1}
              </span>
              <span>{step.label}</span>
              {step.state === 'done' && (
                <VisuallyHidden>
                  <Trans>(done)</Trans>
                </VisuallyHidden>
              )}
            </StepBody>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepBody({ step, children }: { step: Step; children: ReactNode }) {
  if (step.state !== 'done' || step.onBack === undefined) return <span className={classes.body}>{children}</span>;
  return (
    <button type="button" className={classes.body} onClick={step.onBack}>
      {children}
    </button>
  );
}
