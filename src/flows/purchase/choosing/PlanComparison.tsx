import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Plan } from '#contract/entities/product.ts';
import { LoadingState } from '#src/ui/LoadingState.tsx';

const PlanTable = lazy(async () => ({ default: (await import('./PlanTable.tsx')).PlanTable }));

interface Props {
  readonly plans: readonly Plan[];
}

/** All plans side by side, folded away and not fetched until somebody asks. */
export function PlanComparison({ plans }: Props) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details onToggle={() => setWanted(true)}>
      <summary>
        <Trans>Compare all plans</Trans>
      </summary>
      {isWanted && (
        <Suspense fallback={<LoadingState rows={4} rowHeight={34} />}>
          <PlanTable plans={plans} />
        </Suspense>
      )}
    </details>
  );
}
