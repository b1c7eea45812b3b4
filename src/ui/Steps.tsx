import '@mantine/core/styles/ThemeIcon.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, ThemeIcon } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface WizardStep {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: 'done' | 'current' | 'ahead';
  /** Set if the flow allows going back to this step. */
  readonly onBack?: () => void;
}

const colors = { done: 'good', current: 'brand', ahead: 'gray' } as const satisfies Record<WizardStep['state'], string>;

/**
 * Not Mantine's Stepper: it renders every step as a button, even one without a target, in no list and with its state in
 * colour only.
 */
export function Steps({ steps, label }: { steps: readonly WizardStep[]; label?: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={label ?? t`Steps`}>
      <Group component="ol" gap="4px 24px" mb="xs">
        {steps.map((step, index) => (
          <li key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
            <StepBody step={step}>
              <ThemeIcon
                component="span"
                size={24}
                radius="xl"
                fz="sm"
                variant={step.state === 'current' ? 'filled' : 'light'}
                color={colors[step.state]}
                aria-hidden="true"
              >
                {step.state === 'done' ? <IconCheck size={14} stroke={3} /> : index + 1}
              </ThemeIcon>
              <span>{step.label}</span>
              {step.state === 'done' && (
                <VisuallyHidden>
                  <Trans>(done)</Trans>
                </VisuallyHidden>
              )}
            </StepBody>
          </li>
        ))}
      </Group>
    </nav>
  );
}

function StepBody({ step, children }: { step: WizardStep; children: ReactNode }) {
  if (step.state !== 'done' || step.onBack === undefined) {
    const look = step.state === 'current' ? { fw: 650 } : { c: 'dimmed' };
    return (
      <Group component="span" gap="xs" wrap="nowrap" mih={32} {...look}>
        {children}
      </Group>
    );
  }
  return (
    <Anchor component="button" type="button" mih={32} onClick={step.onBack}>
      {children}
    </Anchor>
  );
}
