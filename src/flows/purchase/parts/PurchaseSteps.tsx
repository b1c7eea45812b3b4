import { Trans, useLingui } from '@lingui/react/macro';
import { type Step, Steps } from '#src/ui/Steps.tsx';
import { isLater } from '../pageIn.ts';
import type { ViewProps } from '../view.ts';

/** The three steps, and the way back where the machine allows it. */
export function PurchaseSteps({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const edit = { type: 'selection.edit' } as const;
  const at = stepOf(snapshot);
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'current' : 'ahead');
  const steps: readonly Step[] = [
    {
      id: 'choose',
      label: <Trans>Choose</Trans>,
      state: stateOf(0),
      ...(snapshot.can(edit) && { onBack: () => send(edit) }),
    },
    { id: 'review', label: <Trans>Review</Trans>, state: stateOf(1) },
    { id: 'done', label: <Trans>Done</Trans>, state: stateOf(2) },
  ];
  return <Steps label={t`Steps of the purchase`} steps={steps} />;
}

const stepOf = (snapshot: ViewProps['snapshot']): 0 | 1 | 2 => {
  if (snapshot.matches('placed')) return 2;
  return isLater(snapshot) ? 1 : 0;
};
