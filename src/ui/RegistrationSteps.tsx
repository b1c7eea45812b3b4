import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Steps, type WizardStep } from './Steps.tsx';

const labels = {
  company: msg`Your company`,
  mail: msg`Confirm by email`,
  password: msg`Choose a password`,
  done: msg`Done`,
} as const satisfies Record<string, MessageDescriptor>;

type StepName = keyof typeof labels;

const names: readonly StepName[] = ['company', 'mail', 'password', 'done'];

/** Two steps before opening the e-mail, two after. */
export function RegistrationSteps({ current }: { readonly current: StepName }) {
  const { t } = useLingui();
  const at = names.indexOf(current);
  const steps = names.map((id, index): WizardStep => {
    const isDone = index < at || current === 'done';
    return { id, label: t(labels[id]), state: isDone ? 'done' : index === at ? 'current' : 'ahead' };
  });
  return <Steps label={t`Registration steps`} steps={steps} />;
}
